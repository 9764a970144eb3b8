import { act, render, screen } from '@testing-library/react';
import { mockMatchMedia, reducedMotion } from '../testing/page';
import type { SlideMotionProps } from './SlideMotion';

// The animation library takes its clock and its first look at the visitor's settings when it is loaded.
jest.useFakeTimers();
const changeSettings = mockMatchMedia();
let SlideMotion: typeof import('./SlideMotion').SlideMotion;
beforeAll(async () => {
  ({ SlideMotion } = await import('./SlideMotion'));
});

const frames = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const slide = () => screen.getByText('Words').parentElement?.style as CSSStyleDeclaration;
/** Where the slide stands, as a part of its width: 0 in place, above 0 to the right of it. */
const place = () => Number(/translateX\((.+)%\)/.exec(slide().transform)?.[1] ?? 0);

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
])('in direction %d a slide enters from %s and comes to rest', async (direction) => {
  const change = motion({ current: false, direction: 1 });
  await frames(1000);
  change({ current: true, direction });
  await frames(100);
  expect(place() * direction).toBeGreaterThan(0);
  expect(slide().visibility).toBe('visible');
  await frames(1000);
  expect(place()).toBe(0);
  expect(slide().opacity).toBe('1');
});

test.each<[1 | -1, string]>([
  [1, 'the left'],
  [-1, 'the right'],
])('in direction %d a slide leaves to %s and is hidden', async (direction) => {
  const change = motion({ current: true, direction: 1 });
  await frames(1000);
  change({ current: false, direction });
  await frames(100);
  expect(place() * direction).toBeLessThan(0);
  await frames(1000);
  expect(slide().visibility).toBe('hidden');
});

test('a slide that comes back before it has left stays', async () => {
  const change = motion({ current: true, direction: 1 });
  await frames(1000);
  change({ current: false, direction: 1 });
  await frames(100);
  change({ current: true, direction: -1 });
  await frames(1000);
  expect([place(), slide().visibility]).toEqual([0, 'visible']);
});

test('a later change of direction does not move a slide that is long gone', async () => {
  const change = motion({ current: true, direction: 1 });
  await frames(1000);
  change({ current: false, direction: 1 });
  await frames(1000);
  const gone = place();
  change({ current: false, direction: -1 });
  await frames(100);
  expect(place()).toBe(gone);
});

test('under reduced motion a slide appears in its place', async () => {
  changeSettings(reducedMotion);
  jest.spyOn(console, 'warn').mockImplementation(); // The library tells developers why nothing moves.
  const change = motion({ current: false, direction: 1 });
  await frames(1000);
  change({ current: true, direction: 1 });
  await frames(50);
  expect(place()).toBe(0);
  await frames(1000);
  expect(slide().opacity).toBe('1');
});
