import { act, fireEvent, render, screen } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { testimonials } from '../testing';
import { TestimonialCarousel } from './TestimonialCarousel';

jest.useFakeTimers();
/** The animation library, which shows as a title what it is asked to animate. */
jest.mock('framer-motion', () => ({
  LazyMotion: ({ children }: PropsWithChildren) => children,
  MotionConfig: ({ children }: PropsWithChildren) => children,
  m: {
    div: ({ initial, animate, children }: PropsWithChildren<{ initial: boolean; animate: object }>) => (
      <div title={JSON.stringify({ initial, ...animate })}>{children}</div>
    ),
  },
}));

const reducedMotion = { matches: false, addEventListener() {} };
beforeEach(() => {
  reducedMotion.matches = false;
  window.matchMedia = (query) =>
    (query === '(prefers-reduced-motion: reduce)' ? reducedMotion : { matches: false }) as unknown as MediaQueryList;
  // jsdom has no layout: everything comes near after 50 ms.
  const observer = (report: (entries: object[]) => void, { rootMargin }: IntersectionObserverInit) => ({
    observe() {
      setTimeout(report, 0, [{ isIntersecting: false }]);
      setTimeout(report, 50, [{ isIntersecting: rootMargin === '100%' }]);
    },
    disconnect() {},
  });
  Object.assign(window, { IntersectionObserver: jest.fn(observer) });
});

const carousel = <TestimonialCarousel title="What clients say" testimonials={testimonials} />;
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The labels of the slides that can be reached: only the one that is shown. */
const shown = () => screen.getAllByRole('group').map((slide) => slide.getAttribute('aria-label'));
function swipe(x: number, y = 0, fingers = 1) {
  const quote = screen.getByText(/The first words/);
  fireEvent.touchStart(quote, { touches: Array(fingers).fill({ clientX: 200, clientY: 200 }) });
  fireEvent.touchEnd(quote, { changedTouches: [{ clientX: 200 + x, clientY: 200 + y }] });
}

test('marks only the examples as such', () => {
  render(carousel);
  const example = screen.getByText('Example').closest('[role="group"]');
  expect(example).toHaveTextContent(/^“The first words\.”Jennifer M\., Divorce ClientExample$/);
});

test('one testimonial has no controls', () => {
  render(<TestimonialCarousel title="What a client says" testimonials={testimonials.slice(0, 1)} />);
  expect(screen.getByRole('region', { name: 'What a client says' })).toHaveTextContent(/The first words/);
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('advances every 6000 ms, and from the last to the first, unless the page is hidden', async () => {
  render(carousel);
  await advance(5999);
  expect(shown()).toEqual(['1 of 4']);
  await advance(1);
  expect(shown()).toEqual(['2 of 4']);
  expect(screen.getByRole('button', { current: true })).toHaveAccessibleName('Show testimonial 2 of 4');
  await advance(18_000);
  expect(shown()).toEqual(['1 of 4']);
  jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true);
  await advance(6000);
  expect(shown()).toEqual(['1 of 4']);
});

test.each<[string, () => unknown, string]>([
  ['Next', () => click('Next testimonial'), '2 of 4'],
  ['Previous', () => click('Previous testimonial'), '4 of 4'],
  ['a dot', () => click('Show testimonial 3 of 4'), '3 of 4'],
  ['Pause', () => click('Pause testimonials'), '1 of 4'],
  ['keyboard focus', () => act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus()), '1 of 4'],
  ['selecting the quote', () => fireEvent.mouseDown(screen.getByText(/The first/)), '1 of 4'],
  ['a swipe to the left', () => swipe(-40), '2 of 4'],
  ['a swipe to the right', () => swipe(60, 20), '4 of 4'],
])('%s stops it permanently, and changes are announced only then', async (_what, action, slide) => {
  render(carousel);
  const slides = screen.getByRole('group').parentElement;
  expect(slides).toMatchObject({ ariaLive: 'off', tabIndex: -1 });
  action();
  expect(slides).toHaveAttribute('aria-live', 'polite');
  await advance(60_000);
  expect(shown()).toEqual([slide]);
  expect(screen.getByRole('button', { name: 'Testimonials are paused' })).toHaveAttribute('aria-disabled', 'true');
});

test('scrolling over it is not a swipe, nor are two fingers or panning a zoomed page', () => {
  render(carousel);
  swipe(-60, 300);
  swipe(-39);
  swipe(-60, 0, 2);
  Object.assign(window, { visualViewport: { scale: 2 } });
  swipe(-60);
  Object.assign(window, { visualViewport: undefined });
  expect(screen.getByRole('button', { name: 'Pause testimonials' })).toBeInTheDocument();
});

test('never advances by itself under reduced motion, even if that is turned on during the visit', async () => {
  render(carousel);
  await advance(6000);
  reducedMotion.matches = true;
  await advance(60_000);
  expect(shown()).toEqual(['2 of 4']);
});

test('once the carousel is near, slides enter from the side that the visitor went to, after the last one has left', async () => {
  render(carousel);
  await advance(49);
  expect(document.querySelector('[title]')).toBeNull();
  await advance(100);
  const animationOf = (slide?: HTMLElement) => JSON.parse(slide?.querySelector<HTMLElement>('[title]')?.title ?? '');
  const moving = { initial: false, visibility: 'visible' };
  for (const [button, from, left, to] of [
    ['Show testimonial 4 of 4', '30%', 0, '-30%'],
    ['Next testimonial', '30%', 3, '-30%'],
    ['Previous testimonial', '-30%', 0, '30%'],
    ['Show testimonial 2 of 4', '-30%', 3, '30%'],
  ] as const) {
    click(button);
    const entering = { x: [from, '0%'], opacity: [0, 1], transition: { delay: 0.2 } };
    expect(animationOf(screen.getByRole('group'))).toMatchObject({ ...moving, ...entering });
    const leaving = {
      x: ['0%', to],
      opacity: [1, 0],
      transition: { duration: 0.2 },
      transitionEnd: { visibility: 'hidden' },
    };
    expect(animationOf(screen.getAllByRole('group', { hidden: true })[left])).toMatchObject({ ...moving, ...leaving });
  }
  // Only these two move: the third is where it was.
  expect(animationOf(screen.getAllByRole('group', { hidden: true })[2])).toMatchObject({ x: ['0%', '-30%'] });
});
