import type { Locator, Page } from '@playwright/test';
import { errorStatus, expect, scrollTo, test } from './support/test';

/*
 * The specification in its own words, in its order. Everything expected is written out here; nothing is read from the code
 * or the content. What the owner may change, such as the phone number or a fee, is only matched.
 */

const phoneLink = /^tel:\+1\d{10}$/;
const emailLink = /^mailto:.+@.+$/;
const phoneNumber = /^\(\d{3}\) \d{3}-\d{4}$/;
const request = ['Request an Appraisal', '/contact'] as const;

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const normalized = (text: string | null) => (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** Text and target of each link in a part of the page. */
const linksOf = (part: Locator) =>
  part
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => [link.textContent.replace(/\s+/g, ' ').trim(), link.getAttribute('href') ?? '']),
    );

const textsOf = async (parts: Locator) => (await parts.allTextContents()).map(normalized);

test.describe('2. Screens and routes', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: errorStatus(404) });

  const screens: [path: string, heading: string, crumbs: string[]][] = [
    ['/', "Independent, defensible valuations for life's biggest transitions", []],
    ['/about', 'About Us', ['About']],
    ['/services', 'Our Services', ['Services']],
    ['/services/divorce-appraisals', 'Divorce Appraisals', ['Services', 'Divorce Appraisals']],
    ['/services/date-of-death', 'Date of Death Appraisals', ['Services', 'Date of Death Appraisals']],
    ['/services/inheritance', 'Inheritance & Gift Reporting', ['Services', 'Inheritance & Gift Reporting']],
    ['/services/estate-settlement', 'Estate Settlement', ['Services', 'Estate Settlement']],
    ['/resources', 'Resource Center', ['Resources']],
    ['/resources/divorce-appraisals-guide', '', ['Resources', 'Divorce Appraisals Guide']],
    ['/resources/step-up-basis', '', ['Resources', 'Step Up Basis']],
    ['/resources/inheritance-tax-guide', '', ['Resources', 'Inheritance Tax Guide']],
    ['/faq', 'Frequently Asked Questions', ['Faq']],
    ['/blog', 'Insights & Updates', ['Blog']],
    ['/contact', 'Request an Appraisal', ['Contact']],
    ['/privacy', 'Privacy Policy', ['Privacy']],
    ['/terms', 'Terms of Service', ['Terms']],
  ];
  /** Their headings are the owner's. */
  const owned = new Set(['/about', '/services', '/resources', '/privacy', '/terms']);

  for (const [path, heading, crumbs] of screens) {
    test(`${path} has its heading, its breadcrumb and the shared layout`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(200);
      const title = page.getByRole('heading', { level: 1 });
      if (heading && !owned.has(path)) expect(normalized(await title.textContent())).toBe(heading);
      const header = page.getByRole('banner');
      await expect(header).toHaveCSS('position', 'fixed');
      expect(await linksOf(header.getByRole('navigation', { name: 'Main' }))).toEqual([
        ['Home', '/'],
        ['About', '/about'],
        ['Services', '/services'],
        ['Resources', '/resources'],
        ['FAQ', '/faq'],
        ['Blog', '/blog'],
        ['Contact', '/contact'],
      ]);
      expect(await linksOf(header)).toContainEqual([...request]);
      await expect(header.locator('a[href^="tel:"]').filter({ visible: true }).first()).toHaveAttribute(
        'href',
        phoneLink,
      );
      await expect(header.locator('[aria-current="page"], [aria-current="true"]')).toHaveCount(
        /^\/(privacy|terms)$/.test(path) ? 0 : 1,
      );

      const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
      expect(await linksOf(band)).toEqual(
        expect.arrayContaining([[...request], [expect.any(String), expect.stringMatching(phoneLink)]]),
      );

      const footer = page.getByRole('contentinfo');
      expect(await linksOf(footer.getByRole('navigation', { name: 'Quick Links' }))).toEqual([
        ['Home', '/'],
        ['About Us', '/about'],
        ['Our Services', '/services'],
        ['Resource Center', '/resources'],
        ['FAQ', '/faq'],
        ['Blog', '/blog'],
      ]);
      expect((await linksOf(footer.getByRole('navigation', { name: 'Services' }))).map(([, target]) => target)).toEqual(
        [
          '/services/divorce-appraisals',
          '/services/date-of-death',
          '/services/inheritance',
          '/services/estate-settlement',
        ],
      );
      expect(await linksOf(footer)).toEqual(
        expect.arrayContaining([
          [expect.stringMatching(phoneNumber), expect.stringMatching(phoneLink)],
          [expect.stringContaining('@'), expect.stringMatching(emailLink)],
          ['Privacy Policy', '/privacy'],
          ['Terms of Service', '/terms'],
        ]),
      );
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
      await expect(footer).toContainText('Throughout Washington State, with offices in');

      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      if (crumbs.length === 0) return expect(breadcrumb).toHaveCount(0);
      await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
      const items = await textsOf(breadcrumb.getByRole('listitem'));
      // The last crumb of a service is its title, which the owner may change.
      expect(items.slice(1, -1)).toEqual(crumbs.slice(0, -1));
      if (!path.startsWith('/services/')) expect(items.at(-1)).toBe(crumbs.at(-1));
      await expect(breadcrumb.locator('[aria-current="page"]')).toHaveCount(1);
      await expect(breadcrumb.getByRole('link')).toHaveCount(crumbs.length);
    });
  }

  test('Home: buttons, three reasons, four services, four testimonials, structured data', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveTitle(/^.+ \| Divorce & Estate Appraisal Specialists$/);
    const links = await linksOf(main(page));
    expect(links.slice(0, 2)).toEqual([[...request], ['Our Services', '/services']]);
    await expect(main(page)).toContainText(/thousands of divorce and estate appraisals/);
    const why = section(page, /^Why Choose/);
    expect(await textsOf(why.getByRole('heading', { level: 3 }))).toEqual([
      'Accuracy',
      'Confidentiality',
      'Fast Turnaround',
    ]);
    const teaser = await linksOf(section(page, 'Our Services'));
    expect(teaser).toEqual([
      [expect.stringMatching(/^Learn more/), '/services/divorce-appraisals'],
      [expect.stringMatching(/^Learn more/), '/services/date-of-death'],
      [expect.stringMatching(/^Learn more/), '/services/inheritance'],
      [expect.stringMatching(/^Learn more/), '/services/estate-settlement'],
      ['View all services', '/services'],
    ]);
    const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [business] = JSON.parse(data)['@graph'];
    expect(business).toMatchObject({
      '@type': 'ProfessionalService',
      telephone: expect.stringMatching(/^\+1\d{10}$/),
      url: expect.stringMatching(/^https:/),
    });
    expect(business.areaServed).toHaveLength(2);
    expect(JSON.parse(data)['@graph'].filter((node: { '@type': string }) => node['@type'] === 'Service')).toHaveLength(
      4,
    );
  });

  test('About: badges', async ({ page }) => {
    await page.goto('/about');
    await expect(main(page).getByText('State Certified', { exact: true })).toBeVisible();
    await expect(main(page).getByText(/^\d+\+ Years$/)).toBeVisible();
  });

  test('Services list: four blocks, a call to action with View FAQ', async ({ page }) => {
    await page.goto('/services');
    const blocks = (await linksOf(main(page))).filter(([text = '']) => text.startsWith('Learn more'));
    expect(blocks.map(([, target]) => target)).toEqual([
      '/services/divorce-appraisals',
      '/services/date-of-death',
      '/services/inheritance',
      '/services/estate-settlement',
    ]);
    const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
    expect(await linksOf(band)).toContainEqual(['View FAQ', '/faq']);
  });

  const relatedResources = {
    'divorce-appraisals': ['divorce-appraisals-guide', 'court-requirements', 'equitable-distribution'],
    'date-of-death': ['step-up-basis', 'tax-benefits', 'executor-checklist'],
    inheritance: ['gift-tax', 'qualified-appraisals', 'gift-tax-exclusions'],
    'estate-settlement': ['executor-guide', 'probate-requirements', 'estate-tax-planning'],
  };
  for (const [id, resources] of Object.entries(relatedResources))
    test(`Service detail ${id}: process, benefits, side panel, related resources`, async ({ page }) => {
      await page.goto(`/services/${id}`);
      await expect(main(page).getByRole('img').first()).toBeVisible();
      await expect(section(page, 'Our Process').locator('ol > li').first()).toBeVisible();
      expect(await section(page, 'Benefits').getByRole('listitem').count()).toBeGreaterThan(1);
      const panel = main(page).getByRole('complementary').first();
      await expect(panel.locator('svg').first()).toBeVisible();
      const facts = panel.getByRole('region', { name: 'Quick Facts' });
      expect(await textsOf(facts.getByRole('listitem'))).toEqual([
        expect.stringMatching(/^Report typically delivered within .*days/),
        expect.stringMatching(/^Serving .+, Washington$/),
        'Experienced in court testimony and legal proceedings',
        'State certified appraisers',
      ]);
      const links = await linksOf(panel);
      expect(links).toContainEqual([...request]);
      expect(links.map(([, target]) => target)).toContainEqual(expect.stringMatching(phoneLink));
      const targets = links.map(([, target = '']) => target).filter((target) => target.startsWith('/resources/'));
      expect(targets).toEqual(resources.map((resource) => `/resources/${resource}`));
    });

  test('Resource Center: three guides, first in this order', async ({ page }) => {
    await page.goto('/resources');
    const guides = main(page).getByRole('article');
    expect(
      (await guides.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).slice(0, 3),
    ).toEqual(['/resources/divorce-appraisals-guide', '/resources/step-up-basis', '/resources/inheritance-tax-guide']);
    for (const link of await textsOf(guides.getByRole('link'))) expect(link).toMatch(/^Read more/);
    await expect(guides.first().getByRole('img')).toBeVisible();
  });

  test('FAQ: categories, and Contact Us at the end', async ({ page }) => {
    await page.goto('/faq');
    expect((await textsOf(main(page).getByRole('heading', { level: 2 }))).slice(0, 4)).toEqual([
      'General Questions',
      'Divorce Appraisals',
      'Estate & Inheritance Appraisals',
      'The Appraisal Process',
    ]);
    const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
    expect(await linksOf(band)).toContainEqual(['Contact Us', '/contact']);
  });

  test('Blog: cards that read more, and a newsletter', async ({ page }) => {
    await page.goto('/blog');
    for (const card of await main(page).getByRole('article').all()) {
      await expect(card.getByRole('link', { name: /^Read more/ })).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
      await expect(card.getByRole('time')).toBeVisible();
    }
    await expect(main(page).locator('input[type="email"]')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();
  });

  test('Contact: information panel', async ({ page }) => {
    await page.goto('/contact');
    const panel = page.getByRole('complementary', { name: 'Contact information' });
    await expect(panel.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
    await expect(panel).toContainText('Throughout Washington State, with offices in');
    expect((await linksOf(panel)).map(([, target]) => target)).toEqual([
      expect.stringMatching(phoneLink),
      expect.stringMatching(emailLink),
    ]);
  });

  const notFound: [path: string, heading: string, text: string, links: [string, string][]][] = [
    [
      '/x',
      'Page Not Found',
      "The page you are looking for doesn't exist or has been moved.",
      [
        ['Return to Home', '/'],
        ['Contact Us', '/contact'],
      ],
    ],
    [
      '/blog/market-trends-2024',
      'Page Not Found',
      "The page you are looking for doesn't exist or has been moved.",
      [
        ['Return to Home', '/'],
        ['Contact Us', '/contact'],
      ],
    ],
    [
      '/services/x',
      'Service Not Found',
      "The service you're looking for doesn't exist or has been moved.",
      [['View All Services', '/services']],
    ],
    [
      '/resources/executor-guide',
      'Resource Not Found',
      "The resource you're looking for doesn't exist or has been moved.",
      [['View All Resources', '/resources']],
    ],
  ];
  for (const [path, heading, text, links] of notFound)
    test(`${path} shows '${heading}'`, async ({ page }) => {
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(main(page).getByText(text, { exact: true })).toBeVisible();
      expect((await linksOf(main(page))).slice(0, links.length)).toEqual(links);
    });
});

test.describe('4. States and transitions', () => {
  test('the header: top up to 20 px of scroll, white with a shadow beyond', async ({ page }) => {
    await page.goto('/about');
    const header = page.getByRole('banner');
    for (const [top, color] of [
      [0, 'rgba(0, 0, 0, 0)'],
      [20, 'rgba(0, 0, 0, 0)'],
      [21, 'rgb(255, 255, 255)'],
    ] as const) {
      await scrollTo(page, top);
      await expect(header).toHaveCSS('background-color', color);
    }
  });

  test('FAQ: one question of a category is open, in 0.3 s', async ({ page }) => {
    await page.goto('/faq');
    const category = page.getByRole('region', { name: 'General Questions' });
    const [first, second] = [category.locator('details').nth(0), category.locator('details').nth(1)];
    await first.locator('summary').click();
    await expect(first).toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(first).not.toHaveAttribute('open');
    await second.locator('summary').click();
    await expect(second).not.toHaveAttribute('open');
    const duration = await second.evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);
    expect(duration).toMatch(/^0\.3s/);
  });

  // components/home/TestimonialCarousel.test.tsx has 6000 ms, wrapping, dots, directions and stopping.
});

test.describe('5. Validation rules', () => {
  test.use({ javaScriptEnabled: false });

  test('the form: its fields in order, their labels, types and options', async ({ page }) => {
    await page.goto('/contact');
    const form = page.locator('form[name="appraisal-request"]');
    expect(await form.evaluate((one: HTMLFormElement) => [one.method, one.hasAttribute('data-netlify')])).toEqual([
      'post',
      true,
    ]);
    await expect(form.locator('[name="form-name"]')).toHaveValue('appraisal-request');
    const fields = await form
      .locator('input:not([type="hidden"]):visible, select, textarea')
      .evaluateAll((all) =>
        (all as HTMLInputElement[]).map(({ name, type, required, labels }) => [
          name,
          type,
          required,
          labels?.[0]?.textContent.replace(/\s+/g, ' ').trim() ?? '',
        ]),
      );
    expect(fields).toEqual([
      ['name', 'text', true, expect.stringMatching(/^Full Name/)],
      ['email', 'email', true, expect.stringMatching(/^Email Address/)],
      ['phone', 'tel', true, expect.stringMatching(/^Phone Number/)],
      ['service', 'select-one', true, expect.stringMatching(/^Service Needed/)],
      ['propertyAddress', 'text', true, expect.stringMatching(/^Property Address/)],
      ['message', 'textarea', false, expect.stringMatching(/^Additional Information/)],
      ['', 'file', false, expect.any(String)],
    ]);
    await expect(form.locator('textarea')).toHaveAttribute('rows', '4');
    const options = await form
      .locator('option')
      .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => [value, text]));
    expect(options).toEqual([
      ['', 'Select a Service'],
      ['divorce', 'Divorce Appraisal'],
      ['date-of-death', 'Date of Death / Step Up Basis'],
      ['inheritance', 'Inheritance & Gift Reporting'],
      ['estate', 'Estate Settlement'],
      ['other', 'Other (Please Specify)'],
    ]);
    await expect(form.locator('input[type="file"]')).toHaveAttribute('multiple');
    await expect(form).toContainText(/PDF, JPG, PNG, max \d+MB each/);
  });
});

test.describe('7. and 8. The call it makes, and what is shown', () => {
  test.use({ expectedProblems: /^503 \/$|^console: Failed to load resource/ });

  const send = async (page: Page) => {
    await page.goto('/contact');
    await page.locator('form[novalidate]').waitFor();
    await page.getByLabel('Full Name').fill('Jane Miller');
    await page.getByLabel('Email Address').fill('jane@example.com');
    await page.getByLabel('Phone Number').fill('509 555 0100');
    await page.getByLabel('Service Needed').selectOption('estate');
    await page.getByLabel('Property Address').fill('12 Oak Street');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(8_000_000) });
    await page.getByRole('button', { name: 'Submit Request' }).click();
  };
  const answerWith = async (page: Page, status: number) => {
    const posts: (string | null)[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      posts.push(`${new URL(route.request().url()).pathname} ${route.request().postData()}`);
      await held;
      return route.fulfill({ status });
    });
    return { posts, release };
  };

  test('success: one POST of seven fields to the site root, then the thanks in place of the form', async ({ page }) => {
    const { posts, release } = await answerWith(page, 200);
    await send(page);
    const button = page.getByRole('button', { name: 'Submitting...' });
    await expect(button).toBeDisabled();
    release();
    await expect(main(page)).toContainText(
      /Thank you for your request! We've received your appraisal request and will contact you within .+ to discuss your needs\./,
    );
    await expect(page.locator('form[name="appraisal-request"]')).toHaveCount(0);
    expect(posts).toEqual([
      '/ form-name=appraisal-request&name=Jane+Miller&email=jane%40example.com&phone=509+555+0100&service=estate&propertyAddress=12+Oak+Street&message=',
    ]);
  });

  test('error: the heading, the message and no retry control in place of the form', async ({ page }) => {
    const { release } = await answerWith(page, 503);
    await send(page);
    release();
    const panel = main(page).getByRole('alert');
    await expect(panel.getByRole('heading')).toHaveText('Submission Error');
    await expect(panel).toContainText(
      'There was an issue submitting your request. Please try again or call us directly at the business phone number.',
    );
    await expect(page.locator('form[name="appraisal-request"]')).toHaveCount(0);
    await expect(panel.getByRole('button')).toHaveCount(0);
  });
});
