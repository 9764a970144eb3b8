import { CategoryLinks, FaqCategory } from '@/components/faq/FaqCategory';
import { QuestionAnchoring } from '@/components/faq/QuestionAnchoring';
import { Container } from '@/components/ui/Section';
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
      <Container space="tight" className="space-y-14 lg:space-y-20">
        {categories.map((category) => (
          <FaqCategory key={category.category} {...category} />
        ))}
      </Container>
      <QuestionAnchoring />
    </InnerPage>
  );
}
