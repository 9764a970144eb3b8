import { BlogCards, Newsletter } from '@/components/blog/BlogSections';
import { getBlogPosts, getBusiness, getPage } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getPage('/blog'));

export default function BlogPage() {
  const page = getPage('/blog');
  return (
    <InnerPage page={page}>
      <BlogCards posts={getBlogPosts()} />
      <Newsletter email={getBusiness().email} />
    </InnerPage>
  );
}
