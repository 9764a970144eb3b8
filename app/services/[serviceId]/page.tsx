import { SampleReport } from '@/components/services/SampleReport';
import {
  Benefits,
  fixedSections,
  Process,
  RelatedResources,
  ServiceAction,
  ServicePanel,
  TitledSection,
} from '@/components/services/ServiceSections';
import { FoldedContents, LongText } from '@/components/ui/Contents';
import { Prose } from '@/components/ui/Prose';
import { getBusiness, getSampleReport, getService, type ServiceId, serviceIds } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { InnerPage } from '../../innerPage';

export const dynamicParams = false;

export function generateStaticParams() {
  return serviceIds.map((serviceId) => ({ serviceId }));
}

interface ServicePageProps {
  params: Promise<{ serviceId: ServiceId }>;
}

export async function generateMetadata({ params }: ServicePageProps) {
  const { serviceId } = await params;
  return pageMetadata(getService(serviceId));
}

export default async function ServicePage({ params }: ServicePageProps) {
  const { serviceId } = await params;
  const service = getService(serviceId);
  const business = getBusiness();
  const report = getSampleReport(service.sampleReport);
  // The sample report follows the first section, which may have a sentence above it.
  const sections = service.parts[0]?.startsWith('<h2') ? 1 : 2;
  const [firstHeading, ...more] = service.headings;
  const sources = service.sources ? more.splice(-1) : [];
  const sample = { id: 'sample-report', text: report.heading };
  const headings = [...(firstHeading ? [firstHeading] : []), sample, ...more, ...fixedSections, ...sources];
  return (
    <InnerPage
      page={service}
      nodes={[serviceNode(service)]}
      crumb={service.title}
      lede={service.summary}
      action={<ServiceAction business={business} />}
      picture={service.picture}
    >
      <LongText headings={headings} panel={<ServicePanel service={service} business={business} />}>
        <FoldedContents headings={headings} className="mb-10 xl:hidden" />
        <div className="space-y-14">
          <Prose html={service.parts.slice(0, sections).join('')} />
          <TitledSection id="sample-report" title={report.heading}>
            <SampleReport report={report} />
          </TitledSection>
          <Prose html={service.parts.slice(sections).join('')} />
          <Process steps={service.process} />
          <Benefits benefits={service.benefits} />
          <RelatedResources resources={service.relatedResources} />
          {service.sources ? <Prose html={service.sources} /> : null}
        </div>
      </LongText>
    </InnerPage>
  );
}
