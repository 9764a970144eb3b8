import { screen } from '@testing-library/react';
import { visit } from '../testing/page';
import { faq } from '../testing/samples';
import { FaqCategory } from './FaqCategory';
import { QuestionBehavior } from './QuestionBehavior';

/* e2e/faq.spec.ts tests that one question at a time is open, its animation and its place in the window. */

beforeAll(() => {
  window.scrollBy = () => {}; // jsdom has no layout.
});
afterEach(() => window.history.replaceState(null, '', '/faq'));

const page = (
  <>
    <FaqCategory {...faq} />
    <QuestionBehavior />
  </>
);

test.each([
  ['#how-long', ['how-long']],
  ['#no-such-question', []],
  ['#%E0%A4%A', []],
])('the address %s opens %p', (hash, opened) => {
  window.history.replaceState(null, '', `/faq${hash}`);
  visit(page);
  const open = screen.getAllByRole<HTMLDetailsElement>('group').filter((question) => question.open);
  expect(open.map(({ id }) => id)).toEqual(opened);
});
