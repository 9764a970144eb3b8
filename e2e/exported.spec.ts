import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { attributesOf, elementsIn, parsePage, textOf as textOfNode } from '../export/html';
import { fileOf, readPage } from '../export/page';
import { FIELDS, LABELS, MAX_LENGTH, REQUIRED, SERVICES } from '../host/requests/appraisalRequest';
import { content, pages } from './support/pages';
import { expect, test } from './support/test';

/*
 * The exported HTML without its scripts, which repeat the text: what search engines and reader modes use, and what a
 * slow connection shows first.
 */
const htmlOf = (file: string) =>
  readFileSync(join('out', file), 'utf8')
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<template\b[^>]*>.*?<\/template>/gs, '');

/** The visible text without spaces, which can differ where elements are inside a sentence. */
const textOf = (html: string) => readPage('', html).text.replaceAll(/\s/g, '');

/** Expects every piece of text in the HTML `wanted` to be in the page. A failure lists only the missing pieces. */
function expectText(page: string, wanted: string) {
  const text = textOf(page);
  const pieces = wanted.split(/<[^>]+>/).filter((piece) => textOf(piece));
  expect(pieces.filter((piece) => !text.includes(textOf(piece)))).toEqual([]);
}

const files = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

test('hides nothing until a script shows it, and has no style attributes', () => {
  for (const file of files) {
    expect(htmlOf(file), file).not.toMatch(/<[^>]+\sstyle=/);
    expect(htmlOf(file), file).not.toMatch(/opacity:\s*0\b/);
  }
});

test('each page has a share card of 1200 by 630 pixels', async () => {
  for (const { path } of pages) {
    const card = readPage('', htmlOf(fileOf(path))).metas.get('og:image')?.[0] ?? '';
    const { width, height } = await sharp(join('out', new URL(card).pathname)).metadata();
    expect([path, width, height]).toEqual([path, 1200, 630]);
  }
});

test('the lists contain every service, guide and post, with its link', () => {
  const lists = {
    '/services': content.getServices(),
    '/resources': content.getResources(),
    '/blog': content.getBlogPosts(),
  };
  for (const [path, entries] of Object.entries({ ...lists, '/': content.getServices() })) {
    const html = htmlOf(fileOf(path));
    for (const entry of entries.slice(0, 24)) {
      expectText(html, `${entry.title}<br>${'excerpt' in entry ? entry.excerpt : entry.summary}`);
      expect(readPage('', html).links).toContain(entry.path);
    }
  }
});

test('contains every question and answer of the FAQ', () => {
  const html = htmlOf('faq.html');
  const items = content.getFaq().flatMap((category) => category.items);
  for (const { question, answer } of items) {
    expectText(html, question);
    expectText(html, answer);
  }
});

test('contains every testimonial', () => {
  const html = htmlOf('index.html');
  for (const { quote, author, position } of content.getTestimonials())
    expectText(html, `${quote}<br>${author}<br>${position}`);
});

test('contains the full text of each guide', () => {
  for (const { id, path } of content.getResources()) {
    const { shortAnswer, content: parts, headings } = content.getResource(id);
    const html = htmlOf(fileOf(path));
    expectText(html, shortAnswer);
    for (const part of parts) if ('html' in part) expectText(html, part.html);
    for (const { text } of headings) expectText(html, text);
  }
});

test('contains the full text of each service', () => {
  for (const { id, path } of content.getServices()) {
    const { longDescription, process, benefits } = content.getService(id);
    const html = htmlOf(fileOf(path));
    for (const part of longDescription) if ('html' in part) expectText(html, part.html);
    for (const words of [...process, ...benefits]) expectText(html, words);
  }
});

test('contains the whole form, for the hosting provider and for browsers without scripts', () => {
  const form = /<form\b[^>]*name="appraisal-request".*?<\/form>/s.exec(htmlOf('contact.html'))?.[0] ?? '';
  const opening = form.slice(0, form.indexOf('>'));
  expect(opening).toMatch(/method="POST"/i);
  expect(opening).toContain('action="/contact/received"');
  expect(opening).toContain('data-netlify="true"');
  expect(opening).not.toContain('novalidate');
  expect(form).toMatch(/<input type="hidden" name="form-name" value="appraisal-request"/);
  expect(/<input[^>]*type="file"[^>]*>/.exec(form)?.[0]).not.toContain(' name=');
});

test('the form has the fields, labels, lengths and services that the server accepts', () => {
  const elements = [...elementsIn(parsePage(htmlOf('contact.html')))];
  const attributesByField = (field: string) =>
    elements.map(attributesOf).find(({ name, id }) => name === field && id !== undefined) ?? {};
  for (const field of FIELDS) {
    const { id, required, maxlength } = attributesByField(field);
    expect(required !== undefined, field).toBe(REQUIRED.includes(field));
    // A choice has no length.
    expect(maxlength, field).toBe(field === 'service' ? undefined : `${MAX_LENGTH[field]}`);
    const label = elements.find((element) => element.tagName === 'label' && attributesOf(element).for === id);
    expect(label && textOfNode(label)).toContain(LABELS[field]);
  }
  const options = elements.filter(({ tagName }) => tagName === 'option');
  expect(options.map((option) => [attributesOf(option).value, textOfNode(option)])).toEqual([
    ['', 'Select a Service'],
    ...Object.entries(SERVICES),
  ]);
});
