import { JsonLdScript } from 'next-seo';
import { BlogCards } from '@/components/blog/BlogCards';
import { Newsletter } from '@/components/blog/Newsletter';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { PageHeader } from '@/components/layout/PageHeader';
import { breadcrumbItems, getBlogPosts, getBusiness, getPage } from '@/content/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph } from '@/seo/structuredData';

export const generateMetadata = () => pageMetadata(getPage('/blog'));

export default function BlogPage() {
  const business = getBusiness();
  const page = getPage('/blog');
  return (
    <>
      <JsonLdScript scriptKey="structured-data" data={pageGraph(page, 'CollectionPage')} />
      <PageHeader title={page.title} crumbs={breadcrumbItems(page.path)} lede={page.lede} />
      <BlogCards posts={getBlogPosts()} />
      <Newsletter email={business.email} />
      <CallToActionBand contact={business} text={page.call} />
    </>
  );
}
