import type { ExportedSite } from '../site';
import { businessOf, nodesOf, textOf } from '../structuredData';

const phones = /(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;
const emails = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;

/** +15095550142 as people read it: (509) 555-0142. */
const readable = (e164: string) => e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Name, phone, e-mail and towns are the same wherever they stand: four in five people distrust a firm whose are not. */
export function checkContact(site: ExportedSite): string[] {
  const firm = businessOf(site);
  const phone = readable(firm.telephone);
  const expected = JSON.stringify({ ...firm.node, hasOfferCatalog: undefined });
  return site.pages().flatMap((page) => {
    const { path, links, text, metas } = page;
    const differing = (what: string, right: string, found: readonly string[]) =>
      [...new Set(found)]
        .filter((value) => value !== right)
        .map((value) => `${path} has the ${what} “${value}”; elsewhere it is “${right}”.`);
    const own = nodesOf(page).find((node) => textOf(node, '@id') === textOf(firm.node, '@id'));
    const dialed = links.filter((link) => link.startsWith('tel:')).map((link) => link.slice(4));
    const written = links
      .filter((link) => link.startsWith('mailto:'))
      .map((link) => decodeURIComponent(link.slice(7).split('?')[0] ?? ''));
    return [
      ...differing('phone link', firm.telephone, dialed),
      ...differing('phone number', phone, text.match(phones) ?? []),
      ...differing('e-mail link', firm.email, written.filter(Boolean)),
      ...differing('e-mail address', firm.email, text.match(emails) ?? []),
      ...differing('firm name', firm.name, [
        ...(metas.get('og:site_name') ?? []),
        ...(metas.get('application-name') ?? []),
      ]),
      ...(own && JSON.stringify({ ...own, hasOfferCatalog: undefined }) !== expected
        ? [`${path} describes the firm in its structured data in other words than the home page.`]
        : []),
    ];
  });
}
