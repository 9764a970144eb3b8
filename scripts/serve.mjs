/** `npm run serve`: serves the site in out/ with a working form. */
import './end-with-shell.mjs';
import { register } from 'tsx/esm/api';

register();
await import('../host/serve.ts');
