import { type Content, getContent } from '../../loader';

/** Something to do before the site goes live: who can, the file to edit, and a sentence that says what. */
interface Finding {
  who: 'owner' | 'counsel';
  file: string;
  todo: string;
}

const forOwner = (file: string, todo: string): Finding => ({ who: 'owner', file: `content/${file}`, todo });

/** An address of RFC 2606, or a phone number from 555-0100 to 555-0199: both are reserved for examples. */
const placeholderPattern =
  /555-01\d\d$|(^|[./@])(localhost|[\w-]+\.(example|test|invalid)|example\.(com|net|org))(:\d+)?$/i;

/** Lists placeholders, what nobody has confirmed, samples, dead cards and, by `today`, old texts and amounts. */
export const launchFindings = (content: Content, today: string): Finding[] => [
  ...placeholders(content),
  ...unconfirmed(content),
  ...oldAmounts(content, today),
  ...oldTexts(content, `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`),
];

function placeholderFields({ business: { url, phone, email } }: Content) {
  return Object.entries({ url, phone, email }).filter(([, value]) => placeholderPattern.test(value));
}

/** For the end of a build: names what must not go live unnoticed. '' if there is nothing. */
export function placeholderNotice(content = getContent()): string {
  const hasSamples = content.testimonials.some(({ sample }) => sample);
  const names = [
    ...placeholderFields(content).map(([field, value]) => `${field} ${value}`),
    ...(hasSamples ? ['testimonials'] : []),
  ];
  if (names.length === 0) return '';
  return `Still placeholders: ${names.join(', ')}.\nBefore the site goes live, run: npm run launch-check`;
}

function* placeholders(content: Content) {
  const { url, socialProfile } = content.business;
  for (const [field, value] of placeholderFields(content))
    yield forOwner('business.yaml', `"${field}" is an example, ${value}: put in the real one.`);
  if (!url.startsWith('https://')) yield forOwner('business.yaml', `write the site's address, ${url}, with https://.`);
  if (socialProfile === null)
    yield forOwner('business.yaml', 'a social icon is without a link: put a profile’s address in "socialProfile".');
}

function* unconfirmed({ launchQuestions, testimonials, posts }: Content) {
  for (const { question, file, who, done } of launchQuestions) if (!done) yield { who, file, todo: question };
  for (const { author, sample } of testimonials) {
    const real = 'put in those of a real client who agreed, and delete "sample: true".';
    if (sample) yield forOwner('testimonials.yaml', `the words of "${author}" are invented: ${real}`);
  }
  for (const { title, id } of posts) {
    const written = `write the post as a guide, resources/${id}.md, and delete the card.`;
    yield forOwner('posts.yaml', `the card "${title}" leads nowhere: ${written}`);
  }
}

function* oldAmounts({ amounts }: Content, today: string) {
  for (const [name, { source, values }] of Object.entries(amounts)) {
    const until = values.at(-1)?.until ?? '';
    if (until < today)
      yield forOwner('amounts.yaml', `"${name}" ended on ${until}: add the new amount, from ${source}.`);
  }
}

function* oldTexts({ services, guides }: Content, limit: string) {
  for (const [folder, texts] of Object.entries({ services, resources: guides }))
    for (const text of texts) {
      const file = `${folder}/${text.id}.md`;
      const readAgain = 'read it again beside its sources and change "reviewed".';
      if (text.reviewed < limit) yield forOwner(file, `last checked on ${text.reviewed}: ${readAgain}`);
      if ('asOf' in text && text.asOf < limit)
        yield forOwner(file, `its amounts were checked on ${text.asOf}: check each and change "asOf".`);
    }
}
