import { CategoryLinks, FaqCategory } from '@/components/faq/FaqCategory';
import { KeepQuestionInPlace } from '@/components/faq/KeepQuestionInPlace';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/faq'));

export default function FaqPage() {
  const { faq: categories, page } = getContent();
  return (
    <InnerPage
      page={page('/faq')}
      afterTitle={<CategoryLinks categories={categories} />}
      link={{ title: 'Contact Us', path: '/contact' }}
    >
      <div>
        {categories.map((category) => (
          <FaqCategory key={category.category} {...category} />
        ))}
      </div>
      <KeepQuestionInPlace />
    </InnerPage>
  );
}
