import { BlogCards } from '@/components/blog/BlogCards';
import { Newsletter } from '@/components/blog/Newsletter';
import { breadcrumbItems } from '@/components/layout/breadcrumb';
import { PageHeader } from '@/components/layout/PageHeader';
import { business, getBlogPosts, getPage } from '@/content';
import { pageGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

const page = getPage('/blog');

export const metadata = pageMetadata(page);

export default function BlogPage() {
  return (
    <>
      <JsonLd graph={pageGraph(page, 'CollectionPage')} />
      <PageHeader
        title={page.title}
        crumbs={breadcrumbItems(page.path)}
        lede="Notes on home values, tax law and property division in Washington, from the people who write the reports."
      />
      <BlogCards posts={getBlogPosts()} />
      <Newsletter email={business.email} />
    </>
  );
}
