import { defaultTreeAdapter as adapter, type DefaultTreeAdapterTypes, parse } from 'parse5';

export type ParsedElement = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Replaces the text from offset `start` up to, but not including, offset `end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** Every element of a page, in document order. */
export const elementsOf = (html: string): ParsedElement[] => [
  ...elementsIn(parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })),
];

function* elementsIn({ childNodes }: ParentNode): Generator<ParsedElement> {
  for (const child of childNodes.filter(adapter.isElementNode)) {
    yield child;
    yield* elementsIn(child);
  }
}

/** An element's attributes, with character references decoded. */
export const attributesOf = (element: ParsedElement): Record<string, string> =>
  Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));

/** Source offsets of an element, which must have tags in the page. */
export function locationOf({ tagName, sourceCodeLocation }: ParsedElement): { start: number; end: number } {
  if (!sourceCodeLocation) throw new Error(`<${tagName}> has no tag in the page.`);
  return { start: sourceCodeLocation.startOffset, end: sourceCodeLocation.endOffset };
}

/** Applies edits, which must not overlap. Those at one place keep their order. */
export function applyEdits(html: string, edits: readonly Edit[]): string {
  const sorted = edits.toSorted((a, b) => a.start - b.start);
  return sorted.reduceRight(
    (text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end),
    html,
  );
}
