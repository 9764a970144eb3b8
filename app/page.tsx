import { Hero } from '@/components/home/Hero';
import { ServicesTeaser } from '@/components/home/ServicesTeaser';
import { Strip } from '@/components/home/Strip';
import { Testimonials } from '@/components/home/Testimonials';
import { WhyChoose } from '@/components/home/WhyChoose';
import { getBusiness, getHomeText, getPage, getPicture, getServices, getTestimonials } from '@/content/schema';
import { homeGraph } from '@/seo/graph';
import { JsonLd } from '@/seo/JsonLd';
import { pageMetadata } from '@/seo/metadata';

export const generateMetadata = () => pageMetadata(getPage('/'));

export default function HomePage() {
  const business = getBusiness();
  const text = getHomeText();
  return (
    <>
      <JsonLd graph={homeGraph()} />
      <Hero
        headline={text.headline}
        lede={text.lede}
        picture={getPicture('home-hero', 'A card model of a house on its plot, a brass dimension line along its front')}
        facts={[
          'State-certified appraisers',
          `${business.experienceText} of experience`,
          `Reports typically in ${business.turnaround}`,
        ]}
      />
      <Strip>{text.strip}</Strip>
      <WhyChoose {...text.why} />
      <ServicesTeaser {...text.services} services={getServices()} />
      <Testimonials title={text.testimonials.title} testimonials={getTestimonials()} />
    </>
  );
}
