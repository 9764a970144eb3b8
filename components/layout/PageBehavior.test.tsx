import { fireEvent, render, screen } from '@testing-library/react';
import { mockMatchMedia, reducedMotion } from '../testing/page';
import { SmoothAnchors } from './PageBehavior';

const plain = {};
test.each([
  ['a click', plain, false, false, 'smooth'],
  ['a click under reduced motion', plain, true, false, ''],
  ['Shift and a click, which open a window', { shiftKey: true }, false, false, ''],
  ['a click that a script has answered', plain, false, true, ''],
])('after %s on a link within the page, the page scrolls as it should', (_what, keys, reduced, answered, behavior) => {
  const { style } = document.documentElement;
  style.scrollBehavior = '';
  mockMatchMedia(reduced ? reducedMotion : undefined);
  render(
    <>
      <a href="#name">Words</a>
      <SmoothAnchors />
    </>,
  );
  if (answered) document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link'), keys);
  expect(style.scrollBehavior).toBe(behavior);
  fireEvent(window, new HashChangeEvent('hashchange'));
  expect(style.scrollBehavior).toBe('');
});
