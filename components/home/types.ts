/** What the carousel shows of a testimonial. */
export interface TestimonialData {
  quote: string;
  author: string;
  position: string;
}
