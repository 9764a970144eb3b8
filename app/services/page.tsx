import { ForProfessionals, ServiceBlocks } from '@/components/services/ServiceBlocks';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().navigationPage('/services'));

export default function ServicesPage() {
  const { navigationPage, professionals, services } = getContent();
  return (
    <InnerPage
      page={navigationPage('/services')}
      nodes={services.map(serviceNode)}
      link={{ title: 'View FAQ', path: '/faq' }}
    >
      <ServiceBlocks services={services} />
      <ForProfessionals {...professionals} />
    </InnerPage>
  );
}
