import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { type Page, readPage } from './page';

/** A fault that stops the build, said in a sentence the owner can act on. */
export class ExportError extends Error {}

/** Where files stand until all is done, within the exported folder, so that they need only be renamed. */
const aside = '.unfinished';

/**
 * The exported site: its files by name, such as `services/date-of-death.html`. Steps read and change it here; what they
 * changed replaces what is there when all of them have passed. Nothing of a folder is held in memory, where thousands of
 * guides would take gigabytes, but what is known of each page.
 */
export class ExportedSite {
  /** Where each file's content is: in memory, for a site of a test, or in a file. */
  readonly #files: Map<string, Buffer | string>;
  readonly #changed = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #pages = new Map<string, Page>();
  readonly #folder: string | undefined;

  private constructor(files: Map<string, Buffer | string>, folder?: string) {
    this.#files = files;
    this.#folder = folder;
  }

  /** Opens what `next build` wrote. Compressed copies of an earlier run are dropped. */
  static open(folder: string): ExportedSite {
    rmSync(join(folder, aside), { recursive: true, force: true });
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const paths = entries.map(({ parentPath, name }) => join(parentPath, name));
    const nameOf = (path: string) => relative(folder, path).split(sep).join('/');
    const site = new ExportedSite(new Map(paths.map((path) => [nameOf(path), path])), folder);
    for (const name of site.names()) if (/\.(br|gz)$/.test(name)) site.remove(name);
    return site;
  }

  /** A site in memory, for tests. */
  static of(files: Readonly<Record<string, string | Buffer>>): ExportedSite {
    return new ExportedSite(new Map(Object.entries(files).map(([name, content]) => [name, Buffer.from(content)])));
  }

  names(extension = ''): string[] {
    return [...this.#files.keys()].filter((name) => name.endsWith(extension)).sort();
  }

  has(name: string): boolean {
    return this.#files.has(name);
  }

  bytes(name: string): Buffer {
    const content = this.#files.get(name);
    if (content === undefined) throw new ExportError(`The exported site has no file ${name}.`);
    return typeof content === 'string' ? readFileSync(content) : content;
  }

  size(name: string): number {
    const content = this.#files.get(name);
    return typeof content === 'string' ? statSync(content).size : (content?.length ?? 0);
  }

  text(name: string): string {
    return this.bytes(name).toString('utf8');
  }

  write(name: string, content: Buffer | string): void {
    const file = this.#folder && join(this.#folder, aside, name);
    if (file) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, content);
    }
    this.#files.set(name, file ?? Buffer.from(content));
    this.#changed.add(name);
    this.#removed.delete(name);
    this.#pages.delete(name);
  }

  remove(name: string): void {
    this.#files.delete(name);
    this.#changed.delete(name);
    this.#removed.add(name);
    this.#pages.delete(name);
  }

  /** Writes an HTML page whose text is at hand, and reads it without opening the file again. */
  writePage(name: string, html: string): Page {
    this.write(name, html);
    const page = readPage(name, html);
    this.#pages.set(name, page);
    return page;
  }

  /** An HTML page, read. */
  page(name: string): Page {
    const page = this.#pages.get(name) ?? readPage(name, this.text(name));
    this.#pages.set(name, page);
    return page;
  }

  /** Every HTML page, read. */
  pages(): Page[] {
    return this.names('.html').map((name) => this.page(name));
  }

  /** The pages that search engines may list. */
  listedPages(): Page[] {
    return this.pages().filter((page) => !page.noindex);
  }

  /** Puts what was changed in the place of what was there, and deletes what was removed. */
  save(): void {
    if (!this.#folder) return;
    for (const name of this.#removed) rmSync(join(this.#folder, name), { force: true });
    for (const name of this.#changed) {
      const file = join(this.#folder, name);
      mkdirSync(dirname(file), { recursive: true });
      renameSync(join(this.#folder, aside, name), file);
      this.#files.set(name, file);
    }
    this.#removed.clear();
    this.#changed.clear();
    this.discard();
  }

  /** Leaves the folder as it was. */
  discard(): void {
    if (this.#folder) rmSync(join(this.#folder, aside), { recursive: true, force: true });
  }
}
