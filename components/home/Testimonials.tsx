import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TestimonialCarousel } from './TestimonialCarousel';
import type { TestimonialData } from './types';

/** What clients and colleagues say. */
export function Testimonials({ title, testimonials }: { title: string; testimonials: readonly TestimonialData[] }) {
  return (
    <Section width="narrow" aria-labelledby="testimonials">
      <SectionHeading id="testimonials" align="center">
        {title}
      </SectionHeading>
      <TestimonialCarousel label={title} testimonials={testimonials} />
    </Section>
  );
}
