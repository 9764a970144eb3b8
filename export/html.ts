import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Replaces the text from offset `start` up to, but not including, offset `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Parses a page as a browser does. With `locations`, which takes twice as long, elements have source offsets. */
export const parsePage = (html: string, { locations = false } = {}) =>
  parse(html, { sourceCodeLocationInfo: locations, scriptingEnabled: false });

/** Every element inside a node, in document order, including those in templates. */
export function* elementsIn(node: ParentNode): Generator<Element> {
  const { childNodes } = 'content' in node ? node.content : node;
  for (const child of childNodes.filter(isElement)) {
    yield child;
    yield* elementsIn(child);
  }
}

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** Source offsets of an element and its tags. Throws if the page was parsed without locations or has no such tag. */
export function locationOf(element: Element): { start: number; end: number; startTagEnd: number; endTagStart: number } {
  const location = element.sourceCodeLocation;
  if (!location?.startTag) throw new Error(`<${element.tagName}> has no start tag in the page.`);
  const { startOffset: start, endOffset: end, startTag, endTag } = location;
  return { start, end, startTagEnd: startTag.endOffset, endTagStart: endTag?.startOffset ?? end };
}

/** Applies edits, which must not overlap. The rest of the text is unchanged. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => b.start - a.start);
  return sorted.reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    html,
  );
}
