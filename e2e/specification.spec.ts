import type { Locator, Page } from '@playwright/test';
import { guides, testimonials } from './testing/content';
import { errorStatus, expect, scrollTo, sizes, test } from './testing/test';

/*
 * The specification in its own words and order; docs/specification.md names the other tests of it. Everything expected
 * is written out here, and what the owner may change, such as a fee, is only matched.
 */

const phone = expect.stringMatching(/→ tel:\+1\d{10}$/);
const email = expect.stringMatching(/→ mailto:.+@.+$/);
const request = 'Request an Appraisal → /contact';
const lines = (text: string) => text.trim().split(/\s*\n\s*/);

const main = (page: Page) => page.getByRole('main');
const section = (page: Page, name: string | RegExp) => main(page).getByRole('region', { name });
const normalized = (text: string) => text.replaceAll('’', "'").replace(/\s+/g, ' ').trim();
const textsOf = async (parts: Locator) => (await parts.allTextContents()).map(normalized);

/** The links in a part of the page, as `text → target`. */
async function linksOf(part: Locator) {
  const links = await part
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => `${link.textContent} → ${link.getAttribute('href')}`));
  return links.map(normalized);
}
const targetsOf = async (part: Locator) => (await linksOf(part)).map((link) => link.split(' → ')[1]);

const services = ['divorce-appraisals', 'date-of-death', 'inheritance', 'estate-settlement'];
const servicePaths = services.map((id) => `/services/${id}`);

test.describe('2. Screens and routes', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: errorStatus(404) });

  /** Path, crumbs and heading; the last crumb of a service is its title. What isn't here (-) is the owner's. */
  const screens = lines(`
    / · - · Independent, defensible valuations for life's biggest transitions
    /about · About · -
    /services · Services · -
    /services/divorce-appraisals · Services > * · -
    /services/date-of-death · Services > * · -
    /services/inheritance · Services > * · -
    /services/estate-settlement · Services > * · -
    /resources · Resources · -
    /resources/divorce-appraisals-guide · Resources > Divorce Appraisals Guide · -
    /resources/step-up-basis · Resources > Step Up Basis · -
    /resources/inheritance-tax-guide · Resources > Inheritance Tax Guide · -
    /faq · Faq · Frequently Asked Questions
    /blog · Blog · Insights & Updates
    /contact · Contact · Request an Appraisal
    /privacy · Privacy · -
    /terms · Terms · -`).map((line) => line.split(' · '));
  const navigation = lines(`Home → /
    About → /about
    Services → /services
    Resources → /resources
    FAQ → /faq
    Blog → /blog
    Contact → /contact`);

  const relatedResources = lines(`divorce-appraisals-guide court-requirements equitable-distribution
    step-up-basis tax-benefits executor-checklist
    gift-tax qualified-appraisals gift-tax-exclusions
    executor-guide probate-requirements estate-tax-planning`);

  /** What only this page has. */
  const own: Record<string, (page: Page) => Promise<void>> = {
    '/': async (page) => {
      await expect(page).toHaveTitle(/^.+ \| Divorce & Estate Appraisal Specialists$/);
      expect((await linksOf(main(page))).slice(0, 2)).toEqual([request, 'Our Services → /services']);
      await expect(main(page)).toContainText(/(thousands|,\d{3}) .*appraisals/i);
      const reasons = section(page, /^Why Choose/).getByRole('heading', { level: 3 });
      expect(await textsOf(reasons)).toEqual(['Accuracy', 'Confidentiality', 'Fast Turnaround']);
      expect(await linksOf(section(page, 'Our Services'))).toEqual([
        ...servicePaths.map((path) => expect.stringMatching(`^Learn more.* → ${path}$`)),
        'View all services → /services',
      ]);
      const authors = await textsOf(main(page).locator('figure:has(blockquote) figcaption'));
      // Four, until the owner puts in those of real clients.
      expect(authors).toHaveLength(testimonials.every(({ sample }) => sample) ? 4 : testimonials.length);
      for (const author of authors)
        expect(author).toMatch(/(Divorce Client|Estate Settlement Client|Family Law Attorney|CPA)(Example)?$/);
      const [data = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
      const types = JSON.parse(data)['@graph'].map((node: Record<string, unknown>) => node['@type']);
      expect(types).toEqual(['ProfessionalService', 'WebSite', ...Array(4).fill('Service')]);
    },
    '/about': async (page) => {
      await expect(main(page).getByText('State Certified', { exact: true })).toBeVisible();
      await expect(main(page).getByText(/^\d+\+ Years$/)).toBeVisible();
    },
    '/services': async (page) => {
      const link = 'a[href^="/services/"]:not([href*="#"])';
      const blocks = main(page).getByRole('region').locator(link);
      expect(await blocks.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(servicePaths);
      const pictures = await main(page)
        .getByRole('region')
        .filter({ has: page.locator(link) })
        .getByRole('img')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left > 400));
      expect(pictures).toEqual([true, false, true, false].map((side) => side === pictures[0]));
      expect(await linksOf(page.getByRole('complementary').last())).toEqual(
        expect.arrayContaining([request, 'View FAQ → /faq']),
      );
    },
    ...Object.fromEntries(
      services.map((id, index) => [
        `/services/${id}`,
        async (page: Page) => {
          await expect(main(page).getByRole('img').first()).toBeVisible();
          await expect(section(page, 'Our Process').locator('ol > li').first()).toBeVisible();
          const benefits = section(page, 'Benefits').getByRole('listitem');
          const places = await benefits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
          expect([places[1]?.top, (places[1]?.left ?? 0) > 400]).toEqual([places[0]?.top, true]);
          const panel = main(page).getByRole('complementary').first();
          await expect(panel.locator('svg').first()).toBeVisible();
          expect(await textsOf(panel.getByRole('region', { name: 'Quick Facts' }).getByRole('listitem'))).toEqual([
            expect.stringMatching(/^Report typically delivered within ./),
            expect.stringMatching(/^Serving .+, Washington$/),
            'Experienced in court testimony and legal proceedings',
            'State certified appraisers',
          ]);
          expect(await linksOf(panel)).toEqual(expect.arrayContaining([request, phone]));
          // Sticky, so that both ways to order are in view beside the text.
          await section(page, 'Our Process').scrollIntoViewIfNeeded();
          for (const name of ['Request an Appraisal', /\d{3}-\d{4}/])
            await expect(panel.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
          // The owner may add some.
          const related = relatedResources[index]?.split(' ').map((resource) => `/resources/${resource}`) ?? [];
          expect((await targetsOf(panel)).filter((target) => related.includes(target ?? ''))).toEqual(related);
        },
      ]),
    ),
    '/resources': async (page) => {
      const guides = main(page).getByRole('article');
      const links = (await linksOf(guides)).filter((link) => link.startsWith('Read more'));
      expect(links.slice(0, 3)).toEqual([
        expect.stringMatching(/^Read more.* → \/resources\/divorce-appraisals-guide$/),
        expect.stringMatching(/^Read more.* → \/resources\/step-up-basis$/),
        expect.stringMatching(/^Read more.* → \/resources\/inheritance-tax-guide$/),
      ]);
      for (const guide of (await guides.all()).slice(0, 3))
        for (const part of [guide.getByRole('img'), guide.getByRole('heading'), guide.locator('p').first()])
          await expect(part).toBeVisible();
    },
    '/faq': async (page) => {
      const categories = lines(`General Questions
      Divorce Appraisals
      Estate & Inheritance Appraisals
      The Appraisal Process`);
      expect((await textsOf(main(page).getByRole('heading', { level: 2 }))).slice(0, 4)).toEqual(categories);
      const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
      expect(await linksOf(band)).toContain('Contact Us → /contact');

      // Of a category, one question is open; the owner may leave only one in each.
      const second = main(page).locator('details + details').first();
      if ((await second.count()) === 0) return;
      const first = main(page).locator('details:has(+ details)').first();
      // By keyboard: what moves can't be missed.
      await first.locator('summary').press('Enter');
      await expect(first).toHaveAttribute('open');
      await second.locator('summary').press('Enter');
      await expect(first).not.toHaveAttribute('open');
      const duration = () => second.evaluate((one) => getComputedStyle(one, '::details-content').transitionDuration);
      expect(await duration()).toBe('0.3s');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await duration()).toBe('0s');
      await page.emulateMedia({ reducedMotion: null });
      await second.locator('summary').press('Enter');
      await expect(second).not.toHaveAttribute('open');
    },
    '/blog': async (page) => {
      const categories = new Map(
        lines(`market-trends-2024: Market Analysis
          tax-law-changes: Tax Updates
          divorce-property-division: Divorce`).map((line) => line.split(': ') as [string, string]),
      );
      const shown: string[] = [];
      for (const card of await main(page).getByRole('article').all()) {
        const link = card.getByRole('link', { name: /^Read more/ });
        await expect(link).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
        const excerpt = card.locator('p:not(:has(time))').first();
        for (const part of [card.getByRole('time'), card.getByText(/\d min read/), card.getByRole('heading'), excerpt])
          await expect(part).toBeVisible();
        const id = (await link.getAttribute('href'))?.replace('/blog/', '') ?? '';
        shown.push(id);
        const category = categories.get(id);
        if (category) await expect(card.getByText(category, { exact: true })).toBeVisible();
      }
      // A card goes once its post is written, as a guide.
      expect([...shown, ...guides.map(({ id }) => id)]).toEqual(expect.arrayContaining([...categories.keys()]));
      // Without a script, it opens an email.
      await expect(main(page).locator('form[action^="mailto:"] input[type="email"]')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible();

      // Cards enter 0.2 s apart, those after the fourth with it, and not at all under reduced motion.
      const cards = main(page).getByRole('article');
      const entrances = () =>
        cards.evaluateAll((all) => {
          const styles = all.map((card) => getComputedStyle(card));
          return styles.map((style) => (style.animationName === 'none' ? 'none' : style.animationDelay));
        });
      await page.setViewportSize({ width: 1280, height: 5000 });
      const inOrder = (await cards.all()).map((_, index) => `${Math.min(2 * index, 6) / 10}s`);
      await expect.poll(entrances).toEqual(inOrder);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await entrances()).toEqual(inOrder.map(() => 'none'));
      await page.emulateMedia({ reducedMotion: null });
      await page.setViewportSize(sizes.desktop);
    },
    '/contact': async (page) => {
      const panel = page.getByRole('complementary', { name: 'Contact information' });
      await expect(panel.getByRole('heading', { name: 'Business Hours' })).toBeVisible();
      await expect(panel).toContainText('Throughout Washington State, with offices in');
      await expect(panel).toContainText(/urgent legal proceedings.*expedited/);
      expect(await linksOf(panel)).toEqual([phone, email]);

      const form = page.locator('form[name="appraisal-request"]');
      await expect(form).toHaveAttribute('method', /post/i);
      await expect(form).toHaveAttribute('data-netlify', 'true');
      await expect(form.locator('[name="form-name"]')).toHaveValue('appraisal-request');
      const fields = await form
        .locator('input:not([type="hidden"]):visible, select, textarea')
        .evaluateAll((all) =>
          (all as HTMLInputElement[]).map(
            ({ name, type, required, labels }) =>
              `${name} ${type} ${required ? 'required' : 'optional'}: ${labels?.[0]?.textContent}`,
          ),
        );
      expect(fields).toEqual([
        expect.stringMatching('^name text required: Full Name'),
        expect.stringMatching('^email email required: Email Address'),
        expect.stringMatching('^phone tel required: Phone Number'),
        expect.stringMatching('^service select-one required: Service Needed'),
        expect.stringMatching('^propertyAddress text required: Property Address'),
        expect.stringMatching('^message textarea optional: Additional Information'),
        expect.stringMatching('^ file optional: '),
      ]);
      await expect(form.locator('textarea')).toHaveAttribute('rows', '4');
      const options = await form
        .locator('option')
        .evaluateAll((all) => (all as HTMLOptionElement[]).map(({ value, text }) => `${value}: ${text}`));
      expect(options).toEqual(
        lines(`: Select a Service
          divorce: Divorce Appraisal
          date-of-death: Date of Death / Step Up Basis
          inheritance: Inheritance & Gift Reporting
          estate: Estate Settlement
          other: Other (Please Specify)`),
      );
      await expect(form.locator('input[type="file"]')).toHaveAttribute('multiple');
      await expect(form).toContainText(/This form can’t send files\. .+ PDF, JPG, PNG, max \d+MB each/);
    },
  };

  async function expectScreen(page: Page, [path = '', crumbs = '', heading]: string[]) {
    expect((await page.goto(path))?.status()).toBe(200);
    const title = normalized((await page.getByRole('heading', { level: 1 }).textContent()) ?? '');
    if (heading !== '-') expect(title).toBe(heading);

    const header = page.getByRole('banner');
    expect(await linksOf(header.getByRole('navigation', { name: 'Main' }))).toEqual(navigation);
    expect(await linksOf(header)).toEqual(expect.arrayContaining([request, phone]));
    const section = `/${path.split('/')[1]}`;
    const highlighted = navigation.find((link) => link.endsWith(`→ ${section}`))?.split(' → ')[0];
    const current = header.locator(`[aria-current="${path === section ? 'page' : 'true'}"]`);
    expect(await textsOf(header.locator('[aria-current]'))).toEqual(highlighted ? [highlighted] : []);
    if (highlighted) await expect(current).not.toHaveCSS('border-bottom-color', 'rgba(0, 0, 0, 0)');

    const band = page.getByRole('complementary', { name: 'Need a professional appraisal?' });
    // On the form's own page, only the call is new.
    const ways = path === '/contact' ? [phone, request] : [request, phone];
    expect((await linksOf(band)).slice(0, 2)).toEqual(ways);

    const footer = page.getByRole('contentinfo');
    expect(await targetsOf(footer.getByRole('navigation', { name: 'Services' }))).toEqual(servicePaths);
    await expect(footer).toContainText('Throughout Washington State, with offices in');

    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await own[path]?.(page);
    if (crumbs === '-') return expect(breadcrumb).toHaveCount(0);
    const [first, ...labels] = await textsOf(breadcrumb.getByRole('listitem'));
    expect([first, labels.join(' > ')]).toEqual(['', crumbs.replace('*', title)]);
    await expect(breadcrumb.getByRole('link').first()).toHaveAccessibleName('Home');
    const parents = labels.slice(0, -1).map((label) => `${label} → /${label.toLowerCase()}`);
    expect(await linksOf(breadcrumb)).toEqual([expect.stringMatching(/→ \/$/), ...parents]);
    expect(await textsOf(breadcrumb.locator('[aria-current="page"]'))).toEqual(labels.slice(-1));
  }

  for (const screen of screens)
    test(`${screen[0]} has its heading, its breadcrumb, the shared layout and its own parts`, ({ page }) =>
      expectScreen(page, screen));

  const notFound = lines(`
    /x · Page Not Found · The page you are looking for · Return to Home → / · Contact Us → /contact
    /blog/market-trends-2024 · Page Not Found · The page you are looking for · Return to Home → / · Contact Us → /contact
    /services/x · Service Not Found · The service you're looking for · View All Services → /services
    /resources/x · Resource Not Found · The resource you're looking for · View All Resources → /resources`);
  test('an unknown address has its heading, its text and its ways on', async ({ page }) => {
    for (const line of notFound) {
      const [path = '', heading = '', text = '', ...links] = line.split(' · ');
      expect((await page.goto(path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      expect(await textsOf(main(page).locator('p'))).toContain(`${text} doesn't exist or has been moved.`);
      expect((await linksOf(main(page))).slice(0, links.length)).toEqual(links);
    }
  });
});

test('2. on a phone, the menu slides in', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto('/');
  const moving = await page.getByRole('button', { name: 'Menu' }).evaluate((button: HTMLElement) => {
    button.click();
    // Asked at once: what moves hasn't arrived.
    return document.querySelector('#site-menu:popover-open')?.getAnimations().length;
  });
  expect(moving).toBeGreaterThan(0);
});

test('4. the header: top up to 20 px of scroll, white with a shadow beyond', { tag: '@engines' }, async ({ page }) => {
  await page.goto('/about');
  const header = page.getByRole('banner');
  // With and without an animation, browsers write no shadow differently.
  const noShadow = /^none$|^((rgba\(0, 0, 0, 0\)|oklab\(0 0 0 \/ 0\)) 0px 0px 0px 0px(, )?)+$/;
  for (const top of [0, 21, 20]) {
    await scrollTo(page, top);
    const scrolled = top > 20;
    await expect(header).toHaveCSS('background-color', scrolled ? 'rgb(255, 255, 255)' : 'rgba(0, 0, 0, 0)');
    if (scrolled) await expect(header).not.toHaveCSS('box-shadow', noShadow);
    else await expect(header).toHaveCSS('box-shadow', noShadow);
    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0 });
  }
  // A page that doesn't scroll is at its top.
  await page.setViewportSize({ width: 1440, height: 8000 });
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});
