import { tsImport } from 'tsx/esm/api';

/** The content door. Loaded by tsx, as the host is, because Playwright's own loader does not read its JSON files. */
export const content: typeof import('../../content') = await tsImport('../../content/index.ts', import.meta.url);
