import type { YAMLMap, YAMLSeq } from 'yaml';
import { type Changes, chain, contentWith, editYaml, set } from '../../loader/testing';
import { findUnready, placeholderNotice } from './launchFindings';

const guide = 'resources/step-up-basis.md';
const { services, guides } = contentWith({});
/** On this day, no text is old. */
const [today] = [...services, ...guides]
  .map(({ reviewed }) => reviewed)
  .concat(guides.map(({ asOf }) => asOf))
  .sort();
/** Sets a field of every entry of a list. */
const everywhere = (name: string, value: unknown) =>
  editYaml((fields) => {
    for (const entry of (fields.contents as unknown as YAMLSeq<YAMLMap>).items) entry.set(name, value);
  });

const card =
  '- { id: a-post, title: A Post, excerpt: One., date: 2026-01-01, readTime: 1 min read, image: home-hero, category: Law }';

/** Texts name an amount before the last one. */
const before = { from: '2001-01-01', amount: 1 };
const ended = set('basicExclusion.values', [before, { from: '2025-01-01', amount: 1 }]);

/** A site that is ready to go live. */
const ready: Changes = {
  'business.yaml': chain(
    set('url', 'https://www.spokane-appraisals.com'),
    set('phone', '(509) 624-0142'),
    set('email', 'orders@spokane-appraisals.com'),
    set('socialProfile', 'https://www.linkedin.com/company/spokane-appraisals'),
  ),
  'launch.yaml': () => '- question: Is it so?\n  file: content/launch.yaml\n  done: yes\n',
  'testimonials.yaml': everywhere('sample', false),
  'posts.yaml': () => '[]',
  'amounts.yaml': chain(
    ...['estateTaxThreshold', 'basicExclusion', 'annualExclusion'].map((name) =>
      set(`${name}.values`, [before, { from: `${today?.slice(0, 8)}01`, amount: 1 }]),
    ),
  ),
};

const siteWith = (file: string, edit: (source: string) => string) =>
  contentWith({ ...ready, [file]: (source) => edit(String(ready[file]?.(source) ?? source)) });

test('finds nothing on a site that is ready', () => {
  expect(findUnready(contentWith(ready), `${today}`)).toEqual([]);
  expect(placeholderNotice(contentWith(ready))).toBe('');
});

test('the end of a build names the placeholders', () => {
  const examples = chain(set('url', 'https://a.example'), set('email', 'a@b.test'));
  const notice = placeholderNotice(siteWith('business.yaml', examples));
  expect(notice).toMatch(/: url https:\/\/a\.example, email a@b\.test\.\n.*launch-check$/);
  expect(placeholderNotice(siteWith('testimonials.yaml', set('0.sample', true)))).toContain(': testimonials.\n');
});

test('an amount counts until its last day', () => {
  const onLastDay = set('basicExclusion.values', [before, { from: `${today?.slice(0, 4)}-01-01`, amount: 1 }]);
  const site = siteWith('amounts.yaml', onLastDay);
  const files = findUnready(site, `${today?.slice(0, 4)}-12-31`).map(({ file }) => file);
  expect(files).not.toContain('content/amounts.yaml');
});

test.each([
  ['an example address', 'business.yaml', set('url', 'https://firm.example'), /"url" is an example, https:/],
  ['an insecure address', 'business.yaml', set('url', 'http://firm.com'), /with https:/],
  ['an example phone number', 'business.yaml', set('phone', '509-555-0142'), /"phone" is an example/],
  ['an example mailbox', 'business.yaml', set('email', 'a@example.org'), /"email" is an example/],
  ['a profile to come', 'business.yaml', set('socialProfile', null), /without a link/],
  ['an open question', 'launch.yaml', set('0.done', false), /Is it so\?/],
  ['an invented testimonial', 'testimonials.yaml', set('0.sample', true), /invented.*delete "sample: true"/],
  ['a card that leads nowhere', 'posts.yaml', () => card, /"A Post" leads nowhere: write the post as a guide/],
  ['an amount that has run out', 'amounts.yaml', ended, /ended on 2025-12-31/],
  ['an old service', 'services/inheritance.md', set('reviewed', '2001-01-01'), /change "reviewed"/],
  ['an old guide', guide, chain(set('published', '2001-01-01'), set('reviewed', '2001-01-01')), /change "reviewed"/],
  ['old amounts', guide, set('asOf', '2001-01-01'), /change "asOf"/],
])('reports %s, and nothing else, with its file', (_what, file, edit, says) => {
  const findings = findUnready(siteWith(file, edit), `${today}`);
  expect(findings).toEqual([{ who: 'owner', file: `content/${file}`, todo: expect.stringMatching(says) }]);
});
