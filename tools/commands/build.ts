/**
 * `npm run build`: converts new pictures, checks the content, builds Next's pages, and makes the site of them. out/ is
 * replaced only after every check has passed.
 */
import { existsSync, rmSync } from 'node:fs';
import { finishSite } from '../export/finishSite';
import { exitWithError, runPackage } from './childProcess.mjs';
import { makePictures } from './makePictures';

/** On the same disk as out/, so that it can be renamed. */
const exported = '.next/exported';

try {
  console.log(await makePictures());
  // Only now, because the loader reads what makePictures has written. It names every mistake in the content.
  const { placeholderNotice } = await import('./launchFindings');
  const notice = placeholderNotice();
  rmSync(exported, { recursive: true, force: true });
  await runPackage('next', ['build'], { env: { EXPORT_FOLDER: exported, BUILD_BEGAN: String(Date.now()) } });
  if (!existsSync(`${exported}/index.html`))
    throw new Error(`Next ended without an error and without a site in ${exported}.`);
  await finishSite(exported, 'out');
  console.log(`\nThe site is in out/.\n\n${notice}`);
} catch (error) {
  exitWithError(error);
}
