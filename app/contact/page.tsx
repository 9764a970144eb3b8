import { JsonLdScript } from 'next-seo';
import { AppraisalRequestForm } from '@/components/contact/AppraisalRequestForm';
import { ContactPanel, PreferToTalk } from '@/components/contact/ContactPanel';
import { NextSteps, RequestFacts } from '@/components/contact/NextSteps';
import { ContactPageBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getContactText, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/contact'));

export default function ContactPage() {
  const page = getPage('/contact');
  const text = getContactText();
  const business = getBusiness();
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page, 'ContactPage')} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={text.lede} />
      <div className="mx-auto grid max-w-page gap-12 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <PreferToTalk contact={business} hours={business.hours} />
          <AppraisalRequestForm
            contact={business}
            responseTime={business.responseTime}
            hints={text.hints}
            upload={business.upload}
            nextSteps={<NextSteps {...text.nextSteps} />}
          >
            <RequestFacts facts={text.facts} />
          </AppraisalRequestForm>
        </div>
        <ContactPanel
          className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start wide:col-span-4 wide:col-start-9"
          contact={business}
          serviceArea={business.serviceArea}
          addresses={business.addresses}
          hours={business.hours}
          urgent={text.urgent}
        />
      </div>
      <ContactPageBand contact={business} text={page.call} />
    </>
  );
}
