import { keepTogether } from '@/components/ui/keepTogether';
import { Picture } from '@/components/ui/Picture';
import { Day, Prose } from '@/components/ui/Prose';
import { Section, SectionHeading } from '@/components/ui/Section';
import { TextLink } from '@/components/ui/TextLink';
import type { BlogPost } from '@/loader';
import { EnteringCards } from './EnteringCards';
import { NewsletterForm } from './NewsletterForm';

/** The posts as a column of cards. Their pages don't exist yet, which is said once, after them. */
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
      <EnteringCards>
        {/* 0.2 s apart (specification, section 9), and readable from the first frame. */}
        <ul className="space-y-6 *:animate-arrive *:nth-2:[animation-delay:0.2s] *:nth-3:[animation-delay:0.4s] *:nth-[n+4]:[animation-delay:0.6s]">
          {posts.map((post, index) => (
            <li key={post.path}>
              <Post {...post} priority={index === 0} />
            </li>
          ))}
        </ul>
      </EnteringCards>
      <p className="mt-6 text-ink-soft text-label">The longer articles behind “Read more” are in preparation.</p>
    </Section>
  );
}

/** A post that is short enough to be whole, with its picture beside it on wider screens. */
function Post({ path, title, category, date, readTime, excerpt, image, priority }: BlogPost & { priority: boolean }) {
  return (
    <article className="grid gap-x-12 gap-y-3 rounded-card border border-rule bg-card p-5 sm:p-7 md:grid-cols-[1fr_17rem] lg:grid-cols-[10rem_1fr_22rem] lg:grid-rows-[auto_1fr]">
      <p className="text-ink-soft text-label max-lg:flex max-lg:flex-wrap max-lg:gap-x-4 md:max-lg:col-start-1 lg:row-span-2 lg:pt-2 lg:*:block">
        <span className="w-fit rounded-edge bg-spruce-tint px-2 py-0.5 font-semibold text-spruce-deep lg:mb-2">
          {category}
        </span>{' '}
        <span className="flex gap-x-3 lg:block lg:*:block">
          <Day iso={date} /> <span>{readTime}</span>
        </span>
      </p>
      <h2 className="text-heading-l md:max-lg:col-start-1">{keepTogether(title)}</h2>
      <div className="max-md:mx-auto max-md:w-4/5 md:col-start-2 md:row-span-3 md:row-start-1 md:self-center lg:col-start-3 lg:row-span-2">
        <Picture picture={image} slot="third" priority={priority} />
      </div>
      <div className="md:max-lg:col-start-1">
        <Prose html={excerpt} className="[&_p:last-child_a]:font-semibold" />
        <p className="mt-1 flex min-h-11 items-center">
          <TextLink href={path} exists={false}>
            Read more<span className="sr-only">: {title}</span>
          </TextLink>
        </p>
      </div>
    </article>
  );
}

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
