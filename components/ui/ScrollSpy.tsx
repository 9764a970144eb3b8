// A client component because it follows what is on the screen.
'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** A list of contents that marks the section being read, and scrolls itself so that its entry stays in view. */
export function ScrollSpy(nav: ComponentProps<'nav'>) {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const list = ref.current as HTMLElement;
    const links = [...list.querySelectorAll('a')];
    const passed = new Set<Element>();
    // From far above the window to its upper part: a heading in there has been passed.
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) passed[isIntersecting ? 'add' : 'delete'](target);
        const current = links[passed.size - 1];
        list.querySelector('[aria-current]')?.removeAttribute('aria-current');
        current?.setAttribute('aria-current', 'location');
        list.scrollTop = current ? current.offsetTop - list.clientHeight / 2 : 0;
      },
      { rootMargin: '1000000px 0px -75%' },
    );
    for (const { hash } of links) {
      const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, []);
  return <nav ref={ref} {...nav} />;
}
