/** @jest-environment node */
import { getDrafts, getPages, getResourceIds, getResources, getServices } from './index';
import { expectMistake, markdownSources, readAll, withContent } from './testing';

const id = 'a-guide-nobody-has';
const service = 'services/inheritance.md';
const sources = markdownSources();

/** What the site lists, with one more guide that a service links to. */
function siteWith({ draft, env }: { draft: boolean; env: string }) {
  const made = (source: string) =>
    source.replace(/^title:.*/m, `title: A Guide Nobody Has${draft ? '\ndraft: true' : ''}`);
  const changes = {
    [`resources/${id}.md`]: () => made(sources['resources/step-up-basis.md'] ?? ''),
    [service]: (source: string) => source.replace(/path: \/\S+/, `path: /resources/${id}`),
  };
  const restored = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: env as 'test' });
  try {
    return withContent(changes, () => ({
      ids: getResourceIds().includes(id),
      guides: getResources().some((guide) => guide.id === id),
      pages: getPages().some(({ path }) => path === `/resources/${id}`),
      link: getServices()
        .flatMap(({ relatedResources }) => relatedResources)
        .find(({ path }) => path === `/resources/${id}`)?.exists,
      drafts: getDrafts().some((guide) => guide.id === id),
    }));
  } finally {
    restored.restore();
  }
}

test.each([
  { draft: true, env: 'development', shown: true },
  { draft: true, env: 'production', shown: false },
  { draft: true, env: 'test', shown: false },
  { draft: false, env: 'development', shown: true },
  { draft: false, env: 'production', shown: true },
])('draft: $draft, in $env: shown is $shown', ({ draft, env, shown }) => {
  expect(siteWith({ draft, env })).toEqual({ ids: shown, guides: shown, pages: shown, link: shown, drafts: draft });
});

test.each([
  { slip: 'other words', line: 'draft: yes', says: /is "yes".*true, without quotes.*such as/ },
  { slip: 'a guide of the specification', line: 'draft: true', says: /cannot be without this guide.*such as/ },
])('a draft with $slip is reported', ({ line, says }) => {
  const guide = 'resources/step-up-basis.md';
  const edit = (source: string) => source.replace(/^title:/m, `${line}\ntitle:`);
  expectMistake(() => readAll({ [guide]: edit }), guide, /"draft"/, says);
});
