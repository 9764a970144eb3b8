import { act, render, screen } from '@testing-library/react';
import { mockMatchMedia, reducedMotion } from '../testing/page';
import type { SlideMotionProps } from './SlideMotion';

// The animation library reads the clock and the visitor's settings when it is loaded, so both are mocked first.
jest.useFakeTimers();
const changeSettings = mockMatchMedia();
let SlideMotion: typeof import('./SlideMotion').SlideMotion;
beforeAll(async () => {
  ({ SlideMotion } = await import('./SlideMotion'));
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const slide = () => screen.getByText('Words').parentElement?.style as CSSStyleDeclaration;
/** The slide's offset in percent of its width: 0 in place, positive to the right. */
const offset = () => Number(/translateX\((.+)%\)/.exec(slide().transform)?.[1] ?? 0);

function motion(props: Omit<SlideMotionProps, 'children'>) {
  const element = (now: typeof props) => (
    <SlideMotion {...now}>
      <p>Words</p>
    </SlideMotion>
  );
  const { rerender } = render(element(props));
  return (now: typeof props) => rerender(element(now));
}

test.each<[1 | -1, string]>([
  [1, 'the right'],
  [-1, 'the left'],
])('in direction %d, a slide enters from %s and stops in place', async (direction) => {
  const change = motion({ current: false, direction: 1 });
  await advance(1000);
  change({ current: true, direction });
  await advance(100);
  expect(offset() * direction).toBeGreaterThan(0);
  expect(slide().visibility).toBe('visible');
  await advance(1000);
  expect(offset()).toBe(0);
  expect(slide().opacity).toBe('1');
});

test.each<[1 | -1, string]>([
  [1, 'the left'],
  [-1, 'the right'],
])('in direction %d, a slide leaves to %s and is hidden', async (direction) => {
  const change = motion({ current: true, direction: 1 });
  await advance(1000);
  change({ current: false, direction });
  await advance(100);
  expect(offset() * direction).toBeLessThan(0);
  await advance(1000);
  expect(slide().visibility).toBe('hidden');
});

test('a later change of direction does not move a slide that has left', async () => {
  const change = motion({ current: true, direction: 1 });
  await advance(1000);
  change({ current: false, direction: 1 });
  await advance(1000);
  const gone = offset();
  change({ current: false, direction: -1 });
  await advance(100);
  expect(offset()).toBe(gone);
});

test('under reduced motion, a slide appears in place', async () => {
  changeSettings(reducedMotion);
  jest.spyOn(console, 'warn').mockImplementation(); // The library warns developers about reduced motion.
  const change = motion({ current: false, direction: 1 });
  await advance(1000);
  change({ current: true, direction: 1 });
  await advance(50);
  expect(offset()).toBe(0);
  await advance(1000);
  expect(slide().opacity).toBe('1');
});
