import clsx from 'clsx';
import { letters, shapes } from '@/components/ui/svgClasses';
import type { AboutText } from '@/content/loader';

type MapData = Pick<AboutText['coverage'], 'land' | 'offices'>;

/** Space around the land: for the thickness of the card, and below it for an office's name. */
const margin = { side: 4, below: 70 };

/** An office's name, on the side of the city toward the middle of the map, or below the land for a city at its edge. */
function OfficeLabel({ office, land }: { office: MapData['offices'][number]; land: MapData['land'] }) {
  const { city, county, map } = office;
  const below = map.y > land.height * 0.8;
  const anchor = map.x > land.width / 2 ? 'end' : 'start';
  const x = below ? map.x : map.x + (anchor === 'end' ? -36 : 36);
  const y = below ? land.height + 33 : map.y;
  return (
    // The outline keeps borders from running through the letters, and the letters legible in a forced dark theme.
    <text
      textAnchor={anchor}
      strokeWidth="5"
      strokeLinejoin="round"
      paintOrder="stroke"
      className={clsx(below ? 'stroke-paper' : 'stroke-card', 'forced-colors:stroke-[Canvas]')}
    >
      <tspan x={x} y={y} className={clsx(letters.ink, 'font-serif text-heading-l sm:text-heading-s')}>
        {city}
      </tspan>
      <tspan x={x} dy="1.3em" className={clsx(letters.soft, 'font-sans text-heading-m sm:text-label')}>
        {county}
      </tspan>
    </text>
  );
}

/** Washington with the counties of the offices filled in and a brass pin in each city. */
export function WashingtonMap({ caption, land, offices }: MapData & { caption: string }) {
  const { width, height, state, borders } = land;
  return (
    <figure className="lg:col-span-7">
      <svg
        viewBox={`${-margin.side} ${-margin.side} ${width + 2 * margin.side} ${height + margin.side + margin.below}`}
        aria-hidden="true"
        strokeLinejoin="round"
        className="h-auto w-full"
      >
        <path d={state} transform="translate(0 4)" className="fill-rule forced-colors:fill-none" />
        <path d={state} className={shapes.card} strokeWidth="0.75" />
        <path d={borders} className="fill-none stroke-rule forced-colors:stroke-current" strokeWidth="0.6" />
        {offices.map(({ city, map }) => (
          <path key={city} d={map.shape} className={shapes.roof} />
        ))}
        {offices.map((office) => (
          <OfficeLabel key={office.city} office={office} land={land} />
        ))}
        {offices.map(({ city, map }) => (
          <circle key={city} cx={map.x} cy={map.y} r="5.5" strokeWidth="2" className={shapes.pin} />
        ))}
      </svg>
      <ul className="sr-only">
        {offices.map(({ city, county, where }) => (
          <li key={city}>
            {city}, {county}, {where}
          </li>
        ))}
      </ul>
      <figcaption className="mt-4 text-pretty text-ink-soft text-label">{caption}</figcaption>
    </figure>
  );
}
