import { Card } from '@/components/ui/Card';
import { shapes } from '@/components/ui/drawing';
import { Picture } from '@/components/ui/Picture';
import { Section, SectionHeading } from '@/components/ui/Section';
import { unbroken } from '@/components/ui/unbroken';
import type { PictureData } from '@/content/loader';

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

/** Two working weeks, with a day that is marked. */
const calendar = (
  <>
    <path d="M10 26h95v56H10z" className={shapes.card} strokeWidth="2" />
    <path d="M10 10h95v16H10z" className={shapes.roof} />
    <path d="M29 26v56M48 26v56M67 26v56M86 26v56M10 54h95" className={shapes.outline} />
    <path d="M67 54h19v28H67z" className={shapes.solid} />
  </>
);

const drawings = [floorPlan, sealedFolder, calendar];

interface WhyChooseProps {
  title: string;
  /** Accuracy, Confidentiality and Fast Turnaround, in that order. */
  cards: readonly { title: string; text: string }[];
  picture: PictureData;
}

/** Three reasons, each with a drawing. On wide screens, heading and picture are as tall as the cards beside them. */
export function WhyChoose({ title, cards, picture }: WhyChooseProps) {
  return (
    <Section aria-labelledby="why-choose">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <div className="flex flex-col lg:col-span-5">
          <SectionHeading id="why-choose">{title}</SectionHeading>
          <div className="my-auto max-lg:hidden lg:-ml-bleed">
            <Picture picture={picture} slot="half" />
          </div>
        </div>
        <ul className="space-y-4 lg:col-span-7">
          {cards.map((card, index) => (
            <li key={card.title}>
              <Card className="flex items-stretch overflow-hidden max-sm:flex-col">
                <div className="flex shrink-0 items-center justify-center bg-spruce-tint px-5 py-4">
                  <svg viewBox="0 0 116 92" aria-hidden="true" className="h-auto w-28 sm:w-32">
                    {drawings[index]}
                  </svg>
                </div>
                <div className="p-6 max-tiny:p-4">
                  <h3 className="text-heading-m">{card.title}</h3>
                  <p className="mt-2 text-ink-soft">{unbroken(card.text)}</p>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
