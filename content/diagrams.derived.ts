import { z } from 'zod';
import { business } from './business.derived';
import { check } from './check';
import { ContentError } from './contentError';
import { diagramsFile } from './diagrams';
import type { DiagramName } from './schema';
import { fillTokensDeep } from './tokens';
import washington from './washington.json';

const file = 'content/diagrams.ts';

const text = z.string('a text in quotes').trim().min(1, 'a text, not an empty one');
const amount = z
  .int('an amount such as 480_000')
  .positive('an amount such as 480_000')
  .multipleOf(20_000, 'a multiple of 20,000, such as 480_000: one sheet of card stands for $20,000');
const step = z.strictObject({ label: text, amount });
const basisCase = z.strictObject({ title: text, basis: text });

const stepUpSchema = z
  .strictObject({ bought: step, atDeath: step, sold: step, old: basisCase, stepped: basisCase, note: text })
  .refine(({ bought, atDeath, sold }) => bought.amount < atDeath.amount && atDeath.amount < sold.amount, {
    message: 'amounts that rise from "bought" to "atDeath" to "sold"; the drawing shows steps up',
  });

const effectiveDatesSchema = z.strictObject({
  start: text,
  end: text,
  purposes: z
    .array(
      z.strictObject({
        purpose: text,
        note: text,
        dates: z
          .array(
            z.strictObject({
              when: z.enum(['early', 'middle', 'late'], 'one of "early", "middle", "late"'),
              day: text,
              choice: z.boolean('true or false'),
            }),
          )
          .min(1, 'at least one date'),
      }),
    )
    .min(1, 'at least one purpose'),
  legend: z.strictObject({ valued: text, choice: text, back: text }),
});

const diagramsSchema = z.strictObject({
  stepUp: stepUpSchema,
  effectiveDates: effectiveDatesSchema,
  process: z.strictObject({
    steps: z.array(z.strictObject({ title: text, text, time: text.optional() })).min(3, 'at least three steps'),
  }),
  washingtonMap: z.strictObject({
    caption: text,
    places: z.array(z.strictObject({ city: text, where: text })),
  }),
});

function officesOnMap(places: readonly { city: string; where: string }[]) {
  return business.offices.map(({ city, county }) => {
    const drawn = washington.cities.find((at) => at.city === city);
    const place = places.find((at) => at.city === city);
    if (!drawn || !place) {
      throw new ContentError(
        drawn ? file : 'content/washington.json',
        `the office in ${city} has no place on the map.`,
        drawn
          ? `an entry of "washingtonMap.places" with the city "${city}".`
          : `${city} among the cities in art/washington.mjs, and "node art/washington.mjs" run once.`,
      );
    }
    return { city, county, where: place.where, x: drawn.x, y: drawn.y, shape: drawn.county };
  });
}

/** What each diagram shows, by its name. Throws ContentError when `diagrams.ts` is wrong. */
export function getDiagramData() {
  const { stepUp, effectiveDates, process, washingtonMap } = check(
    diagramsSchema,
    fillTokensDeep(file, diagramsFile),
    file,
  );
  const { width, height, state, borders } = washington;
  return {
    'step-up': stepUp,
    'effective-dates': effectiveDates,
    process,
    'washington-map': {
      caption: washingtonMap.caption,
      land: { width, height, state, borders },
      offices: officesOnMap(washingtonMap.places),
    },
  } satisfies Record<DiagramName, unknown>;
}
