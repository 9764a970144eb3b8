import { Appraisers, Coverage, Story, TitledPoints, WashingtonModel } from '@/components/about/AboutSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/about'));

export default function AboutPage() {
  const { about, page } = getContent();
  return (
    <InnerPage page={page('/about')} wideContent={<WashingtonModel {...about.coverage} />}>
      <Coverage {...about.coverage} />
      <Story {...about} />
      <Appraisers appraisers={about.appraisers} />
      <TitledPoints id="questions" {...about.questions} />
    </InnerPage>
  );
}
