import { breadcrumbItems } from '@/components/layout/Breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { ForProfessionals } from '@/components/services/ForProfessionals';
import { ServiceBlocks } from '@/components/services/ServiceBlocks';
import { ServicesCallToAction } from '@/components/services/ServicesCallToAction';
import { getPage, getProfessionals, getServices } from '@/content/schema';
import { servicesGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/services'));

export default function ServicesPage() {
  const page = getPage('/services');
  return (
    <>
      <JsonLd graph={servicesGraph(page)} />
      <PageHeader
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede="A home is valued for a purpose and for a date. Each of our four services starts with those two questions, and ends with a report that an attorney, a CPA or a court can follow."
      />
      <ServiceBlocks services={getServices()} />
      <ForProfessionals {...getProfessionals()} />
      <ServicesCallToAction />
    </>
  );
}
