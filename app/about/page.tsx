import { Appraisers, Approach, Coverage, Story } from '@/components/about/AboutSections';
import { getAboutText, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../innerPage';

export const generateMetadata = () => pageMetadata(getPage('/about'));

export default function AboutPage() {
  const page = getPage('/about');
  const text = getAboutText();
  return (
    <InnerPage page={page} picture={text.picture}>
      <Story {...text} />
      <Approach {...text.approach} />
      <Appraisers appraisers={text.appraisers} />
      <Coverage {...text.coverage} />
    </InnerPage>
  );
}
