import { getBusiness, getResources, type ResourceSummary } from '@/content/schema';
import { absolute, feedPath } from './urls';

/** A feed is for what is new; whoever wants everything reads the sitemap. */
const newest = 30;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** The start of an ISO day, as Atom wants it. */
const instant = (day: string) => `${day}T00:00:00Z`;

function entry({ path, title, summary, published, updated }: ResourceSummary): string {
  return `  <entry>
    <id>${xml(absolute(path))}</id>
    <title>${xml(title)}</title>
    <link href="${xml(absolute(path))}"/>
    <published>${instant(published)}</published>
    <updated>${instant(updated)}</updated>
    <summary>${xml(summary)}</summary>
  </entry>`;
}

/** The guides as an Atom feed (RFC 4287), the last changed first. */
export function atomFeed(guides: readonly ResourceSummary[] = getResources()): string {
  const { name } = getBusiness();
  const latest = guides.toSorted((a, b) => b.updated.localeCompare(a.updated)).slice(0, newest);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${xml(absolute('/resources'))}</id>
  <title>${xml(`${name}: guides`)}</title>
  <updated>${instant(latest[0]?.updated ?? '1970-01-01')}</updated>
  <author><name>${xml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(absolute(feedPath))}"/>
  <link href="${xml(absolute('/resources'))}"/>
${latest.map(entry).join('\n')}
</feed>
`;
}
