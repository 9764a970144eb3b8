import type { Token } from 'markdown-it';
import { ContentError } from './errors';
import type { ParsedMarkdown, Source } from './markdown';
import { diagramNames } from './schemas';
import type { TextPlace } from './tokens';

const safeLink = /^(https:\/\/|\/(?!\/)|#|mailto:|tel:)/;

interface Mistake {
  problem: string;
  expected: string;
}

/** What is wrong with a token. `problem` continues the sentence "the text …". */
function mistakeOf(token: Token): Mistake | undefined {
  const { type, tag, content } = token;
  if (type === 'html_block' || type === 'html_inline') {
    return {
      problem: `has HTML in it (${content.split('\n')[0]?.slice(0, 40)})`,
      expected: 'Markdown, such as **bold** or [a link](/contact); HTML is not used in content files',
    };
  }
  if (type === 'heading_open' && tag === 'h1') {
    return {
      problem: 'has a heading of the first level, with one "#" or a line of "=" below it',
      expected: '"##" for a section, such as "## What you get"; the page title comes from the field "title"',
    };
  }
  return type === 'link_open' ? mistakeOfAddress(String(token.attrGet('href'))) : undefined;
}

function mistakeOfAddress(address: string): Mistake | undefined {
  if (safeLink.test(address)) return undefined;
  return {
    problem: `links to "${address}"`,
    expected: 'an address that begins with https:// or, for a page of this site, with /, such as [Contact](/contact)',
  };
}

/** @param isWholeParagraph whether it is alone in a paragraph outside lists, quotes and tables */
function mistakeOfImage(image: Token, isWholeParagraph: boolean): Mistake | undefined {
  const example = '![How the basis changes](diagram:step-up)';
  const url = String(image.attrGet('src'));
  const name = /^diagram:(.*)$/.exec(url)?.[1];
  if (name === undefined) {
    const expected = `a diagram, such as ${example}; the picture of the page is set by the field "image"`;
    return { problem: `shows the picture "${url}"`, expected };
  }
  if (!(diagramNames as readonly string[]).includes(name)) {
    const expected = `one of ${diagramNames.join(', ')}; for example ${example}`;
    return { problem: `shows the diagram "${name}", which does not exist`, expected };
  }
  if (!image.content.trim() || !isWholeParagraph) {
    const expected = `a caption in the brackets, and an empty line above and below, such as ${example}`;
    return { problem: `has the diagram "${name}" within a sentence or without a caption`, expected };
  }
  return undefined;
}

/** Typing mistakes that Markdown would show as plain text. */
const typos: { pattern: RegExp; mistake: (found: RegExpExecArray) => Mistake }[] = [
  {
    pattern: /\[\^([^\]]+)\]/,
    mistake: ([, name]) => ({
      problem: `refers to the source "${name}", which is not listed`,
      expected: `a line such as [^${name}]: [RCW 11.44.015](https://app.leg.wa.gov/RCW/default.aspx?cite=11.44.015) at the end of the file`,
    }),
  },
  {
    // Stars and underscores that are left once Markdown has rendered the pairs.
    pattern: /\*\*|__|(?<![\w*])[*_](?=[\w“(])|(?<=[\w.,;:!?”)])[*_](?![\w*])/,
    mistake: ([mark]) => ({
      problem: `has emphasis that is not closed (${mark})`,
      expected: `the same mark before and after the words, with no space inside, such as ${mark}words${mark}`,
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
      problem: `has a broken link (${link.slice(0, 60)})`,
      expected: 'brackets and parentheses side by side, with no space in or between them, such as [Contact](/contact)',
    }),
  },
];

/**
 * Checks that a text uses only the Markdown that the site supports.
 *
 * @throws ContentError naming the file, the line, what is wrong and a valid example
 */
export function validateMarkdown({ tokens, sources, definitions }: ParsedMarkdown, place: TextPlace): void {
  const { file, line: firstLine, field = 'the text' } = place;
  const fail = (line: number, mistake: Mistake | undefined) => {
    if (mistake) throw new ContentError(file, line + firstLine - 1, `${field} ${mistake.problem}`, mistake.expected);
  };
  // Even if no link uses it.
  for (const { url, line } of definitions) fail(line, mistakeOfAddress(url));
  let line = 1;
  let depth = 1;
  tokens.forEach((token, index) => {
    if (token.map) line = token.map[0] + 1;
    fail(line, mistakeOf(token));
    if (token.type === 'heading_open') {
      fail(line, mistakeOfDepth(token, depth));
      depth = depthOf(token);
    }
    // Inside a list, quote or footnote, the level is higher.
    const isParagraph = tokens[index - 1]?.type === 'paragraph_open' && token.level === 1;
    checkInside(token, line, isParagraph, fail);
  });
  checkSources(sources, fail);
}

const depthOf = ({ tag }: Token) => Number(tag.slice(1));

function mistakeOfDepth(heading: Token, above: number): Mistake | undefined {
  if (depthOf(heading) <= above + 1) return undefined;
  return {
    problem: `has a heading with ${depthOf(heading)} "#" below one with ${above === 1 ? 'none' : above}`,
    expected: `one "#" more than the heading above at most, such as "${'#'.repeat(above + 1)} What you get"`,
  };
}

type Fail = (line: number, mistake: Mistake | undefined) => void;

/** Checks the text, links and pictures of one block. */
function checkInside({ children }: Token, firstLine: number, isParagraph: boolean, fail: Fail): void {
  let line = firstLine;
  for (const token of children ?? []) {
    if (token.type === 'image') fail(line, mistakeOfImage(token, isParagraph && children?.length === 1));
    else fail(line, mistakeOf(token));
    if (token.type === 'text') {
      for (const { pattern, mistake } of typos) {
        const found = pattern.exec(token.content);
        if (found) fail(line, mistake(found));
      }
    }
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
  }
}

function checkSources(sources: readonly Source[], fail: Fail): void {
  const listed = new Set<string>();
  for (const { name, line, used } of sources) {
    if (listed.has(name)) {
      fail(line, {
        problem: `lists the source "${name}" a second time`,
        expected: `one line for each source, with a name of its own such as [^${name}-2]:`,
      });
    }
    listed.add(name);
    if (used) continue;
    fail(line, {
      problem: `lists the source "${name}", but nothing refers to it`,
      expected: `[^${name}] after the sentence that it supports, such as "Basis can change.[^${name}]"`,
    });
  }
}
