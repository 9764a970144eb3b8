import { BlogCards, Newsletter } from '@/components/blog/BlogSections';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { InnerPage } from '../InnerPage';

export const generateMetadata = () => pageMetadata(getContent().mainPage('/blog'));

export default function BlogPage() {
  const { business, mainPage, posts } = getContent();
  return (
    <InnerPage page={mainPage('/blog')}>
      <BlogCards posts={posts} />
      <Newsletter email={business.email} />
    </InnerPage>
  );
}
