/**
 * `npm run launch-check`: what still is a placeholder, unconfirmed or stale before going live, one line each with the
 * file to edit, in the order to do them. Ends with an error while anything is.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { draftHints, findUnready, hintsFor, type LaunchInputs } from './launch-findings';

function markdownFiles(): string[] {
  return readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .sort();
}

/** Reads the content through its door, so that a mistake in it is told first. */
async function readInputs(): Promise<LaunchInputs> {
  const door = await import('../content/schema');
  const postPages = readdirSync('app/blog').filter((name) => existsSync(`app/blog/${name}/page.tsx`));
  return {
    today: new Date().toISOString().slice(0, 10),
    business: door.getBusiness(),
    siteUrl: process.env.SITE_URL,
    confirmations: door.getConfirmations(),
    testimonials: door.getTestimonials(),
    texts: Object.fromEntries(markdownFiles().map((file) => [file, readFileSync(file, 'utf8')])),
    reviewed: [
      ...door.getServices().map(({ id, reviewed }) => ({ file: `content/services/${id}.md`, reviewed })),
      ...door.getResources().map(({ id, reviewed, asOf }) => ({ file: `content/resources/${id}.md`, reviewed, asOf })),
    ],
    posts: door.getBlogPosts().map(({ id, title }) => ({
      title,
      hasPage: postPages.some((name) => name === id || name.startsWith('[')),
    })),
    drafts: door.getDrafts().map(({ id }) => `content/resources/${id}.md`),
  };
}

async function main() {
  const inputs = await readInputs();
  const findings = findUnready(inputs);
  if (findings.length === 0) console.log('Ready: no placeholder, nothing unconfirmed, nothing older than a year.');
  else {
    console.log('Before going live, in this order:\n');
    findings.forEach(({ file, todo }, index) => {
      console.log(`${String(index + 1).padStart(3)}. ${file}: ${todo}`);
    });
    console.log(
      `\n${findings.length} to do. When one to confirm is settled, set its "done" in content/launch.yaml to true.`,
    );
    process.exitCode = 1;
  }
  for (const hint of [...draftHints(inputs.drafts), ...hintsFor(process.env)]) console.log(`\nHint: ${hint}`);
}

main().catch((error: Error) => {
  if (error.name !== 'ContentError') throw error;
  console.error(`A content file has a mistake, which comes first:\n\n${error.message}`);
  process.exitCode = 1;
});
