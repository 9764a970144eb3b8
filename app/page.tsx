import { JsonLdScript } from 'next-seo';
import { FactStrip, Hero, SampleValue, ServicesTeaser, WhyChoose } from '@/components/home/HomeSections';
import { TestimonialCarousel } from '@/components/home/TestimonialCarousel';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph, serviceNode } from '@/seo/structuredData';
import { elementIds } from '@/shared/elementIds';

export const generateMetadata = () => pageMetadata(getContent().page('/'));

export default function HomePage() {
  const { business, home, services, testimonials, ...content } = getContent();
  const page = content.page('/');
  const sampleService = content.service('divorce-appraisals');
  return (
    <>
      <JsonLdScript scriptKey={elementIds.page.structuredData} data={pageGraph(services.map(serviceNode))} />
      <Hero headline={page.title} lede={home.lede} picture={home.image} />
      <FactStrip
        facts={[
          { fact: business.feeText, label: `typical fee for ${business.feeCovers}` },
          { fact: business.turnaround, label: 'typical time to a finished report' },
          { fact: business.experienceText, label: 'our appraisers’ experience' },
          home.experience,
        ]}
      />
      <ServicesTeaser
        {...home.services}
        services={services.map((service) => ({ ...service, description: home.services.cards[service.id] }))}
      />
      <SampleValue report={sampleService.sampleReport} path={sampleService.path} />
      <WhyChoose {...home.why} />
      <Section space="tight">
        <TestimonialCarousel title={home.testimonials.title} testimonials={testimonials} />
      </Section>
      <CallToActionBand business={business} text={page.callToAction} />
    </>
  );
}
