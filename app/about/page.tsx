import { Appraisers, Coverage, Story, TitledPoints, WashingtonModel } from '@/components/about/AboutSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().mainPage('/about'));

export default function AboutPage() {
  const { about: text, mainPage } = getContent();
  return (
    <InnerPage page={mainPage('/about')} wideContent={<WashingtonModel {...text.coverage} />}>
      <Story {...text} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage} />
      <TitledPoints id="questions" {...text.questions} />
    </InnerPage>
  );
}
