/* Turns the output of `next build` into the site: tsx export/run.ts FROM TO */
import { finish } from './finish';
import { ExportError } from './site';

const [from = '.next/exported', to = 'out'] = process.argv.slice(2);
try {
  await finish(from, to);
} catch (error) {
  if (!(error instanceof ExportError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
