import { Appraisers, Coverage, Story, TitledPoints, WashingtonModel } from '@/components/about/AboutSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().navigationPage('/about'));

export default function AboutPage() {
  const { about: text, navigationPage } = getContent();
  return (
    <InnerPage page={navigationPage('/about')} wideContent={<WashingtonModel {...text.coverage} />}>
      <Story {...text} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage} />
      <TitledPoints id="questions" {...text.questions} />
    </InnerPage>
  );
}
