/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ExportedSite } from './site';

let folder = '';
const read = (name: string) => readFileSync(join(folder, name), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exported-'));
  for (const name of ['a.html', 'a.html.br', 'b.txt']) writeFileSync(join(folder, name), 'before');
});
afterEach(() => rmSync(folder, { recursive: true }));

function changed(): ExportedSite {
  const site = ExportedSite.open(folder);
  site.write('a.html', 'after');
  site.write('cards/a.png', 'new');
  site.remove('b.txt');
  return site;
}

test('what steps change can be read at once, and stands aside until it is saved', () => {
  const site = changed();
  expect([site.text('a.html'), site.size('cards/a.png'), site.names()]).toEqual([
    'after',
    3,
    ['a.html', 'cards/a.png'],
  ]);
  expect([read('a.html'), read('b.txt'), existsSync(join(folder, 'cards'))]).toEqual(['before', 'before', false]);
  site.save();
  expect([read('a.html'), read('cards/a.png'), readdirSync(folder)]).toEqual(['after', 'new', ['a.html', 'cards']]);
});

test('a fault leaves the folder as it was', () => {
  changed().discard();
  expect(readdirSync(folder)).toEqual(['a.html', 'a.html.br', 'b.txt']);
  expect(read('a.html')).toBe('before');
});

test('what an earlier run left aside is no part of the site', () => {
  changed();
  expect(ExportedSite.open(folder).names()).toEqual(['a.html', 'b.txt']);
});
