/**
 * `npm run links`: requests every page of other sites that the content links to. `-- --list` only lists them.
 *
 * Exits with an error for a page that is gone, a host that does not exist or a link without text. Sites that refuse
 * automated requests are listed, to be opened by hand. Without a network it says so and succeeds.
 */
import * as content from '../content/loader';
import { checkLinks, type OutsideLink, outsideLinks } from './link-check';

function contentLinks(): OutsideLink[] {
  const html = (parts: readonly { type: string; html?: string }[]) => parts.map((part) => part.html ?? '').join('');
  const texts = [
    ...content.serviceIds.map(
      (id) => [`content/services/${id}.md`, html(content.getService(id).longDescription)] as const,
    ),
    ...content.getResourceIds().map((id) => {
      const { shortAnswer, content: parts } = content.getResource(id);
      return [`content/resources/${id}.md`, shortAnswer + html(parts)] as const;
    }),
    ...(['privacy', 'terms'] as const).map(
      (id) => [`content/legal/${id}.md`, html(content.getLegalPage(id).content)] as const,
    ),
    ...content.getFaq().flatMap(({ items }) => items.map(({ answer }) => ['content/faq.yaml', answer] as const)),
  ];
  return texts.flatMap(([file, text]) => outsideLinks(text, file));
}

function list(links: readonly OutsideLink[]) {
  for (const { file, label, url } of links) console.log(`${file}: ${label || '(no text)'}: ${url}`);
  console.log(`\n${links.length} links to ${new Set(links.map(({ url }) => url)).size} pages.`);
}

function where(links: readonly OutsideLink[], url: string): string {
  const same = links.filter((link) => link.url.replace(/#.*$/, '') === url);
  return [...new Set(same.map(({ file, label }) => `${file} ("${label}")`))].join(', ');
}

async function checkAll(links: readonly OutsideLink[]): Promise<boolean> {
  const checked = await checkLinks(links.map(({ url }) => url));
  if (checked.every(({ verdict }) => verdict === 'unreachable')) {
    console.log(
      `There is no network here, so nothing was checked; "npm run links -- --list" lists the ${links.length} links.`,
    );
    return true;
  }
  const show = (title: string, verdicts: readonly string[]) => {
    const found = checked.filter(({ verdict }) => verdicts.includes(verdict));
    if (found.length > 0) console.log(`\n${title}`);
    for (const { url, reason } of found) console.log(`  ${url} ${reason}\n    in ${where(links, url)}`);
    return found.length;
  };
  show('Moved; if the new address has the same page, use it:', ['moved']);
  show('Could not be checked automatically; open them in a browser:', ['unsure']);
  const broken = show('Gone; find the new page or another source:', ['broken', 'unreachable']);
  console.log(`\n${checked.length} pages requested, ${broken} gone.`);
  return broken === 0;
}

async function main() {
  const links = contentLinks();
  if (process.argv.includes('--list')) return list(links);
  const unlabelled = links.filter(({ label }) => !label);
  for (const { file, url } of unlabelled) console.log(`${file}: the link to ${url} has no text.`);
  const good = await checkAll(links);
  if (!good || unlabelled.length > 0) process.exitCode = 1;
}

main().catch((error: Error) => {
  if (error.name !== 'ContentError') throw error;
  console.error(error.message);
  process.exitCode = 1;
});
