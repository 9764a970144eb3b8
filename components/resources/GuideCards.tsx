import { LinkCards } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import type { PictureData } from '@/content/loader';

interface GuideCardsProps {
  guides: readonly { path: string; title: string; summary: string; picture: PictureData }[];
}

/** The guides of the Resource Center. */
export function GuideCards({ guides }: GuideCardsProps) {
  return (
    <Section space="tight" aria-label="Guides">
      <LinkCards cards={guides} slot="third" linkText="Read more" headingLevel={2} />
    </Section>
  );
}
