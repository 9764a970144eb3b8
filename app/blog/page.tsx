import { BlogCards, Newsletter } from '@/components/blog/BlogSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().navigationPage('/blog'));

export default function BlogPage() {
  const { business, navigationPage, posts } = getContent();
  return (
    <InnerPage page={navigationPage('/blog')}>
      <BlogCards posts={posts} />
      <Newsletter email={business.email} />
    </InnerPage>
  );
}
