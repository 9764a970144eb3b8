import { AppraisalRequestForm } from '@/components/contact/AppraisalRequestForm';
import { CallOrWrite, ContactPanel, NextSteps, Terms } from '@/components/contact/ContactPanel';
import { getBusiness, getContactText, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';
import { InnerPage } from '../innerPage';

export const generateMetadata = () => pageMetadata(getPage('/contact'));

export default function ContactPage() {
  const page = getPage('/contact');
  const text = getContactText();
  const business = getBusiness();
  return (
    <InnerPage page={page} graph={pageGraph(page, 'ContactPage')} belowForm>
      <div className="mx-auto grid max-w-page gap-12 px-5 py-12 md:px-8 md:py-16 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <AppraisalRequestForm
            business={business}
            hints={text.hints}
            nextSteps={<NextSteps {...text.nextSteps} />}
            terms={<Terms terms={text.terms} />}
          >
            <p className="max-w-measure text-ink-soft text-lead">{text.lede}</p>
            <CallOrWrite contact={business} className="lg:hidden" />
          </AppraisalRequestForm>
        </div>
        <ContactPanel
          className="lg:col-span-5 lg:self-start wide:col-span-4 wide:col-start-9"
          business={business}
          urgent={text.urgent}
        />
      </div>
    </InnerPage>
  );
}
