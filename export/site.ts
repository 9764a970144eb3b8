import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { type Page, readPage } from './page';

/** A fault that stops the build, said in a sentence the owner can act on. */
export class ExportError extends Error {}

/**
 * The exported site: its files by name, such as `services/date-of-death.html`. Steps read and change it here; what they
 * changed is written when all of them have passed.
 */
export class ExportedSite {
  /** Contents that were changed; `undefined` is a file that is still as it is on disk. */
  readonly #files: Map<string, Buffer | undefined>;
  readonly #changed = new Set<string>();
  readonly #removed = new Set<string>();
  readonly #pages = new Map<string, Page>();
  readonly #folder: string | undefined;

  private constructor(files: Map<string, Buffer | undefined>, folder?: string) {
    this.#files = files;
    this.#folder = folder;
  }

  /** Opens what `next build` wrote. Compressed copies of an earlier run are dropped. */
  static open(folder: string): ExportedSite {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    const names = entries.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1));
    const site = new ExportedSite(new Map(names.map((name) => [name.split(sep).join('/'), undefined])), folder);
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

  /** The bytes of a file; not kept, as most are needed once. */
  bytes(name: string): Buffer {
    const content = this.#files.get(name);
    if (content !== undefined) return content;
    if (!this.#folder || !this.#files.has(name)) throw new ExportError(`The exported site has no file ${name}.`);
    return readFileSync(join(this.#folder, name));
  }

  size(name: string): number {
    const content = this.#files.get(name);
    if (content !== undefined || !this.#folder) return content?.length ?? 0;
    return statSync(join(this.#folder, name)).size;
  }

  text(name: string): string {
    return this.bytes(name).toString('utf8');
  }

  write(name: string, content: Buffer | string): void {
    // As bytes, which take half the memory of a text: with thousands of guides, that is what there is most of.
    this.#files.set(name, typeof content === 'string' ? Buffer.from(content) : content);
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

  /** Every HTML page, read. */
  pages(): Page[] {
    return this.names('.html').map((name) => {
      const page = this.#pages.get(name) ?? readPage(name, this.text(name));
      this.#pages.set(name, page);
      return page;
    });
  }

  /** The pages that search engines may list. */
  listedPages(): Page[] {
    return this.pages().filter((page) => !page.noindex);
  }

  /** Writes what was changed, and deletes what was removed. */
  save(): void {
    if (!this.#folder) return;
    for (const name of this.#removed) rmSync(join(this.#folder, name));
    for (const name of this.#changed) {
      const file = join(this.#folder, name);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, this.#files.get(name) ?? '');
    }
    this.#removed.clear();
    this.#changed.clear();
  }
}
