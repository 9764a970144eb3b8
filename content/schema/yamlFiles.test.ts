/** @jest-environment node */
import { getTestimonials } from './index';
import { type Entry, edited, expectMistake, readAll, set, setIn } from './testing';

/* The mistakes are made in samples added here, or named by what the content has, so that every text may change. */

const question = { id: 'sample-question', question: 'Is it so?', answer: 'It is so.' };
const post = {
  id: 'sample-post',
  title: 'Sample',
  excerpt: 'A sample.',
  date: '2026-01-01',
  readTime: '5 min read',
  image: 'step-up-basis',
  imageAlt: '',
  category: 'Samples',
};
const author = getTestimonials()[1]?.author;

/** Puts a question before the others, with one field changed. */
const setItem = (field: string, value: unknown) => (content: { items: Entry[] }[]) => {
  content[0]?.items.unshift({ ...question, [field]: value });
};
/** Puts a post before the others, with one field changed. */
const setPost = (field: string, value: unknown) => (content: Entry[]) => {
  content.unshift({ ...post, [field]: value });
};

describe.each([
  {
    file: 'faq',
    edits: [
      [
        'a question without its mark',
        setItem('question', 'How long'),
        /question" of "sample-question"/,
        /such as "How long/,
      ],
      [
        'an id that stands twice',
        (c: { items: Entry[] }[]) => void c[0]?.items.unshift(question, question),
        /"sample-question" is used twice/,
        /such as "sample-question-2"/,
      ],
      ['an id with capitals', setItem('id', 'How_Long'), /items \(number 1\)\.id"/, /small letters.*such as/],
      [
        'an unknown token',
        setItem('answer', 'About {{price}}.'),
        /answer" of "sample-question"/,
        /"\{\{price\}\}".*for example/,
      ],
      [
        'HTML in an answer',
        setItem('answer', 'A <b>b</b>.'),
        /answer of "sample-question" has HTML/,
        /has HTML.*such as/,
      ],
      ['a missing answer', setItem('answer', undefined), /answer" of "sample-question"/, /missing.*such as/],
      [
        'a field that does not exist',
        setItem('anser', 'x'),
        /"anser" in "entry \(number 1\).items/,
        /one of id, question, answer/,
      ],
    ],
  },
  {
    file: 'testimonials',
    edits: [
      [
        'a whole last name',
        setIn(0, 'author', 'Jennifer Miller'),
        /"entry \(number 1\)\.author"/,
        /such as "Jennifer M\."/,
      ],
      [
        'an unknown position',
        setIn(1, 'position', 'Accountant'),
        new RegExp(`position" of "${author}"`),
        /one of Divorce Client/,
      ],
      ['an empty quote', setIn(1, 'quote', ''), new RegExp(`quote" of "${author}"`), /empty.*such as/],
    ],
  },
  {
    file: 'posts',
    edits: [
      ['a bad reading time', setPost('readTime', '5 minutes'), /readTime" of "sample-post"/, /such as "5 min read"/],
      ['one id for two posts', (c: Entry[]) => void c.unshift(post, post), /"sample-post" is used twice/, /such as/],
      [
        'a picture that is not there',
        setPost('image', 'nowhere'),
        /"image"/,
        /"nowhere", which does not exist.*one of/,
      ],
    ],
  },
  {
    file: 'pages',
    edits: [
      [
        'a short description',
        setIn(1, 'description', 'About us.'),
        /description" of "\/about"/,
        /9 characters.*50 to 170.*such as/,
      ],
      [
        'one title for two pages',
        (c: Entry[]) => setIn(2, 'pageTitle', c[1]?.pageTitle)(c),
        /"pageTitle" of "\/services"/,
        /another page has too.*such as/,
      ],
      [
        'a page that was deleted',
        (c: Entry[]) => c.filter(({ path }) => path !== '/about'),
        /"\/about"/,
        /missing.*such as "- path: \/about"/,
      ],
    ],
  },
  {
    file: 'home',
    edits: [
      ['a missing text', set('lede', undefined), /"lede"/, /missing.*such as/],
      [
        'a card too few',
        (c: { why: { cards: Entry[] } }) => void c.why.cards.pop(),
        /"why.cards"/,
        /2 entries.*three cards.*such as/,
      ],
    ],
  },
  {
    file: 'about',
    edits: [
      [
        'HTML in the story',
        (c: { story: Entry }) => set('text', 'One\n\n<i>two</i>')(c.story),
        /line \d+: "story\.text"/,
        /has HTML.*such as/,
      ],
      [
        'an office without its picture',
        (c: { coverage: { offices: Entry[] } }) => setIn(1, 'image', undefined)(c.coverage.offices),
        /"coverage\.offices \(number 2\)\.image"/,
        /missing.*such as/,
      ],
    ],
  },
] as const)('content/$file.yaml', ({ file, edits }) => {
  test.each(edits.map(([slip, edit, place, says]) => ({ slip, edit, place, says })))(
    '$slip is answered by file, field and example',
    ({ edit, place, says }) => {
      const name = `${file}.yaml`;
      const change = edited(edit as (content: unknown) => unknown);
      expectMistake(() => readAll({ [name]: change }), name, place, says);
    },
  );
});
