import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FileTree } from '../fileTree';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** A temporary folder with these files, which is removed after the tests. */
export function folderWith(files: Readonly<Record<string, string>>): FileTree {
  const folder = mkdtempSync(join(tmpdir(), 'folder-'));
  folders.push(folder);
  const site = new FileTree(folder);
  for (const [name, content] of Object.entries(files)) site.write(name, content);
  return site;
}

/** What the rewrites expect of a page; a build stops with a sentence when Next writes anything else. */
export const nextPage = [
  '<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><meta name="viewport" content="width=device-width"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/x.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  '<link rel="preload" as="font" href="/_next/static/media/a.woff2"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script><title>About</title>',
  '<script src="/_next/static/chunks/polyfills.js" noModule=""></script></head>',
  '<body><p>About us &amp; you</p><img src="/a.webp"/><script type="application/ld+json">{"a":1}</script><script>boot()</script>',
  '<script src="/_next/static/chunks/main.js" async=""></script></body></html>',
].join('');
