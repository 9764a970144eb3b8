import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileNamesIn } from '../../shared/siteFiles';

/** A folder and the files in it, by names such as `services/date-of-death.html`. */
export class FileTree {
  constructor(readonly path: string) {}

  names(extension = ''): string[] {
    return fileNamesIn(this.path).filter((name) => name.endsWith(extension));
  }

  has(name: string): boolean {
    return existsSync(join(this.path, name));
  }

  bytes(name: string): Buffer {
    return readFileSync(join(this.path, name));
  }

  text(name: string): string {
    return this.bytes(name).toString('utf8');
  }

  write(name: string, content: Buffer | string): void {
    const file = join(this.path, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }

  remove(name: string): void {
    rmSync(join(this.path, name), { force: true });
  }

  /** Some static hosts respond with 404 to a page that has an empty folder of the same name beside it. */
  removeEmptyFolders(folder = this.path): void {
    const entries = readdirSync(folder, { withFileTypes: true });
    for (const entry of entries) if (entry.isDirectory()) this.removeEmptyFolders(join(folder, entry.name));
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}
