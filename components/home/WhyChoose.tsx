import { letters, shapes } from '@/components/diagrams/shapes';
import { Card } from '@/components/ui/Card';
import type { PictureData } from '@/content/loader';
import { Picture } from '@/components/ui/Picture';

/** A floor plan with its dimension lines. */
const floorPlan = (
  <>
    <path d="M18 14h66v48H18z" className={shapes.card} strokeWidth="2" />
    <path d="M50 14v18M50 46v16M18 38h20M64 38h20" className={shapes.line} strokeWidth="2" />
    <path d="M18 80h66M18 75v10M84 75v10M98 14v48M93 14h10M93 62h10" className={shapes.dimension} strokeWidth="2" />
  </>
);

/** A report in a sealed folder. */
const sealedFolder = (
  <>
    <path d="M30 8h52v30H30z" className={shapes.card} strokeWidth="1.5" />
    <path d="M38 17h36M38 24h24" className={shapes.outline} strokeWidth="1.5" />
    <path d="M14 30h26l6 8h56v48H14z" className={shapes.roof} />
    <path d="M46 58h24v18H46zM51 58v-5a7 7 0 0 1 14 0v5" className={shapes.lock} strokeWidth="2.5" />
  </>
);

const workdays = ['M', 'T', 'W', 'T', 'F'];

/** Two working weeks, with the business days on which a report is typically ready filled in. */
function WorkingDays({ turnaround }: { turnaround: string }) {
  const [first = 0, last = first] = (turnaround.match(/\d+/g) ?? []).map(Number);
  return (
    <>
      {workdays.map((letter, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its column.
        <text key={column} x={18 + column * 20} y="22" textAnchor="middle" className={letters.soft}>
          {letter}
        </text>
      ))}
      {Array.from({ length: 10 }, (_, index) => index + 1).map((day) => (
        <rect
          key={day}
          x={10 + ((day - 1) % 5) * 20}
          y={day <= 5 ? 32 : 58}
          width="16"
          height="20"
          rx="1.5"
          strokeWidth="1.5"
          className={day >= first && day <= last ? shapes.solid : shapes.card}
        />
      ))}
    </>
  );
}

interface WhyChooseProps {
  title: string;
  /** Accuracy, Confidentiality and Fast Turnaround, in that order. */
  cards: readonly { title: string; text: string }[];
  /** Such as `5-7 business days`; the drawing beside the third card shows it. */
  turnaround: string;
  picture: PictureData;
}

/** Three reasons, each with a drawing. On wide screens, heading and picture are as tall as the cards beside them. */
export function WhyChoose({ title, cards, turnaround, picture }: WhyChooseProps) {
  const drawings = [floorPlan, sealedFolder, <WorkingDays key="days" turnaround={turnaround} />];
  return (
    <section aria-labelledby="why-choose" className="overflow-x-clip">
      <div className="mx-auto grid max-w-page gap-x-12 px-5 py-14 md:px-8 md:py-16 lg:grid-cols-12 lg:py-20">
        <div className="flex flex-col lg:col-span-5">
          <h2 id="why-choose" className="text-heading-l">
            {title}
          </h2>
          <div className="-mr-6 -ml-16 hidden grow items-center lg:flex wide:-ml-24">
            <Picture picture={picture} slot="half" />
          </div>
        </div>
        <ul className="mt-8 space-y-4 lg:col-span-7 lg:mt-0">
          {cards.map((card, index) => (
            <li key={card.title}>
              <Card className="flex h-full items-stretch overflow-hidden max-sm:flex-col">
                <div className="flex shrink-0 items-center justify-center bg-spruce-tint px-5 py-4">
                  <svg viewBox="0 0 116 92" aria-hidden="true" className="h-auto w-28 font-sans text-label sm:w-32">
                    {drawings[index]}
                  </svg>
                </div>
                <div className="p-6">
                  <h3 className="text-heading-m">{card.title}</h3>
                  <p className="mt-2 text-ink-soft">{card.text}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
