import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const schema = z.object({
  /** The address that the site was built for. */
  url: z.url().optional(),
  /** As displayed. */
  phone: z.string(),
  /** The `tel:` link. */
  phoneLink: z.string().startsWith('tel:'),
  /** How long the privacy policy says that requests are kept. */
  requestRetentionMonths: z.int().positive(),
});

/** Values of the site's content that the server needs. The build writes them to `out/host.json`. */
export type SiteFacts = Partial<z.infer<typeof schema>>;

/**
 * Reads `host.json` of an exported site.
 * @returns an empty object when there is no such file
 * @throws Error with a sentence when it is not what the build writes
 */
export function readSiteFacts(folder: string): SiteFacts {
  const file = path.join(folder, 'host.json');
  if (!fs.existsSync(file)) return {};
  try {
    return schema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
  } catch {
    throw new Error(`${file} is not what the build writes; run "npm run build" again.`);
  }
}
