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
import { TextWithDrawings } from '@/components/ui/Drawings';
import { Prose } from '@/components/ui/Prose';
import { getBusiness, getService, type ServiceId, serviceIds } from '@/loader';
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
  const { firstSections, moreSections } = service;
  const headings = [
    ...firstSections.headings,
    { id: 'sample-report', text: service.sampleReport.heading },
    ...moreSections.headings,
    ...fixedSections,
    ...service.sourcesHeadings,
  ];
  return (
    <InnerPage
      page={{ ...service, lede: service.description }}
      nodes={[serviceNode(service)]}
      crumb={service.title}
      intro={<ServiceAction business={business} />}
      picture={service.image}
    >
      <LongText panel={<ServicePanel service={service} business={business} />}>
        <FoldedContents headings={headings} className="mb-10" />
        <div className="space-y-14">
          <TextWithDrawings parts={firstSections.parts} />
          <TitledSection id="sample-report" title={service.sampleReport.heading}>
            <SampleReport report={service.sampleReport} />
          </TitledSection>
          <TextWithDrawings parts={moreSections.parts} />
          <Process steps={service.process} />
          <Benefits benefits={service.benefits} />
          <RelatedResources resources={service.relatedResources} />
          {service.sources ? <Prose html={service.sources} /> : null}
        </div>
      </LongText>
    </InnerPage>
  );
}
