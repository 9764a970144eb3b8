/* From the files of content/ to what they say: parsed, validated, with named values filled in and Markdown as HTML. */
import type { z } from 'zod';
import { amountsSchema, amountValues } from './amounts';
import { businessSchema } from './business';
import { drawingFileSchemas, drawingsEnvOf } from './drawings';
import { type FieldPath, type Markdown, mapStrings } from './fieldTypes';
import { guideIds, serviceIds, textPageIds } from './fixedContent';
import { checkInlineMarkdown, renderMarkdown, renderWithoutDrawings } from './markdown';
import type { TextEnv } from './markdownParser';
import { interpolate } from './namedValues';
import { guideSchema, pageFileSchemas, pagePaths, serviceSchema, textPageSchema } from './pageSchemas';
import { type ContentFiles, type LineOf, mistakeSentence, nameOf, parseFile, validate } from './parse';

/**
 * The ids of the Markdown files in a folder, which are their names: those that the specification orders, then the
 * owner's. Each is part of an address, so none is that of another page.
 */
function idsIn(folder: 'resources' | 'texts', specified: readonly string[], files: ContentFiles): string[] {
  const added = [...files.keys()].flatMap((file) => {
    // These addresses have pages or files of the site itself.
    const [, parent, id] =
      /^(resources|texts)\/(?!(?:404|index|robots|healthz|page-not-found)\.)([a-z\d]+(?:-[a-z\d]+)*)\.md$/.exec(file) ??
      [];
    const isPage = parent === 'texts' && (pagePaths as readonly string[]).includes(`/${id}`);
    return parent === folder && id && !isPage ? id : [];
  });
  return [...new Set([...specified, ...added])];
}

/** A link in a text, which is on the page `page`. */
export interface LinkInText {
  page: string;
  file: string;
  line: number;
  url: string;
}

/** The pages that show files of other names. */
const shownOn: Partial<Record<string, string>> = {
  'home.yaml': '/',
  'posts.yaml': '/blog',
  'professionals.yaml': '/services',
};
/** The address of the page that shows a file; `pages.yaml` has it as the first field. */
const pageOf = (file: string, field?: PropertyKey) =>
  file === 'pages.yaml' ? String(field) : (shownOn[file] ?? `/${file.replace(/^texts\/|\.\w+$/g, '')}`);

/** Parses and validates all files: what each says, its texts as they are written, or the mistakes in them. */
function parseFiles(files: ContentFiles) {
  const mistakes: string[] = [];
  const linesOf = new Map<string, LineOf | undefined>();

  function parse<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> | undefined {
    const { data, lineOf, mistakes: inFile = [] } = validate(parseFile(file, files.get(file)), schema);
    linesOf.set(file, lineOf);
    mistakes.push(...inFile.map((mistake) => mistakeSentence(file, mistake)));
    return data;
  }
  /** Complete if no file has mistakes. */
  function parseAll<Schemas extends Record<string, z.ZodType>>(schemas: Schemas) {
    const parsed = Object.entries(schemas).map(([file, schema]) => [file, parse(file, schema)]);
    return Object.fromEntries(parsed) as { [File in keyof Schemas]: z.output<Schemas[File]> };
  }
  const parseEach = <Id extends string, Schema extends z.ZodType>(folder: string, ids: readonly Id[], schema: Schema) =>
    ids.flatMap((id) => {
      const file = `${folder}/${id}.md`;
      const fields = parse(file, schema);
      return fields ? { id, file, fields } : [];
    });
  const valueFiles = parseAll({ 'business.yaml': businessSchema, 'amounts.yaml': amountsSchema });
  const drawingFiles = parseAll(drawingFileSchemas);
  const pageFiles = parseAll(pageFileSchemas);
  const pages = {
    services: parseEach('services', serviceIds, serviceSchema),
    guides: parseEach('resources', idsIn('resources', guideIds, files), guideSchema),
    textPages: parseEach('texts', idsIn('texts', textPageIds, files), textPageSchema),
  };
  const names =
    'A guide is a file such as resources/gift-tax.md, and a further page one such as texts/how-we-work.md, with a name that no other page has';
  for (const file of files.keys())
    if (!linesOf.has(file))
      mistakes.push(mistakeSentence(file, { problem: `the site reads no file of that name. ${names}` }));
  if (mistakes.length > 0) return { mistakes };
  return { linesOf, valueFiles, drawingFiles, pageFiles, ...pages };
}

/**
 * What all files say, with values and HTML in their texts, and every link; or the mistakes that the first step found.
 */
export function renderFiles(files: ContentFiles) {
  const parsed = parseFiles(files);
  if (parsed.mistakes) return { mistakes: parsed.mistakes };

  const { linesOf, valueFiles, drawingFiles, pageFiles, services } = parsed;
  const mistakes: string[] = [];
  const { 'business.yaml': business, 'amounts.yaml': amounts } = valueFiles;
  const namedValues = new Map([...business.namedValues, ...amountValues(amounts)]);
  const links: LinkInText[] = [];
  /** What the text in a field needs; its path begins with the file. */
  function envAt([first, ...path]: FieldPath): TextEnv {
    const file = String(first);
    const lineOf = (line: number) => (linesOf.get(file)?.(path, true) ?? 1) + line - 1;
    return {
      namedValues,
      onMistake: (problem, line) =>
        mistakes.push(mistakeSentence(file, { line: lineOf(line), problem: `${nameOf(path)}: ${problem}` })),
      onLink: (url, line) => links.push({ page: pageOf(file, path[0]), file, line: lineOf(line), url }),
    };
  }
  const withValues = (text: string, path: FieldPath) => interpolate(text, namedValues, envAt(path).onMistake);

  const partialReports = services.filter(({ fields }) => fields.sampleReport.fullReportAt);
  for (const { file, fields } of partialReports)
    if (partialReports.some(({ id }) => id === fields.sampleReport.fullReportAt))
      envAt([file, 'sampleReport', 'fullReportAt']).onMistake(
        'that page shows a part of it too: name one with all of it',
        1,
      );

  // Before the texts that draw these files, so that a mistake is reported once, where it is, even if none draws it.
  mapStrings(
    drawingFiles,
    ({ sourceText }, path) => {
      const sources = path[0] === 'deadlines.yaml' ? Object.keys(drawingFiles['deadlines.yaml'].sources) : [];
      const env = envAt(path);
      // A link within the page is checked in each text that draws it.
      const onLink: TextEnv['onLink'] = (url, line) => url.startsWith('#') || env.onLink(url, line);
      checkInlineMarkdown(sourceText, { ...env, onLink }, sources);
    },
    withValues,
  );
  if (mistakes.length > 0) return { mistakes };

  const drawingsEnv = drawingsEnvOf(amounts, drawingFiles);
  const html = ({ sourceText }: Markdown, path: FieldPath) =>
    renderWithoutDrawings(sourceText, { ...envAt(path), ...drawingsEnv }, `${path.slice(1).join('-')}--`);
  const render = <Id, Fields extends { body: string }>(entries: { id: Id; file: string; fields: Fields }[]) =>
    entries.map(({ id, file, fields: { body, ...fields } }) => {
      const page = { id, path: pageOf(file), body: renderMarkdown(body, { ...envAt([file, 'body']), ...drawingsEnv }) };
      return Object.assign(page, mapStrings(fields, html, withValues, [file]));
    });
  const rendered = {
    business,
    amounts,
    pageFiles: mapStrings(pageFiles, html, withValues),
    services: render(services),
    guides: render(parsed.guides),
    textPages: render(parsed.textPages),
  };
  return mistakes.length > 0 ? { mistakes } : { rendered, links };
}
export type RenderedFiles = NonNullable<ReturnType<typeof renderFiles>['rendered']>;
