import type { Content } from '../../loader/content';
import { contentWith } from '../../loader/testing';
import { launchFindings, placeholderNotice } from './launchFindings';

const content = contentWith({});
const [service, guide] = [content.service('inheritance'), content.guide('step-up-basis')];
const today = '2026-11-28';
const [checked, old] = ['2025-11-28', '2025-11-27'];
const amount = { scope: null, source: 'A law', values: [{ from: '2001-01-01', until: today, amount: 1 }] };

/** A site that is ready to go live, today for the last time. */
const ready: Content = {
  ...content,
  business: {
    ...content.business,
    url: 'https://www.spokane-appraisals.com',
    phone: '(509) 624-0142',
    email: 'orders@spokane-appraisals.com',
    socialProfile: 'https://www.linkedin.com/company/spokane-appraisals',
  },
  launchQuestions: [{ question: 'Is it so?', file: 'content/launch.yaml', who: 'owner', done: true }],
  testimonials: [{ quote: 'Good.', author: 'J. M.', position: 'CPA', sample: false }],
  posts: [],
  services: [{ ...service, reviewed: checked }],
  guides: [{ ...guide, reviewed: checked, asOf: checked }],
  amounts: { estateTaxThreshold: amount, basicExclusion: amount, annualExclusion: amount },
};

const ofBusiness = (fields: Partial<Content['business']>) => ({ business: { ...ready.business, ...fields } });
const invented = { testimonials: ready.testimonials.map((one) => ({ ...one, sample: true })) };

test('finds nothing on a site that is ready', () => {
  expect(launchFindings(ready, today)).toEqual([]);
  expect(placeholderNotice(ready)).toBe('');
});

test('the end of a build names the placeholders', () => {
  const site = { ...ready, ...ofBusiness({ url: 'https://a.test', email: 'a@b.test' }), ...invented };
  expect(placeholderNotice(site)).toMatch(/: url https:\/\/a\.test, email a@b\.test, testimonials\.\n.*launch-check$/);
});

const post = { ...content.posts[0], title: 'A Post' } as Content['posts'][number];
const questions = ready.launchQuestions.map((one) => ({ ...one, done: false }));
test.each<[what: string, file: string, changes: Partial<Content>, says: RegExp]>([
  ['an example address', 'business.yaml', ofBusiness({ url: 'https://firm.example' }), /"url" is an example, https:/],
  ['an insecure address', 'business.yaml', ofBusiness({ url: 'http://firm.com' }), /with https:/],
  ['an example phone number', 'business.yaml', ofBusiness({ phone: '(509) 555-0142' }), /"phone" is an example/],
  ['an example mailbox', 'business.yaml', ofBusiness({ email: 'a@example.org' }), /"email" is an example/],
  ['a profile to come', 'business.yaml', ofBusiness({ socialProfile: null }), /without a link/],
  ['an open question', 'launch.yaml', { launchQuestions: questions }, /Is it so\?/],
  ['an invented testimonial', 'testimonials.yaml', invented, /invented.*delete "sample: true"/],
  ['a card that leads nowhere', 'posts.yaml', { posts: [post] }, /"A Post" leads nowhere: write the post as a guide/],
  ['an old service', 'services/inheritance.md', { services: [{ ...service, reviewed: old }] }, /change "reviewed"/],
  ['an old guide', 'resources/step-up-basis.md', { guides: [{ ...guide, reviewed: old, asOf: today }] }, /"reviewed"/],
])('reports %s, and nothing else, with its file', (_what, file, changes, says) => {
  const findings = launchFindings({ ...ready, ...changes }, today);
  expect(findings).toEqual([{ who: 'owner', file: `content/${file}`, todo: expect.stringMatching(says) }]);
});

test('reports amounts on the day after their last, and those of a guide that were checked over a year ago', () => {
  const tomorrow = launchFindings(ready, '2026-11-29').map(({ file, todo }) => `${file}: ${todo}`);
  expect(tomorrow).toContainEqual(expect.stringMatching(/^content\/amounts\.yaml: "\w+" ended on 2026-11-28/));
  expect(tomorrow).toContainEqual(expect.stringMatching(/^content\/resources\/step-up-basis\.md: .*change "asOf"/));
});
