import { act, render, screen } from '@testing-library/react';
import { mockMatchMedia } from '../testing/page';
import type { SlideMotionProps } from './SlideMotion';

// The animation library reads the clock and the visitor's settings when it is loaded, so both are mocked first.
jest.useFakeTimers();
const reduceMotion = mockMatchMedia();
let SlideMotion: typeof import('./SlideMotion').SlideMotion;
beforeAll(async () => {
  ({ SlideMotion } = await import('./SlideMotion'));
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const slide = () => screen.getByText('Words').parentElement?.style as CSSStyleDeclaration;
/** The slide's offset in percent of its width: 0 in place, positive to the right. */
const offset = () => Number(/translateX\((.+)%\)/.exec(slide().transform)?.[1] ?? 0);

/** Shows a slide that is not current. */
function show() {
  const element = (current: boolean, direction: SlideMotionProps['direction']) => (
    <SlideMotion current={current} direction={direction}>
      <p>Words</p>
    </SlideMotion>
  );
  const { rerender } = render(element(false, 1));
  return (...change: Parameters<typeof element>) => rerender(element(...change));
}

test.each([1, -1] as const)('in direction %d, a slide enters from one side and leaves to the other', async (side) => {
  const change = show();
  change(true, side);
  await advance(100);
  expect(offset() * side).toBeGreaterThan(0);
  expect(slide().visibility).toBe('visible');
  await advance(1000);
  expect(offset()).toBe(0);
  change(false, side);
  await advance(1000);
  const gone = offset();
  expect(gone * side).toBeLessThan(0);
  expect(slide().visibility).toBe('hidden');
  // A later change of direction does not move a slide that has left.
  change(false, side === 1 ? -1 : 1);
  await advance(100);
  expect(offset()).toBe(gone);
});

test('under reduced motion, a slide appears in place', async () => {
  reduceMotion();
  jest.spyOn(console, 'warn').mockImplementation(); // The library warns developers about reduced motion.
  const change = show();
  change(true, 1);
  await advance(50);
  expect(offset()).toBe(0);
});
