import type { ReactNode } from 'react';
import { Prose } from '@/components/ui/Prose';
import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';

interface StoryProps {
  title: string;
  /** HTML. */
  html: string;
  /** What stands beside the story. */
  children: ReactNode;
}

/** How the firm came about. */
export function Story({ title, html, children }: StoryProps) {
  return (
    <Section aria-labelledby="story">
      <div className="grid gap-12 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <SectionHeading id="story">{title}</SectionHeading>
          <Prose html={html} className="mt-6" />
        </div>
        <div className="lg:col-span-5">{children}</div>
      </div>
    </Section>
  );
}
