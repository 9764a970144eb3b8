import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** All files in a folder and its subfolders, sorted, by names such as `services/date-of-death.html`. */
export const fileNamesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).split(sep).join('/'))
    .sort();

/** Whether a file of the site has an address. Those for hosts have none, nor have hidden ones outside `.well-known`. */
export const isServed = (name: string) => !/^(_headers|_redirects|site\.json)$|^\.(?!well-known\/)|\/\./.test(name);

/** Hidden files and folders, and those that Windows adds to a folder that is looked at. */
export const systemFilePattern = /^(\.|thumbs\.db$|desktop\.ini$)/i;
