import { JsonLdScript } from 'next-seo';
import { Appraisers, Approach, Badges, Coverage, Story } from '@/components/about/AboutSections';
import { WashingtonMap } from '@/components/diagrams/WashingtonMap';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getAboutText, getBusiness, getDiagramData, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/about'));

export default function AboutPage() {
  const page = getPage('/about');
  const text = getAboutText();
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page, 'AboutPage')} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={text.lede} picture={text.picture} />
      <Story {...text.story}>
        <Badges badges={text.badges} />
      </Story>
      <Approach {...text.approach} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage}>
        <WashingtonMap {...getDiagramData()['washington-map']} />
      </Coverage>
      <CallToActionBand contact={getBusiness()} text={page.call} />
    </>
  );
}
