import { FaqCategorySection } from '@/components/faq/FaqCategorySection';
import { OpenLinkedQuestion } from '@/components/faq/OpenLinkedQuestion';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getFaq, getPage } from '@/content/loader';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/faq'));

export default function FaqPage() {
  const page = getPage('/faq');
  return (
    <>
      <JsonLd graph={pageGraph(page)} />
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
