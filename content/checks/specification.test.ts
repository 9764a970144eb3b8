/** @jest-environment node */
import * as content from '../schema';

const business = content.getBusiness();

/*
 * The specification's literal texts, asserted once, against the content as it is shipped. The owner may change all of them:
 * with the first real phone number, mailbox or address in business.yaml, this content is no longer the shipped one.
 */
const shipped = ['url', 'phone', 'email'].every((field) => business.placeholders.includes(field as 'url'));

(shipped ? describe : describe.skip)('the content as it is shipped', () => {
  test('states the business constants of the specification', () => {
    expect(business).toMatchObject({
      name: 'Certified Appraisals',
      founded: 2015,
      experienceText: '20+ years',
      areasText: 'Spokane and Vancouver, Washington',
      turnaround: '5-7 business days',
      expeditedTurnaround: '2-3 business days',
      feeText: '$450-$700',
      inspectionLength: '30-60 minutes',
      archivePeriod: 'ten years',
      responseTime: '1 business day',
      donationThresholdText: '$5,000',
      upload: { maxMegabytes: 5, types: ['PDF', 'JPG', 'PNG'] },
    });
    expect(business.hours.map(({ days, text }) => `${days} ${text}`)).toEqual([
      'Monday-Friday 8:00 AM-5:00 PM',
      'Saturday By appointment only',
      'Sunday Closed',
    ]);
    expect(business.serviceArea).toMatch(/throughout Washington State, with offices in Spokane and Vancouver/i);
  });

  test('names nobody, and publishes no certificate number and no street address', () => {
    expect(business).toMatchObject({ appraisers: [], addresses: [], turnaroundStarts: null });
    for (const { author, reviewer } of content.getResources()) expect([author, reviewer]).toEqual([null, null]);
  });

  test('has the fixed texts of the home and About pages', () => {
    const home = content.getHomeText();
    expect(home.headline.replaceAll('’', "'")).toBe(
      "Independent, defensible valuations for life's biggest transitions",
    );
    expect(home.experience).toMatch(/thousands of divorce and estate appraisals/);
    expect(home.why.title).toMatch(/^Why Choose/);
    expect(home.why.cards.map(({ title }) => title)).toEqual(['Accuracy', 'Confidentiality', 'Fast Turnaround']);
    expect(content.getPage('/').pageTitle).toBe('Certified Appraisals | Divorce & Estate Appraisal Specialists');
    expect(content.getAboutText().badges.map(({ title }) => title)).toEqual(['State Certified', '20+ Years']);
  });

  test('has four testimonials, marked as samples, from the positions of the specification', () => {
    const testimonials = content.getTestimonials();
    expect(testimonials.map(({ position }) => position)).toEqual([
      'Divorce Client',
      'Estate Settlement Client',
      'Family Law Attorney',
      'CPA',
    ]);
    expect(testimonials.every(({ sample }) => sample)).toBe(true);
  });

  test('has the three posts and the four categories of questions', () => {
    expect(content.getBlogPosts().map(({ id, category }) => [id, category])).toEqual([
      ['market-trends-2024', 'Market Analysis'],
      ['tax-law-changes', 'Tax Updates'],
      ['divorce-property-division', 'Divorce'],
    ]);
    expect(content.getFaq().map(({ category }) => category)).toEqual([
      'General Questions',
      'Divorce Appraisals',
      'Estate & Inheritance Appraisals',
      'The Appraisal Process',
    ]);
    expect(content.getPage('/faq').title).toBe('Frequently Asked Questions');
    expect(content.getPage('/blog').title).toBe('Insights & Updates');
  });
});
