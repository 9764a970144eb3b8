import { JsonLdScript } from 'next-seo';
import { FactStrip, Hero, SampleValue, ServicesTeaser, WhyChoose } from '@/components/home/HomeSections';
import { TestimonialCarousel } from '@/components/home/TestimonialCarousel';
import { CallToActionBand } from '@/components/layout/CallToActionBand';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/loader';
import { pageMetadata } from '@/seo/metadata';
import { pageGraph, serviceNode } from '@/seo/structuredData';
import { elementIds } from '@/shared/elementIds';

export const generateMetadata = () => pageMetadata(getContent().navigationPage('/'));

export default function HomePage() {
  const { business, home: text, services, testimonials, ...content } = getContent();
  const page = content.navigationPage('/');
  const sampled = content.service('divorce-appraisals');
  return (
    <>
      <JsonLdScript scriptKey={elementIds.page.structuredData} data={pageGraph(services.map(serviceNode))} />
      <Hero headline={page.title} lede={text.lede} picture={text.image} />
      <FactStrip
        facts={[
          { fact: business.feeText, label: `typical fee for ${business.feeCovers}` },
          { fact: business.turnaround, label: 'typical time to a finished report' },
          { fact: business.experienceText, label: 'our appraisers’ experience' },
          text.experience,
        ]}
      />
      <ServicesTeaser
        {...text.services}
        services={services.map((service) => ({ ...service, description: text.services.cards[service.id] }))}
      />
      <SampleValue report={sampled.sampleReport} path={sampled.path} />
      <WhyChoose {...text.why} />
      <Section space="tight">
        <TestimonialCarousel title={text.testimonials.title} testimonials={testimonials} />
      </Section>
      <CallToActionBand business={business} text={page.callToAction} />
    </>
  );
}
