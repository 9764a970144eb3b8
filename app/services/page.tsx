import { ForProfessionals, ServiceBlocks } from '@/components/services/ServicesList';
import { getContent, getPage, getServices } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getPage('/services'));

export default function ServicesPage() {
  const page = getPage('/services');
  const services = getServices();
  return (
    <InnerPage page={page} nodes={services.map(serviceNode)} link={{ title: 'View FAQ', path: '/faq' }}>
      <ServiceBlocks services={services} />
      <ForProfessionals {...getContent('professionals.yaml')} />
    </InnerPage>
  );
}
