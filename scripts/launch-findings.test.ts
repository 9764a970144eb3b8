import { existsSync } from 'node:fs';
import { getConfirmations } from '../content/loader';
import { type Changes, type Entry, edited, field, withContent } from '../content/loader/fixture';
import { findUnready } from './launch-findings';

const today = '2026-12-01';
const everywhere = (name: string, value: string) => (source: string) =>
  source.replace(new RegExp(`^( *)${name}: .*`, 'gm'), `$1${name}: ${value}`);

/** A site that is ready to go live. */
const ready: Changes = {
  'business.yaml': edited((business: Entry) => ({
    ...business,
    url: 'https://www.spokane-appraisals.com',
    phone: '(509) 624-0142',
    email: 'orders@spokane-appraisals.com',
    socialProfile: 'https://www.linkedin.com/company/spokane-appraisals',
    placeholders: [],
  })),
  'launch.yaml': everywhere('done', 'true'),
  'testimonials.yaml': everywhere('sample', 'false'),
  'posts.yaml': () => '[]',
};

const findings = (file?: string, edit = (source: string) => source) => {
  const change = file ? { [file]: (source: string) => edit(String(ready[file]?.(source) ?? source)) } : {};
  return withContent({ ...ready, ...change }, () => findUnready(today));
};

test('finds nothing on a site that is ready', () => {
  expect(findings()).toEqual([]);
});

test.each([
  ['an example address', 'business.yaml', field('url', 'https://www.firm.example'), /"url".*firm\.example/],
  ['an insecure address', 'business.yaml', field('url', 'http://firm.com'), /with https:/],
  ['an example phone number', 'business.yaml', field('phone', '509-555-0142'), /"phone".*555-0142/],
  ['an example mailbox', 'business.yaml', field('email', 'a@example.org'), /"email" really a@example/],
  ['a host that nobody confirmed', 'business.yaml', field('placeholders', '[host]'), /"host" really netlify.*"- host"/],
  ['a profile to come', 'business.yaml', field('socialProfile', ''), /coming soon/],
  ['an open question', 'launch.yaml', field('done', 'false'), /\?/],
  ['an invented testimonial', 'testimonials.yaml', field('sample', 'true'), /invented.*delete "sample: true"/],
  ['an office that moved', 'about.yaml', (source: string) => source.replaceAll('Spokane', 'x'), /rewrite it/],
  [
    'an old text',
    'resources/step-up-basis.md',
    (source: string) => field('published', '2025-11-30')(field('reviewed', '2025-11-30')(source)),
    /change "reviewed"/,
  ],
  ['old amounts', 'resources/step-up-basis.md', field('asOf', '2025-11-30'), /change "asOf"/],
])('reports %s, and nothing else, with its file', (_what, file, edit, says) => {
  expect(findings(file, edit)).toEqual([
    { who: 'owner', file: expect.stringContaining('content/'), todo: expect.stringMatching(says) },
  ]);
});

test('every question in launch.yaml names an existing file', () => {
  expect(getConfirmations().filter(({ file }) => !existsSync(file))).toEqual([]);
});
