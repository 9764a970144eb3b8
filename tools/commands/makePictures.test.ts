import { join } from 'node:path';
import sharp, { type Noise } from 'sharp';
import type { FileTree } from '../export/fileTree';
import { folderWith } from '../export/testing';
import { makePictures } from './makePictures';

let project: FileTree;
const home = process.cwd();
beforeEach(() => {
  // Without loader/pictures.json, which it makes.
  project = folderWith({ 'art/masters/README.md': '', 'content/pictures/README.md': '', 'loader/x': '' });
  process.chdir(project.path);
});
afterEach(() => process.chdir(home));

const white = (width: number, height: number, noise?: Noise) =>
  sharp({ create: { width, height, channels: 3, background: 'white', noise } });
const draw = (file: string, width: number, noise?: Noise) => white(width, 64, noise).toFile(join(project.path, file));
const served = () => project.names().filter((name) => name.startsWith('public/pictures/'));

test('a picture of the owner replaces the scene of its name, no larger than it is and as light as a scene', async () => {
  await draw('art/masters/home-hero.webp', 480);
  expect(await makePictures()).toBe('1 pictures: 2 files written, 0 removed.');
  await draw('content/pictures/home-hero.png', 700);
  expect(await makePictures()).toBe('1 pictures: 6 files written, 2 removed.');
  expect(served().map((name) => Number(/-(\d+)\./.exec(name)?.[1]))).toEqual([480, 480, 640, 640, 700, 700]);
  // Noise, which no format compresses well.
  await draw('content/pictures/home-hero.png', 480, { type: 'gaussian', mean: 128, sigma: 128 });
  expect(await makePictures()).toBe('1 pictures: 2 files written, 6 removed.');
  const [avif, webp] = served().map((name) => project.bytes(name).length);
  expect(avif).toBeLessThanOrEqual(10 * 1024);
  // Only old browsers load it.
  expect(webp).toBeGreaterThan(10 * 1024);
  // A note of the owner's, and what Windows adds.
  for (const name of ['Note.txt', 'Thumbs.db', 'desktop.ini']) project.write(`content/pictures/${name}`, '');
  expect(await makePictures()).toBe('1 pictures: 0 files written, 0 removed.');
});

test('a photo that a phone stored on its side is served upright', async () => {
  const photo = white(600, 480).withMetadata({ orientation: 6 });
  await photo.toFile(join(project.path, 'content/pictures/house.jpg'));
  await makePictures();
  const house = { width: 480, height: 600 };
  for (const name of served()) expect(await sharp(project.bytes(name)).metadata()).toMatchObject(house);
  expect(JSON.parse(project.text('loader/pictures.json'))).toMatchObject({ house });
});

test('a file that is no picture, too small or the second of its name is refused with a sentence, and what is served stays', async () => {
  project.write('public/pictures/house-480.avif', '');
  for (const [name, sentence] of [
    ['IMG 1.jpg', 'IMG 1.jpg cannot be used: expected'],
    ['house.jpg', 'house.jpg cannot be read to its end: expected'],
  ] as const) {
    project.write(`content/pictures/${name}`, 'not a picture');
    await expect(makePictures()).rejects.toThrow(sentence);
    project.remove(`content/pictures/${name}`);
  }
  await draw('content/pictures/house.png', 479);
  await expect(makePictures()).rejects.toThrow('house.png is 479 pixels wide, but a picture must be at least 480.');
  await draw('content/pictures/house.webp', 480);
  await expect(makePictures()).rejects.toThrow(
    /house\.webp and .*house\.png share a name: expected one file per name\./,
  );
  expect(served()).toHaveLength(1);
});
