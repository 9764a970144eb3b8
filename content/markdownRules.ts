import type { Nodes, Root } from 'mdast';
import { ContentError } from './contentError';
import { diagramNames } from './schema';
import { walk } from './walk';

const safeLink = /^(https:\/\/|\/(?!\/)|#|mailto:|tel:)/;

interface Mistake {
  problem: string;
  expected: string;
}

/** What a node may not be, told as the second half of "line 12 …". */
function mistakeOf(node: Nodes, parent: Nodes | undefined): Mistake | undefined {
  switch (node.type) {
    case 'html':
      return {
        problem: `has HTML in it (${node.value.split('\n')[0]?.slice(0, 40)})`,
        expected: 'Markdown, such as **bold** or [a link](/contact); HTML is not used in content files',
      };
    case 'heading':
      if (node.depth > 1) return undefined;
      return {
        problem: 'is a heading of the first level, with one "#" or a line of "=" below it',
        expected: '"##" for a section, such as "## What you get"; the page title comes from the field "title"',
      };
    case 'link':
    case 'definition':
      if (safeLink.test(node.url)) return undefined;
      return {
        problem: `links to "${node.url}"`,
        expected:
          'an address that begins with https:// or, for a page of this site, with /, such as [Contact](/contact)',
      };
    case 'image':
      return mistakeOfImage(node.url, node.alt ?? '', parent);
    case 'imageReference':
      return mistakeOfImage(node.identifier, node.alt ?? '', parent);
    default:
      return undefined;
  }
}

function mistakeOfImage(url: string, caption: string, parent: Nodes | undefined): Mistake | undefined {
  const example = '![How the basis changes](diagram:step-up)';
  const name = /^diagram:(.*)$/.exec(url)?.[1];
  if (name === undefined) {
    const expected = `a diagram, such as ${example}; the picture of the page is set by the field "image"`;
    return { problem: `shows the picture "${url}"`, expected };
  }
  if (!(diagramNames as readonly string[]).includes(name)) {
    const expected = `one of ${diagramNames.join(', ')}; for example ${example}`;
    return { problem: `shows the diagram "${name}", which does not exist`, expected };
  }
  if (!caption.trim() || parent?.type !== 'paragraph' || parent.children.length > 1) {
    const expected = `a caption in the brackets, and an empty line above and below, such as ${example}`;
    return { problem: `has the diagram "${name}" within a sentence or without a caption`, expected };
  }
  return undefined;
}

/** Slips in running text, which Markdown would show as they stand. */
const slips: { pattern: RegExp; mistake: (found: RegExpExecArray) => Mistake }[] = [
  {
    pattern: /\[\^([^\]]+)\]/,
    mistake: ([, name]) => ({
      problem: `refers to the source "${name}", which is not listed`,
      expected: `a line such as [^${name}]: [RCW 11.44.015](https://app.leg.wa.gov/RCW/default.aspx?cite=11.44.015) at the end of the file`,
    }),
  },
  {
    pattern: /<\/?[a-z][a-z0-9]*(?=[\s/]|$)/i,
    mistake: ([tag]) => ({
      problem: `has an unclosed HTML tag in it (${tag})`,
      expected: 'Markdown, such as **bold** or [a link](/contact); HTML is not used in content files',
    }),
  },
  {
    pattern: /\[[^\]]*\] ?\([^)]*\)?|\]\($/,
    mistake: ([link]) => ({
      problem: `has a link that is not one (${link.slice(0, 60)})`,
      expected: 'brackets and parentheses side by side, with no space in or between them, such as [Contact](/contact)',
    }),
  },
];

/**
 * Checks what an owner may write in Markdown.
 *
 * @param firstLine line of the file on which the text starts
 * @param field the field that the text stands in, where it is not the text of a file
 * @throws ContentError naming the file, the line or the field, what is wrong and an example that is right
 */
export function checkMarkdown(file: string, tree: Root, firstLine: number, field?: string): void {
  const fail = (line: number, { problem, expected }: Mistake): never => {
    const place = field ? `${field}, line ${line},` : `line ${line + firstLine - 1}`;
    throw new ContentError(file, `${place} ${problem}.`, `${expected}.`);
  };
  const listed = new Map<string, number>();
  const used = new Set<string>();
  let depth = 1;
  walk<Nodes>(tree, (node, _index, parent) => {
    const line = node.position?.start.line ?? 1;
    const mistake = mistakeOf(node, parent);
    if (mistake) fail(line, mistake);
    if (node.type === 'heading') {
      if (node.depth > depth + 1) {
        const problem = `is a heading with ${node.depth} "#" below one with ${depth === 1 ? 'none' : depth}`;
        fail(line, { problem, expected: `no step left out, such as "${'#'.repeat(depth + 1)} What you get"` });
      }
      depth = node.depth;
    }
    if (node.type === 'footnoteReference') used.add(node.identifier);
    if (node.type === 'footnoteDefinition') {
      if (listed.has(node.identifier)) {
        const problem = `lists the source "${node.identifier}" a second time`;
        fail(line, {
          problem,
          expected: `one line for each source, with a name of its own such as [^${node.identifier}-2]:`,
        });
      }
      listed.set(node.identifier, line);
    }
    if (node.type !== 'text') return;
    for (const { pattern, mistake: tell } of slips) {
      const found = pattern.exec(node.value);
      if (found) fail(line + node.value.slice(0, found.index).split('\n').length - 1, tell(found));
    }
  });
  for (const [name, line] of listed) {
    if (used.has(name)) continue;
    const problem = `lists the source "${name}", but nothing refers to it`;
    fail(line, {
      problem,
      expected: `[^${name}] after the sentence that it supports, such as "Basis can change.[^${name}]"`,
    });
  }
}
