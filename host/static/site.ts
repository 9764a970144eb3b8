import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { fileNamesIn, isServed } from '../../shared/siteFiles';

/** What the server needs to know of the business: `out/site.json`, which app/site.json/ makes. */
const siteFactsSchema = z.object({
  name: z.string(),
  phone: z.string(),
  phoneLink: z.string(),
  /** How long the privacy policy says that appraisal requests are kept. */
  requestRetentionMonths: z.number(),
});
export type SiteFacts = z.output<typeof siteFactsSchema>;

/** The exported site as it was when it was read. Only what is listed here is served, or a compressed copy beside it. */
export interface SiteSnapshot {
  /** By URL path: `/about` for `about.html`. The not-found pages end with `/404`. `name` is the path in the folder. */
  files: Map<string, { name: string; headers: Record<string, string> }>;
  /** The response headers of what is not a file: those of the rules for `/`. */
  defaultHeaders: Record<string, string>;
  siteFacts: SiteFacts;
}

/** There is no finished site, or it can't be read. The message says what to do. */
export class SiteError extends Error {}

const revalidate = 'public, max-age=0, must-revalidate';

const read = (folder: string, name: string) => readFileSync(join(folder, name), 'utf8');

/** @throws SiteError */
export function readSiteFacts(folder: string): SiteFacts {
  try {
    return siteFactsSchema.parse(JSON.parse(read(folder, 'site.json')));
  } catch (error) {
    throw toSiteError(error, folder);
  }
}

/** @throws SiteError */
export function readSite(folder: string): SiteSnapshot {
  try {
    const siteFacts = readSiteFacts(folder);
    const rules = headerRulesIn(read(folder, '_headers'));
    const files: SiteSnapshot['files'] = new Map();
    for (const name of servedFilesIn(folder)) {
      const urlPath = urlPathOf(name);
      files.set(urlPath, { name, headers: { 'Cache-Control': revalidate, ...headersFor(rules, urlPath) } });
    }
    return { files, defaultHeaders: headersFor(rules, '/'), siteFacts };
  } catch (error) {
    throw toSiteError(error, folder);
  }
}

function toSiteError(error: unknown, folder: string): SiteError {
  if (error instanceof SiteError) return error;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new SiteError(`There is no finished site in ${folder}; run "npm run build" first.`);
  const denied = code === 'EACCES' || code === 'EPERM';
  const advice = denied ? 'give the server’s user access to it' : 'run "npm run build" again';
  const problem = error instanceof z.ZodError ? 'was made by another version' : `cannot be read (${message})`;
  return new SiteError(`The site in ${folder} ${problem}; ${advice}.`);
}

/** A site that a build may replace while it is served. */
export type ServedSite = ReturnType<typeof openSite>;

/**
 * Reads an exported site.
 * @param log where a new site that can't be read is reported; the last one is then kept
 * @throws SiteError when there is no site to start with
 */
export function openSite(folder: string, log: { error(text: string): void }) {
  let stamp = stampOf(folder);
  let retryAt = 0;
  const site = {
    folder,
    snapshot: readSite(folder),

    /** Reads the site again if it was replaced. */
    refresh(): void {
      const found = stampOf(folder);
      // There is none for a moment while a build replaces the folder.
      if (found === undefined || found === stamp || performance.now() < retryAt) return;
      try {
        site.snapshot = readSite(folder);
        stamp = found;
      } catch (error) {
        log.error((error as Error).message);
        // Again, because a failure such as too many open files may pass, but not with every request.
        retryAt = performance.now() + 1000;
      }
    },
  };
  return site;
}

/** When site.json was written, which every build does, or why that can't be read; undefined if there is no site. */
function stampOf(folder: string): number | string | undefined {
  try {
    return statSync(join(folder, 'site.json'), { throwIfNoEntry: false })?.mtimeMs;
  } catch (error) {
    return String(error);
  }
}

/** Compressed copies of other files have no address of their own. */
function servedFilesIn(folder: string): string[] {
  const names = new Set(fileNamesIn(folder));
  const isCopy = (name: string) => /\.(br|gz)$/.test(name) && names.has(name.slice(0, -'.gz'.length));
  return [...names].filter((name) => isServed(name) && !isCopy(name));
}

function urlPathOf(name: string): string {
  const page = name.replace(/\.html$/, '');
  return page === 'index' ? '/' : `/${page.replace(/\/index$/, '')}`;
}

type HeaderRules = [pattern: string, headers: [name: string, value: string][]][];

/** Reads the part of `_headers` that every static host knows: paths, which may end with `*`, and their headers. */
function headerRulesIn(text: string): HeaderRules {
  const rules: HeaderRules = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [, pattern] = /^(\/[^*:\s]*\*?)$/.exec(line) ?? [];
    const [, name, value] = /^\s+([\w-]+): (.+)$/.exec(line) ?? [];
    const headers = rules.at(-1)?.[1];
    if (pattern) rules.push([pattern, []]);
    else if (headers && name && value) headers.push([name, value]);
    else if (!/^\s*(#|$)/.test(line))
      throw new SiteError(
        `out/_headers, line ${index + 1}: "${line}" must be a path such as /pictures/*, or below one, indented, a header such as X-Robots-Tag: noindex. Correct public/_headers, and build again.`,
      );
  }
  return rules;
}

function headersFor(rules: HeaderRules, urlPath: string): Record<string, string> {
  const matching = rules.filter(([pattern]) =>
    pattern.endsWith('*') ? urlPath.startsWith(pattern.slice(0, -1)) : urlPath === pattern,
  );
  return Object.fromEntries(matching.flatMap(([, headers]) => headers));
}
