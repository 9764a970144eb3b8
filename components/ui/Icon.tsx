import type { SVGProps } from 'react';

/** Line icons on a 24-unit grid, in the current text color. */
const paths = {
  'parted-house': 'M11 5.5 4 11v9h7M13 5.5l7 5.5v9h-7M12 2.5V4M12 6.5V8M12 10.5V12M12 14.5V16M12 18.5V20',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3.5V7M16 3.5V7M9 15l2 2 4-4',
  generations: 'M2.5 20v-7L8 8l5.5 5v7zM10.5 8.5 15 4.5l6.5 6V20h-5M6.5 20v-4h3v4',
  estate: 'M3 20v-8l6-5 6 5v8zM15 14h6v6h-6M15 14l3-2.5 3 2.5M7.5 20v-4.5h3V20',
  home: 'M3.5 11 12 4l8.5 7M6 9.5V20h12V9.5M10 20v-5.5h4V20',
  phone:
    'M6 3.5h3l1.5 4.5-2 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2 4.5 1.5v3c0 1.5-1 2.5-2.5 2.5C10.5 19.5 4.5 13.5 3.5 6 3.5 4.5 4.5 3.5 6 3.5z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  pin: 'M12 21s7-6.5 7-11.5a7 7 0 0 0-14 0C5 14.5 12 21 12 21zM12 7a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  court: 'M4 20h16M5 17h14M6 17V10M10 17V10M14 17V10M18 17V10M3.5 10 12 4.5 20.5 10z',
  seal: 'M12 3.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM9.5 9.5l2 2 3.5-3.5M8.5 14.5 7 21l5-2.5L17 21l-1.5-6.5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  arrow: 'M4 12h15M13.5 6.5 19 12l-5.5 5.5',
  down: 'M12 4v15M6.5 13.5 12 19l5.5-5.5',
  previous: 'M20 12H5M10.5 6.5 5 12l5.5 5.5',
  pause: 'M9 6v12M15 6v12',
  menu: 'M4 7h16M4 12h16M4 17h16',
  social:
    'M6.5 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 3.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM17 15.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.8 10.9l6-3.5M8.8 13.1l6 3.5',
  close: 'M6 6l12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof paths;

/** A decorative icon. The text beside it, or its button's label, gives the meaning. */
export function Icon({ name, ...svg }: SVGProps<SVGSVGElement> & { name: IconName }) {
  return (
    <svg
      width="1.5em"
      height="1.5em"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...svg}
    >
      <path d={paths[name]} />
    </svg>
  );
}
