/** @jest-environment node */
import { type Door, type Entry, expectAnswer, readEdited, set, setIn } from './testContent';

/** Sets a field of the second question of the FAQ. */
const setItem = (field: string, value: unknown) => (content: { items: Entry[] }[]) => {
  Object.assign(content[0]?.items[1] ?? {}, { [field]: value });
};

describe.each([
  {
    file: 'faq',
    name: 'faqFile',
    read: (door: Door) => door.getFaq(),
    edits: [
      [
        'a question without its mark',
        setItem('question', 'How long'),
        /question" of "how-long-does-it-take"/,
        /such as "How long/,
      ],
      [
        'an id that stands twice',
        setItem('id', 'where-do-you-work'),
        /"where-do-you-work" stands twice/,
        /such as "where-do-you-work-2"/,
      ],
      ['an id with capitals', setItem('id', 'How_Long'), /items \(number 2\)\.id"/, /small letters.*such as/],
      [
        'an unknown token',
        setItem('answer', 'About {{price}}.'),
        /answer" of "how-long-does-it-take"/,
        /"\{\{price\}\}".*for example/,
      ],
      [
        'HTML in an answer',
        setItem('answer', 'A <b>b</b>.'),
        /answer of "how-long-does-it-take", line 1,/,
        /has HTML.*such as/,
      ],
      ['a missing answer', setItem('answer', undefined), /answer" of "how-long-does-it-take"/, /missing.*such as/],
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
    name: 'testimonialsFile',
    read: (door: Door) => door.getTestimonials(),
    edits: [
      [
        'a whole last name',
        setIn(0, 'author', 'Jennifer Miller'),
        /"entry \(number 1\)\.author"/,
        /such as "Jennifer M\."/,
      ],
      [
        'an unknown position',
        setIn(3, 'position', 'Accountant'),
        /position" of "Michael K\."/,
        /one of Divorce Client/,
      ],
      ['an empty quote', setIn(1, 'quote', ''), /quote" of "Robert T\."/, /empty.*such as/],
    ],
  },
  {
    file: 'posts',
    name: 'postsFile',
    read: (door: Door) => door.getBlogPosts(),
    edits: [
      [
        'a bad reading time',
        setIn(0, 'readTime', '5 minutes'),
        /readTime" of "market-trends-2024"/,
        /such as "5 min read"/,
      ],
      ['one id for two posts', setIn(1, 'id', 'market-trends-2024'), /"market-trends-2024" stands twice/, /such as/],
      [
        'a picture that is not there',
        setIn(0, 'image', 'nowhere'),
        /"image"/,
        /"nowhere", which does not exist.*one of/,
      ],
    ],
  },
  {
    file: 'pages',
    name: 'pagesFile',
    read: (door: Door) => [door.getPages(), door.getPage('/about')],
    edits: [
      [
        'a short description',
        setIn(1, 'description', 'About us.'),
        /description" of "\/about"/,
        /9 characters.*50 to 170.*such as/,
      ],
      [
        'one title for two pages',
        setIn(2, 'pageTitle', 'About Our Appraisers in Washington | {{name}}'),
        /"pageTitle" of "\/services"/,
        /another page has too.*such as/,
      ],
      [
        'a page that was deleted',
        (c: Entry[]) => c.filter(({ path }) => path !== '/about'),
        /"\/about"/,
        /missing.*such as/,
      ],
    ],
  },
  {
    file: 'home',
    name: 'homeText',
    read: (door: Door) => door.getHomeText(),
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
    name: 'aboutText',
    read: (door: Door) => door.getAboutText(),
    edits: [
      [
        'HTML in the story',
        (c: { story: Entry }) => set('text', 'One\n\n<i>two</i>')(c.story),
        /"story\.text", line 3,/,
        /has HTML.*such as/,
      ],
      [
        'an office without its picture',
        (c: { coverage: { offices: Entry[] } }) => setIn(1, 'image', undefined)(c.coverage.offices),
        /image" of "Vancouver"/,
        /missing.*such as/,
      ],
    ],
  },
] as const)('content/$file.ts', ({ file, name, read, edits }) => {
  test('passes as it is', () => {
    expect(() => readEdited(file, name, (content) => content, read)).not.toThrow();
  });

  test.each(edits.map(([slip, edit, place, says]) => ({ slip, edit, place, says })))(
    '$slip is answered by file, field and example',
    ({ edit, place, says }) => {
      expectAnswer(() => readEdited(file, name, edit as (content: never) => unknown, read), `${file}.ts`, place, says);
    },
  );
});
