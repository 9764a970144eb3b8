import { AppraisalRequestForm } from '@/components/contact/AppraisalRequestForm';
import { ContactPanel, PreferToTalk } from '@/components/contact/ContactPanel';
import { NextSteps, RequestFacts } from '@/components/contact/NextSteps';
import { ContactPageBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBusiness, getContactText, getPage } from '@/content/loader';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/contact'));

export default function ContactPage() {
  const page = getPage('/contact');
  const text = getContactText();
  const { phone, phoneLink, email, emailLink, serviceArea, addresses, hours, responseTime, upload } = getBusiness();
  return (
    <>
      <JsonLd graph={pageGraph(page, 'ContactPage')} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={text.lede} />
      <div className="mx-auto grid max-w-page gap-12 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <PreferToTalk phone={phone} phoneLink={phoneLink} hours={hours} />
          <AppraisalRequestForm
            phone={phone}
            phoneLink={phoneLink}
            responseTime={responseTime}
            hints={text.hints}
            upload={upload}
            nextSteps={<NextSteps {...text.nextSteps} />}
          >
            <RequestFacts facts={text.facts} />
          </AppraisalRequestForm>
        </div>
        <ContactPanel
          className="lg:sticky lg:top-24 lg:col-span-5 lg:self-start wide:col-span-4 wide:col-start-9"
          phone={phone}
          phoneLink={phoneLink}
          email={email}
          emailLink={emailLink}
          serviceArea={serviceArea}
          addresses={addresses}
          hours={hours}
          urgent={text.urgent}
        />
      </div>
      <ContactPageBand phone={phone} phoneLink={phoneLink} email={email} emailLink={emailLink} text={page.call} />
    </>
  );
}
