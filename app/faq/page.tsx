import { CategoryLinks, FaqCategory } from '@/components/faq/FaqCategory';
import { QuestionAnchoring } from '@/components/faq/QuestionAnchoring';
import { getFaq, getPage } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getPage('/faq'));

export default function FaqPage() {
  const page = getPage('/faq');
  const categories = getFaq();
  return (
    <InnerPage
      page={page}
      intro={<CategoryLinks categories={categories} />}
      link={{ title: 'Contact Us', path: '/contact' }}
    >
      <div>
        {categories.map((category) => (
          <FaqCategory key={category.category} {...category} />
        ))}
      </div>
      <QuestionAnchoring />
    </InnerPage>
  );
}
