import { LinkCards } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { getGuides, getPage } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getPage('/resources'));

export default function ResourceCenterPage() {
  const page = getPage('/resources');
  return (
    <InnerPage page={page}>
      <Section space="tight" aria-label="Guides">
        <LinkCards cards={getGuides()} columns={3} />
      </Section>
    </InnerPage>
  );
}
