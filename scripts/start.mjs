/** `npm start`: the finished site with a working form, from nothing but a fresh clone. */
import { ensureBuilt, ensureInstalled } from './prepare.mjs';
import { fail, run } from './run.mjs';

process.on('SIGINT', () => {});

try {
  await ensureInstalled();
  await ensureBuilt();
  await run(process.execPath, ['--import', 'tsx', 'host/serve.ts']);
} catch (error) {
  fail(error);
}
