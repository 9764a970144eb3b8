import { LinkCards } from '@/components/ui/Card';
import { Day, Prose } from '@/components/ui/Prose';
import { Section, SectionHeading } from '@/components/ui/Section';
import type { BlogPost } from '@/loader';
import { EnteringCards } from './EnteringCards';
import { NewsletterForm } from './NewsletterForm';

/** The posts as rows. Their pages don't exist yet, which is said once, after them. */
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
        <LinkCards
          cards={posts.map(({ date, readTime, category, excerpt, ...post }) => ({
            ...post,
            description: <Prose html={excerpt} className="text-ink-soft [&_p:last-child_a]:font-semibold" />,
            meta: (
              <div className="text-ink-soft text-label">
                <p className="inline-block rounded-edge bg-spruce-tint px-2 py-0.5 font-semibold text-spruce-deep">
                  {category}
                </p>
                <p className="mt-2">
                  <Day iso={date} />
                  <span aria-hidden="true" className="px-2 text-brass-ink">
                    ·
                  </span>
                  {readTime}
                </p>
              </div>
            ),
          }))}
          columns={1}
          exists={false}
          // 0.2 s apart (specification, section 9), and readable from the first frame.
          className="*:animate-arrive *:nth-2:[animation-delay:0.2s] *:nth-3:[animation-delay:0.4s] *:nth-[n+4]:[animation-delay:0.6s]"
        />
      </EnteringCards>
      <p className="mt-6 text-ink-soft text-label">The longer articles behind “Read more” are in preparation.</p>
    </Section>
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
