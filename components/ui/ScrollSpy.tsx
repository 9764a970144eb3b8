// A client component because it follows what is on the screen.
'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A list of contents that marks the section being read, and scrolls itself so that its entry stays in view. */
export function ScrollSpy(nav: ComponentProps<'nav'>) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const contents = ref.current;
    if (!contents) return;
    const entries = [...contents.querySelectorAll('a')].flatMap((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading ? { link, heading } : [];
    });
    const mark = () => {
      // A heading in the upper quarter of the window has been passed. The last ones may never get there, so at the end
      // of the page the whole window counts.
      const below = document.documentElement.scrollHeight - innerHeight - scrollY;
      const line = Math.max(innerHeight / 4, innerHeight - below);
      const passed = entries.filter(({ heading }) => topOf(heading) < line);
      const clicked = passed.find(({ heading }) => heading.matches(':target') && topOf(heading) >= 0);
      const current = (clicked ?? passed.at(-1))?.link;
      if (current?.ariaCurrent) return;
      contents.querySelector('[aria-current]')?.removeAttribute('aria-current');
      current?.setAttribute('aria-current', 'location');
      contents.scrollTop = current ? current.offsetTop - contents.clientHeight / 2 : 0;
    };
    const controller = new AbortController();
    for (const event of ['scroll', 'hashchange']) addEventListener(event, mark, { signal: controller.signal });
    mark();
    return () => controller.abort();
  }, []);
  return <nav ref={ref} {...nav} />;
}
