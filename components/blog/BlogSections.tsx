import { Day } from '@/components/ui/Day';
import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Prose } from '@/components/ui/Prose';
import { Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { BlogPost } from '@/loader';
import { NewsletterForm } from './NewsletterForm';

/** The posts, one below another. That their pages don’t exist yet is said once, after them. */
export function BlogCards({ posts }: { posts: readonly BlogPost[] }) {
  if (posts.length === 0) {
    return (
      <Section aria-label="Posts">
        <p>We haven’t published any posts yet. Subscribe below, and we’ll tell you when we do.</p>
      </Section>
    );
  }
  return (
    <Section space="tight" aria-label="Posts">
      {/* They enter 0.2 s apart (specification, section 9), and are readable from the first frame. */}
      <ul className="entering *:nth-2:[--delay:0.2s] *:nth-3:[--delay:0.4s] *:nth-[n+4]:[--delay:0.6s]">
        {posts.map((post, index) => (
          <li key={post.path} className="mt-10 border-rule border-t pt-10 first:mt-0 first:border-t-0 first:pt-0">
            <Post {...post} first={index === 0} />
          </li>
        ))}
      </ul>
      <p className="mt-10 border-rule border-t pt-5 text-compact text-ink-soft">
        The longer articles behind “Read more” are in preparation.
      </p>
    </Section>
  );
}

/** A post that is short enough to be whole, beside its picture. */
function Post({ path, title, category, date, readTime, excerpt, image, first }: BlogPost & { first: boolean }) {
  return (
    <article className="grid items-center gap-x-12 gap-y-5 lg:grid-cols-[3fr_2fr]">
      <Picture picture={image} sizesFor="wide" priority={first} />
      <div>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-label">
          <span className="rounded-edge border border-brass px-2 py-0.5 font-semibold text-brass-ink">{category}</span>{' '}
          <Day iso={date} /> <span>{readTime}</span>
        </p>
        <h2 className="mt-4 text-heading-l">{keepTogether(title)}</h2>
        {/* “Read more” is beside the link that ends the note. */}
        <div className="mt-4 max-w-measure text-compact">
          <Prose
            html={excerpt}
            className="contents [&>p:last-child]:me-6 [&>p:last-child]:inline-block [&_p:last-child_a]:font-semibold"
          />
          <TextLink href={path} exists={false} className="inline-block py-2.5 text-compact text-ink-soft">
            Read more<span className="sr-only">: {title}</span>
          </TextLink>
        </div>
      </div>
    </article>
  );
}

/** How to subscribe, which costs an email. */
export function Newsletter({ email }: { email: string }) {
  return (
    <Section className="bg-shade" space="tight" aria-labelledby="newsletter">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
        <SectionHeading
          id="newsletter"
          intro="An occasional email when rules on house values or taxes change. “Subscribe” opens an email to us; send it, and you’re on the list."
        >
          Hear from us
        </SectionHeading>
        <NewsletterForm email={email} />
      </div>
    </Section>
  );
}
