import { act, fireEvent, render, screen } from '@testing-library/react';
import { expectNoViolations, visit } from '../testing/page';
import { faq } from '../testing/samples';
import { FaqCategorySection } from './FaqCategorySection';
import { OpenLinkedQuestion } from './OpenLinkedQuestion';

afterEach(() => window.history.replaceState(null, '', '/faq'));

const details = () => screen.getAllByRole<HTMLDetailsElement>('group');
const page = (
  <>
    <FaqCategorySection {...faq} />
    <OpenLinkedQuestion />
  </>
);

test('a category is a named part of the page, each question a heading of it', async () => {
  render(page);
  expect(screen.getByRole('region', { name: faq.category })).toContainElement(details()[0] ?? null);
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(faq.category);
  expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
    faq.items.map(({ question }) => question),
  );
  await expectNoViolations();
});

test('all are closed; a click opens one to its answer, another closes it again', async () => {
  render(page);
  expect(details().map(({ open }) => open)).toEqual([false, false]);
  fireEvent.click(screen.getByText('Which date counts?'));
  expect(details().map(({ open }) => open)).toEqual([true, false]);
  expect(details()[0]).toHaveTextContent('The day of death.');
  expect(screen.getByText('death').tagName).toBe('STRONG');
  await expectNoViolations();
  fireEvent.click(screen.getByText('Which date counts?'));
  expect(details().map(({ open }) => open)).toEqual([false, false]);
});

test('the browser keeps one open in a category: its questions share a name that no other category has', () => {
  render(
    <>
      <FaqCategorySection {...faq} />
      <FaqCategorySection
        category="General Questions"
        items={[{ id: 'who', question: 'Who?', answer: '<p>We.</p>' }]}
      />
    </>,
  );
  expect(details().map((question) => question.getAttribute('name'))).toEqual([
    'estate-inheritance-appraisals',
    'estate-inheritance-appraisals',
    'general-questions',
  ]);
});

describe('the address of a question', () => {
  const opened = () =>
    details()
      .filter(({ open }) => open)
      .map(({ id }) => id);

  test('opens it', () => {
    window.history.replaceState(null, '', '/faq#how-long');
    visit(page);
    expect(opened()).toEqual(['how-long']);
  });

  test('opens it on this page too', () => {
    render(page);
    expect(opened()).toEqual([]);
    window.history.replaceState(null, '', '/faq#which-date');
    act(() => void window.dispatchEvent(new HashChangeEvent('hashchange')));
    expect(opened()).toEqual(['which-date']);
  });

  test.each(['#no-such-question', '#', '#100%', '#%E0%A4%A'])('%s opens nothing and breaks nothing', (hash) => {
    window.history.replaceState(null, '', `/faq${hash}`);
    render(page);
    expect(opened()).toEqual([]);
  });
});
