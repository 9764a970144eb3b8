import { JsonLdScript } from 'next-seo';
import { CategoryLinks, FaqCategory } from '@/components/faq/FaqCategory';
import { QuestionBehavior } from '@/components/faq/QuestionBehavior';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getFaq, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/faq'));

export default function FaqPage() {
  const page = getPage('/faq');
  const categories = getFaq();
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={page.lede} />
      <div className="mx-auto max-w-page space-y-14 px-5 py-12 md:px-8 md:py-16 lg:space-y-20">
        <CategoryLinks categories={categories} />
        {categories.map((category) => (
          <FaqCategory key={category.category} {...category} />
        ))}
      </div>
      <QuestionBehavior />
      <CallToActionBand contact={getBusiness()} text={page.call} link={{ label: 'Contact Us', href: '/contact' }} />
    </>
  );
}
