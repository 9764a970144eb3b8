import { Appraisers, Coverage, Points, Story, WashingtonModel } from '@/components/about/AboutSections';
import { getAboutText, getPage } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getPage('/about'));

export default function AboutPage() {
  const page = getPage('/about');
  const text = getAboutText();
  return (
    <InnerPage page={page} below={<WashingtonModel {...text.coverage} />}>
      <Story {...text} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage} />
      <Points id="questions" {...text.questions} />
    </InnerPage>
  );
}
