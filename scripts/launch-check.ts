/**
 * `npm run launch-check`: everything that is still a placeholder, unconfirmed or stale, one line each with the file to
 * edit, in the order to do them. Fails while there is any.
 */
import { existsSync, readdirSync } from 'node:fs';
import { contentMistakes } from '../content/checks/mistakes';
import * as content from '../content/loader';
import { markdownFiles, readText } from '../content/loader/files';
import { draftHints, findUnready, hintsFor, type LaunchInputs } from './launch-findings';

function readInputs(): LaunchInputs {
  const postPages = readdirSync('app/blog').filter((name) => existsSync(`app/blog/${name}/page.tsx`));
  return {
    today: new Date().toISOString().slice(0, 10),
    business: content.getBusiness(),
    siteUrl: process.env.SITE_URL,
    confirmations: content.getConfirmations(),
    testimonials: content.getTestimonials(),
    markdown: Object.fromEntries(markdownFiles().map((path) => [`content/${path}`, readText(path)])),
    reviewed: [
      ...content.getServices().map(({ id, reviewed }) => ({ file: `content/services/${id}.md`, reviewed })),
      ...content
        .getResources()
        .map(({ id, reviewed, asOf }) => ({ file: `content/resources/${id}.md`, reviewed, asOf })),
    ],
    offices: content.getAboutText().coverage.offices,
    posts: content.getBlogPosts().map(({ id, title }) => ({
      title,
      hasPage: postPages.some((name) => name === id || name.startsWith('[')),
    })),
    drafts: content.getDrafts().map(({ id }) => `content/resources/${id}.md`),
  };
}

function main() {
  const mistakes = contentMistakes();
  if (mistakes.length > 0) {
    console.error(`Correct these mistakes in the content first:\n\n${mistakes.join('\n\n')}`);
    process.exitCode = 1;
    return;
  }
  const inputs = readInputs();
  const findings = findUnready(inputs);
  if (findings.length === 0) console.log('Ready: no placeholder, nothing unconfirmed, nothing older than a year.');
  else {
    console.log('Before going live, in this order:\n');
    findings.forEach(({ file, todo }, index) => {
      console.log(`${String(index + 1).padStart(3)}. ${file}: ${todo}`);
    });
    console.log(
      `\n${findings.length} to do. When you have confirmed something, set its "done" to true in content/launch.yaml.`,
    );
    process.exitCode = 1;
  }
  for (const hint of [...draftHints(inputs.drafts), ...hintsFor(process.env)]) console.log(`\nHint: ${hint}`);
}

main();
