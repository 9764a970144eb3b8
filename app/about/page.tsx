import { Appraisers, Approach, Badges, Coverage, Story } from '@/components/about/AboutSections';
import { WashingtonMap } from '@/components/about/WashingtonMap';
import { getAboutText, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';
import { InnerPage } from '../innerPage';

export const generateMetadata = () => pageMetadata(getPage('/about'));

export default function AboutPage() {
  const page = getPage('/about');
  const text = getAboutText();
  return (
    <InnerPage page={page} graph={pageGraph(page, 'AboutPage')} lede={text.lede} picture={text.picture}>
      <Story {...text.story}>
        <Badges badges={text.badges} />
      </Story>
      <Approach {...text.approach} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage}>
        <WashingtonMap {...text.map} />
      </Coverage>
    </InnerPage>
  );
}
