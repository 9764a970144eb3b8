import { getBusiness } from './business';
import { readYamlFile } from './files';
import { type DiagramName, diagramsSchema } from './schemas';
import { withTokens } from './tokens';
import { validate } from './validate';
import washington from './washington.json';

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
      offices: getBusiness().offices.map(({ city, county, where, map }) => ({ city, county, where, ...map })),
    },
    'sample-report': sampleReport,
  } satisfies Record<DiagramName, unknown>;
}
