import { Section, SectionHeading } from '@/components/ui/Section';
import { TestimonialCarousel, type TestimonialData } from './TestimonialCarousel';

/** What clients and colleagues say. The carousel has the title as its name, so the section around it needs none. */
export function Testimonials({ title, testimonials }: { title: string; testimonials: readonly TestimonialData[] }) {
  return (
    <Section surface="card" space="tight">
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-12">
        <SectionHeading className="lg:col-span-4">{title}</SectionHeading>
        <div className="lg:col-span-8 lg:border-rule lg:border-l lg:pl-12">
          <TestimonialCarousel label={title} testimonials={testimonials} />
        </div>
      </div>
    </Section>
  );
}
