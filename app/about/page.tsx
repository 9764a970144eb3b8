import { Approach } from '@/components/about/Approach';
import { Badges } from '@/components/about/Badges';
import { Coverage } from '@/components/about/Coverage';
import { Story } from '@/components/about/Story';
import { WashingtonMap } from '@/components/diagrams/WashingtonMap';
import { breadcrumbItems } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { getAboutText, getDiagramData, getPage } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/about'));

export default function AboutPage() {
  const page = getPage('/about');
  const text = getAboutText();
  return (
    <>
      <JsonLd graph={pageGraph(page, 'AboutPage')} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={text.lede} picture={text.picture} />
      <Story {...text.story}>
        <Badges badges={text.badges} />
      </Story>
      <Approach {...text.approach} />
      <Coverage {...text.coverage}>
        <WashingtonMap {...getDiagramData()['washington-map']} />
      </Coverage>
    </>
  );
}
