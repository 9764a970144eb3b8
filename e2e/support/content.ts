import { tsImport } from 'tsx/esm/api';

const schema: typeof import('../../content/schema') = await tsImport('../../content/schema/index.ts', import.meta.url);

/** The content, so that tests expect what the owner wrote. */
export const content = { ...schema, business: schema.getBusiness() };
