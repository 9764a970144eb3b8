import { AppraisalRequestForm } from '@/components/contact/AppraisalRequestForm';
import { ContactPanel } from '@/components/contact/ContactPanel';
import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { getBusiness, getPage } from '@/content/schema';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/contact'));

export default function ContactPage() {
  const business = getBusiness();
  const page = getPage('/contact');
  return (
    <>
      <JsonLd graph={pageGraph(page, 'ContactPage')} />
      <PageHeader
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede="Six short questions. If you are not sure about an answer, write what you know; we will ask for the rest."
      />
      <div className="mx-auto grid max-w-page gap-12 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <AppraisalRequestForm
            phone={business.phone}
            phoneLink={business.phoneLink}
            responseTime={business.responseTime}
            upload={business.upload}
          />
        </div>
        <ContactPanel
          className="lg:col-span-5 wide:col-span-4 wide:col-start-9"
          phone={business.phone}
          phoneLink={business.phoneLink}
          email={business.email}
          emailLink={business.emailLink}
          serviceArea={business.serviceArea}
          hours={business.hours}
          expeditedTurnaround={business.expeditedTurnaround}
        />
      </div>
    </>
  );
}
