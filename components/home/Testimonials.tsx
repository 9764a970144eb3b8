import { Section } from '@/components/ui/Section';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TestimonialCarousel, type TestimonialData } from './TestimonialCarousel';

/** What clients and colleagues say. The carousel bears the title as its name, so the band around it needs none. */
export function Testimonials({ title, testimonials }: { title: string; testimonials: readonly TestimonialData[] }) {
  return (
    <Section width="narrow">
      <SectionHeading align="center">{title}</SectionHeading>
      <TestimonialCarousel label={title} testimonials={testimonials} />
    </Section>
  );
}
