import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A part of a text, from `start` to before `end`, and what replaces it. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Parses a page as a browser does. With `locations`, elements know where they are in the text, for twice the time. */
export const parsePage = (html: string, { locations = false } = {}) =>
  parse(html, { sourceCodeLocationInfo: locations, scriptingEnabled: false });

/** Every element inside a node, in document order, those of templates included. */
export function* elementsIn(node: ParentNode): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!adapter.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

/** The child nodes; those of a template are in its content. */
export const childrenOf = (node: ParentNode): Node[] => ('content' in node ? node.content.childNodes : node.childNodes);

export const isElement = (node: Node): node is Element => adapter.isElementNode(node);

export const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** All text inside a node, as `textContent` in a browser. */
export function textOf(node: Node): string {
  if (adapter.isTextNode(node)) return node.value;
  return 'childNodes' in node ? childrenOf(node).map(textOf).join('') : '';
}

/** Where an element is in the text of its page. */
export function placeOf(element: Element): { start: number; end: number; startTagEnd: number; endTagStart: number } {
  const place = element.sourceCodeLocation;
  if (!place?.startTag) throw new Error(`<${element.tagName}> has no tag of its own in the page.`);
  const { startOffset: start, endOffset: end, startTag, endTag } = place;
  return { start, end, startTagEnd: startTag.endOffset, endTagStart: endTag?.startOffset ?? end };
}

/** Applies edits that do not overlap; everything else stays byte for byte. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => b.start - a.start);
  return sorted.reduce(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    html,
  );
}
