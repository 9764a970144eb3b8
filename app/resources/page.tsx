import { LinkCards } from '@/components/ui/Card';
import { SectionLinks } from '@/components/ui/LongTextLayout';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/resources'));

export default function ResourceCenterPage() {
  const { guides, page } = getContent();
  const cards = guides.map((guide) => ({
    ...guide,
    more: (
      <SectionLinks
        headings={guide.content.headings.slice(0, 3)}
        path={guide.path}
        className="relative z-10 border-rule border-t font-serif text-lead lg:col-start-2 lg:row-span-3 lg:row-start-1 [&_a]:text-spruce-deep [&_a]:underline [&_a]:decoration-brass [&_a]:underline-offset-4"
      />
    ),
  }));
  return (
    <InnerPage page={page('/resources')}>
      <Section space="tight" aria-label="Guides">
        <LinkCards cards={cards} layout="rows" priority />
      </Section>
    </InnerPage>
  );
}
