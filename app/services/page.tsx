import { ForProfessionals, ServiceBlocks } from '@/components/services/ServicesList';
import { getContent, getPage, getServices } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { serviceNode } from '@/seo/structuredData';
import { InnerPage } from '../innerPage';

export const generateMetadata = () => pageMetadata(getPage('/services'));

export default function ServicesPage() {
  const page = getPage('/services');
  return (
    <InnerPage
      page={page}
      type="CollectionPage"
      nodes={getServices().map(serviceNode)}
      link={{ label: 'View FAQ', href: '/faq' }}
    >
      <ServiceBlocks services={getServices()} />
      <ForProfessionals {...getContent('professionals.yaml')} />
    </InnerPage>
  );
}
