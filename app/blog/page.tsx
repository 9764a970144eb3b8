import { BlogCards, Newsletter } from '@/components/blog/BlogSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().page('/blog'));

export default function BlogPage() {
  const { business, page, posts } = getContent();
  return (
    <InnerPage page={page('/blog')}>
      <BlogCards posts={posts} />
      <Newsletter email={business.email} />
    </InnerPage>
  );
}
