import { JsonLdScript } from 'next-seo';
import { FaqCategorySection } from '@/components/faq/FaqCategorySection';
import { OpenLinkedQuestion } from '@/components/faq/OpenLinkedQuestion';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getFaq, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/faq'));

export default function FaqPage() {
  const page = getPage('/faq');
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page)} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={page.lede} />
      <div className="mx-auto max-w-page space-y-14 px-5 py-12 md:px-8 md:py-16 lg:space-y-20">
        {getFaq().map((category) => (
          <FaqCategorySection key={category.category} {...category} />
        ))}
      </div>
      <OpenLinkedQuestion />
      <CallToActionBand contact={getBusiness()} text={page.call} link={{ label: 'Contact Us', href: '/contact' }} />
    </>
  );
}
