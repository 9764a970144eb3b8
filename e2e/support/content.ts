import { tsImport } from 'tsx/esm/api';

const schema: typeof import('../../content/schema') = await tsImport('../../content/schema/index.ts', import.meta.url);

/** The content, for expectations: tests state what the owner wrote, not what was once written. */
export const content = { ...schema, business: schema.getBusiness() };
