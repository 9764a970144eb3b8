import { ForProfessionals, ServiceBlocks, SituationLinks } from '@/components/services/ServiceBlocks';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/services'));

export default function ServicesPage() {
  const { page, professionals, services } = getContent();
  return (
    <InnerPage
      page={page('/services')}
      nodes={services.map(serviceNode)}
      afterTitle={<SituationLinks services={services} />}
      link={{ title: 'View FAQ', path: '/faq' }}
    >
      <ServiceBlocks services={services} />
      <ForProfessionals {...professionals} />
    </InnerPage>
  );
}
