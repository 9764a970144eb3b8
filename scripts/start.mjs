/** `npm start`: the finished site with a working form, from nothing but a fresh clone. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { fail } from './run.mjs';

try {
  await ensureInstalled();
  await ensureBuilt();
  // In this process, so that signals reach the server itself.
  const { register } = await import('tsx/esm/api');
  register();
  await import('../host/serve.ts');
} catch (error) {
  fail(error);
}
