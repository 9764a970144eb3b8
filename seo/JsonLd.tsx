import { JsonLdScript } from 'next-seo';
import type { Graph } from 'schema-dts';

/** The structured data of the page, as a plain data block in the exported HTML. Costs the browser no script. */
export function JsonLd({ graph }: { graph: Graph }) {
  return <JsonLdScript scriptKey="structured-data" data={graph} />;
}
