import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expectNoViolations, mockMatchMedia, putEverythingInView, reducedMotion, visit } from '../testing/page';
import { testimonials } from '../testing/samples';
import type { SlideMotionProps } from './SlideMotion';
import { TestimonialCarousel } from './TestimonialCarousel';

jest.mock('./SlideMotion', () => ({
  SlideMotion: ({ current, direction, children }: SlideMotionProps) => (
    <div data-testid="motion" data-current={current} data-direction={direction}>
      {children}
    </div>
  ),
}));

beforeEach(() => {
  jest.useFakeTimers();
  mockMatchMedia();
  putEverythingInView();
});
afterEach(() => jest.useRealTimers());

const carousel = <TestimonialCarousel title="What clients say" testimonials={testimonials} />;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The labels of the slides that assistive technology can reach: only the one that is shown. */
const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
const currentDots = () =>
  screen.getAllByRole('button', { name: /^Show testimonial/ }).map((dot) => dot.getAttribute('aria-current'));

test('is a carousel of labeled slides with quotes and authors', async () => {
  render(carousel);
  const region = screen.getByRole('region', { name: 'What clients say' });
  expect(region).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(region).getByRole('group', { name: '1 of 4' });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(slide).toHaveTextContent('“The first words.”Jennifer M., Divorce Client');
  expect(within(region).getAllByRole('group', { hidden: true })).toHaveLength(4);
  expect(within(region).getAllByRole('button')[0]).toHaveAccessibleName('Pause testimonials');
  jest.useRealTimers();
  await expectNoViolations();
});

test('advances every 6000 ms, and from the last to the first', async () => {
  render(carousel);
  await advance(5999);
  expect(shown()).toEqual(['1 of 4']);
  await advance(1);
  expect(shown()).toEqual(['2 of 4']);
  expect(currentDots()).toEqual([null, 'true', null, null]);
  await advance(12_000);
  expect(shown()).toEqual(['4 of 4']);
  await advance(6000);
  expect(shown()).toEqual(['1 of 4']);
});

test.each([
  ['Next testimonial', ['2 of 4', '3 of 4', '4 of 4', '1 of 4', '2 of 4']],
  ['Previous testimonial', ['4 of 4', '3 of 4', '2 of 4', '1 of 4', '4 of 4']],
])('%s wraps around', (button, slides) => {
  render(carousel);
  for (const slide of slides) {
    click(button);
    expect(shown()).toEqual([slide]);
  }
});

test('a dot shows its testimonial and is marked as the current one', () => {
  render(carousel);
  click('Show testimonial 3 of 4');
  expect(shown()).toEqual(['3 of 4']);
  expect(currentDots()).toEqual([null, null, 'true', null]);
});

test.each([
  ['Next testimonial', '2 of 4'],
  ['Previous testimonial', '4 of 4'],
  ['Show testimonial 3 of 4', '3 of 4'],
  ['Show testimonial 1 of 4', '1 of 4'],
  ['Pause testimonials', '1 of 4'],
])('%s stops it permanently', async (button, slide) => {
  render(carousel);
  click(button);
  await advance(60_000);
  expect(shown()).toEqual([slide]);
  expect(screen.getByRole('button', { name: 'Testimonials are paused' })).toHaveAttribute('aria-disabled', 'true');
});

test('keyboard focus inside stops it permanently', async () => {
  render(carousel);
  await advance(6000);
  act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus());
  act(() => (document.activeElement as HTMLElement).blur());
  await advance(60_000);
  expect(shown()).toEqual(['2 of 4']);
});

test('focus inside before the script runs stops it', async () => {
  visit(carousel, (page) => page.querySelector<HTMLElement>('[tabindex]')?.focus());
  await advance(60_000);
  expect(shown()).toEqual(['1 of 4']);
});

test('does not advance while the page is hidden', async () => {
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(carousel);
  await advance(60_000);
  expect(shown()).toEqual(['1 of 4']);
  hidden.mockReturnValue(false);
  await advance(6000);
  expect(shown()).toEqual(['2 of 4']);
});

test('announces a change only when the visitor made it', () => {
  render(carousel);
  const slides = screen.getByRole('group', { name: '1 of 4' }).parentElement;
  expect(slides).toHaveAttribute('aria-live', 'off');
  click('Next testimonial');
  expect(slides).toHaveAttribute('aria-live', 'polite');
});

test('never advances by itself under reduced motion, but its buttons work', async () => {
  mockMatchMedia(reducedMotion);
  render(carousel);
  await advance(60_000);
  expect(shown()).toEqual(['1 of 4']);
  click('Next testimonial');
  expect(shown()).toEqual(['2 of 4']);
});

test('stops advancing when reduced motion is turned on during the visit', async () => {
  const change = mockMatchMedia();
  render(carousel);
  await advance(6000);
  change(reducedMotion);
  await advance(60_000);
  expect(shown()).toEqual(['2 of 4']);
});

test.each([
  ['Next testimonial', '1'],
  ['Previous testimonial', '-1'],
  ['Show testimonial 3 of 4', '1'],
])('once the page is idle and the carousel near, %s slides in direction %s', async (button, direction) => {
  render(carousel);
  await advance(2000);
  click(button);
  const [current] = screen.getAllByTestId('motion').filter((slide) => slide.dataset.current === 'true');
  expect(current).toHaveAttribute('data-direction', direction);
});

test('a dot to the left slides back', async () => {
  render(carousel);
  await advance(2000);
  click('Show testimonial 4 of 4');
  click('Show testimonial 2 of 4');
  for (const slide of screen.getAllByTestId('motion')) expect(slide).toHaveAttribute('data-direction', '-1');
});

test('before the script runs, every testimonial can be scrolled to by keyboard, and there are no controls', () => {
  const page = visit(carousel, (before) => {
    expect(within(before).getAllByRole('group')).toHaveLength(4);
    expect(within(before).getByRole('group', { name: '1 of 4' }).parentElement).toHaveAttribute('tabindex', '0');
    expect(within(before).queryAllByRole('button')).toEqual([]);
  });
  expect(within(page).getAllByRole('group')).toHaveLength(1);
  expect(within(page).getAllByRole('button')).toHaveLength(7);
  expect(page.querySelector('[tabindex]')).toBeNull();
});

test('without IntersectionObserver, slides change without animation', async () => {
  // @ts-expect-error: a browser that doesn't have it.
  delete window.IntersectionObserver;
  render(carousel);
  await advance(10_000);
  click('Next testimonial');
  expect(screen.queryAllByTestId('motion')).toEqual([]);
  expect(shown()).toHaveLength(1);
});
