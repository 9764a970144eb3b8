import { render, screen, within } from '@testing-library/react';
import { visit } from '../testing/page';
import { faq } from '../testing/samples';
import { CategoryLinks, FaqCategory } from './FaqCategory';
import { QuestionBehavior } from './QuestionBehavior';

/* e2e/faq.spec.ts tests that one question at a time is open, its animation and its place in the window. */

beforeAll(() => {
  window.scrollBy = () => {}; // jsdom has no layout.
});
afterEach(() => window.history.replaceState(null, '', '/faq'));

const general = { category: 'General Questions', items: [{ id: 'who', question: 'Who?', answer: '<p>We.</p>' }] };
const page = (
  <>
    <h1>Questions</h1>
    <CategoryLinks categories={[faq, general]} />
    <FaqCategory {...faq} />
    <FaqCategory {...general} />
    <QuestionBehavior />
  </>
);
const details = () => screen.getAllByRole<HTMLDetailsElement>('group');

test('each category has a link to it, a heading, and questions that share a name', () => {
  render(page);
  const links = within(screen.getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => document.querySelector(link.getAttribute('href') ?? '')?.textContent)).toEqual([
    faq.category,
    general.category,
  ]);
  const names = details().map((question) => question.getAttribute('name'));
  expect(names).toEqual(['estate-inheritance-appraisals', 'estate-inheritance-appraisals', 'general-questions']);
});

test.each([
  ['#how-long', ['how-long']],
  ['#no-such-question', []],
  ['#%E0%A4%A', []],
])('the address %s opens %p', (hash, opened) => {
  window.history.replaceState(null, '', `/faq${hash}`);
  visit(page);
  const open = details().filter((question) => question.open);
  expect(open.map(({ id }) => id)).toEqual(opened);
});
