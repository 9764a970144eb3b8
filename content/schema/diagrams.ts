import { getBusiness } from './business';
import { ContentError } from './errors';
import { readYamlFile } from './files';
import { type DiagramName, diagramsSchema } from './schemas';
import { withTokens } from './tokens';
import { validate } from './validate';
import washington from './washington.json';

function officesOnMap(places: readonly { city: string; where: string }[]) {
  return getBusiness().offices.map(({ city, county }) => {
    const drawn = washington.cities.find((at) => at.city === city);
    const place = places.find((at) => at.city === city);
    if (!drawn || !place) {
      throw new ContentError(
        drawn ? 'content/diagrams.yaml' : 'content/business.yaml',
        undefined,
        `the office in ${city} has no place on the map`,
        drawn
          ? `an entry of "washingtonMap.places" with the city "${city}"`
          : `a developer to add ${city} to art/washington.mjs and run "node art/washington.mjs", such as for "Spokane"`,
      );
    }
    return { city, county, where: place.where, x: drawn.x, y: drawn.y, shape: drawn.county };
  });
}

/** What each diagram shows, by its name. Throws ContentError when `diagrams.yaml` is wrong. */
export function getDiagramData() {
  const source = withTokens(readYamlFile('diagrams'));
  const { stepUp, effectiveDates, process, washingtonMap, sampleReport } = validate(
    diagramsSchema,
    source,
    source.file,
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
    'sample-report': sampleReport,
  } satisfies Record<DiagramName, unknown>;
}
