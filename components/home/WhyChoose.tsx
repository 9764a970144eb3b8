import { Icon, type IconName } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

interface WhyChooseProps {
  title: string;
  cards: readonly { title: string; text: string }[];
}

/** The icons of Accuracy, Confidentiality and Fast Turnaround, in that order. */
const icons: readonly IconName[] = ['measure', 'lock', 'clock'];

/** Three reasons, side by side, divided by rules like the title block of a drawing. */
export function WhyChoose({ title, cards }: WhyChooseProps) {
  return (
    <Section aria-labelledby="why-choose">
      <SectionHeading id="why-choose">{title}</SectionHeading>
      <ul className="mt-10 grid border-rule border-t md:grid-cols-3">
        {cards.map((card, index) => (
          <li
            key={card.title}
            className="border-rule border-b py-8 md:border-r md:border-b-0 md:px-8 md:first:pl-0 md:last:border-r-0 md:last:pr-0"
          >
            <Icon name={icons[index] ?? 'check'} className="size-8 text-brass-ink" />
            <h3 className="mt-4 text-heading-m">{card.title}</h3>
            <p className="mt-3 text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
