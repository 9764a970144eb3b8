import { AppraisalRequestForm } from '@/components/contact/AppraisalRequestForm';
import { ContactPanel, QuoteFacts } from '@/components/contact/ContactSections';
import { DraftScript } from '@/components/contact/draft';
import { HydrationBoundary } from '@/components/ui/HydrationBoundary';
import { Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
import { getContent, getPicture } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/contact'));

export default function ContactPage() {
  const { business, contact: words, page } = getContent();
  return (
    <InnerPage page={page('/contact')} afterTitle={<QuoteFacts facts={words.facts} business={business} />}>
      <Container space="tight" className="grid gap-12 max-sm:pt-5 received:pt-0 lg:grid-cols-12 lg:pt-8">
        <div className="lg:col-span-7 wide:col-span-8 received:lg:col-span-full lg:[&>form]:rounded-card lg:[&>form]:border lg:[&>form]:border-rule lg:[&>form]:bg-card lg:[&>form]:p-8">
          <details id="safety-row" className="mb-7 border-rule border-y received:hidden">
            <summary className="min-h-11 font-semibold text-compact text-spruce-deep">{words.safety.title}</summary>
            {/* Within the row, so that a link to it opens it without scripts too. */}
            <div id="safety" className="scroll-mt-14">
              <Prose html={words.safety.text} className="pb-4 text-compact" />
            </div>
          </details>
          <HydrationBoundary>
            <AppraisalRequestForm business={business} words={words} picture={getPicture('received')} />
            <DraftScript />
          </HydrationBoundary>
        </div>
        <HydrationBoundary>
          <ContactPanel business={business} words={words} />
        </HydrationBoundary>
      </Container>
    </InnerPage>
  );
}
