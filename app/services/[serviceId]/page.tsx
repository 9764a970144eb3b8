import { SampleReport } from '@/components/services/SampleReport';
import { Benefits, Process, RelatedResources, ServicePanel } from '@/components/services/ServiceSections';
import { Prose } from '@/components/ui/Prose';
import { Container } from '@/components/ui/Section';
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
  return (
    <InnerPage
      page={service}
      nodes={[serviceNode(service)]}
      crumb={service.title}
      lede={service.summary}
      highlights={[`Typically ${business.feeText} for ${business.feeCovers}`]}
      picture={service.picture}
    >
      <Container space="tight" className="grid grid-cols-1 gap-12 lg:grid-cols-12">
        <ServicePanel service={service} business={business} className="lg:col-span-4 lg:col-start-9" />
        <div className="max-w-measure space-y-14 lg:col-span-8 lg:row-start-1">
          <Prose html={service.body} />
          {service.sampleReport ? <SampleReport {...getSampleReport(service.sampleReport)} /> : null}
          <Process steps={service.process} />
          <Benefits benefits={service.benefits} />
          <RelatedResources resources={service.relatedResources} />
          {service.sources ? <Prose html={service.sources} /> : null}
        </div>
      </Container>
    </InnerPage>
  );
}
