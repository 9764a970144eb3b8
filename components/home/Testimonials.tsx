import { Section } from '@/components/ui/Section';
import { TestimonialCarousel, type TestimonialData } from './TestimonialCarousel';

/** What clients and colleagues say. */
export function Testimonials({ title, testimonials }: { title: string; testimonials: readonly TestimonialData[] }) {
  return (
    <Section surface="card" space="tight">
      <TestimonialCarousel title={title} testimonials={testimonials} />
    </Section>
  );
}
