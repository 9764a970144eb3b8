import { getBusiness, getResources, type ResourceSummary } from '@/content/loader';
import { absolute, feedPath } from './urls';

/** The feed announces what is new; the sitemap lists everything. */
const maxEntries = 30;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** The start of an ISO day as an RFC 3339 date-time, which Atom requires. */
const dateTime = (day: string) => `${day}T00:00:00Z`;

function entry({ path, title, summary, published, updated }: ResourceSummary): string {
  return `  <entry>
    <id>${escapeXml(absolute(path))}</id>
    <title>${escapeXml(title)}</title>
    <link href="${escapeXml(absolute(path))}"/>
    <published>${dateTime(published)}</published>
    <updated>${dateTime(updated)}</updated>
    <summary>${escapeXml(summary)}</summary>
  </entry>`;
}

/** The guides as an Atom feed (RFC 4287), last updated first. */
export function atomFeed(guides: readonly ResourceSummary[] = getResources()): string {
  const { name } = getBusiness();
  const latest = guides.toSorted((a, b) => b.updated.localeCompare(a.updated)).slice(0, maxEntries);
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">
  <id>${escapeXml(absolute('/resources'))}</id>
  <title>${escapeXml(`${name}: guides`)}</title>
  <updated>${dateTime(latest[0]?.updated ?? '1970-01-01')}</updated>
  <author><name>${escapeXml(name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${escapeXml(absolute(feedPath))}"/>
  <link href="${escapeXml(absolute('/resources'))}"/>
${latest.map(entry).join('\n')}
</feed>
`;
}
