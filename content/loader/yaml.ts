import { isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { ContentError } from './errors';

/** A path of keys and indexes into a file's value, such as `['hours', 0, 'opens']`. */
export type Path = readonly PropertyKey[];

/** A parsed YAML text. */
export interface ParsedYaml {
  value: unknown;
  /** The line of a field in the file; for a missing field, the line of what should contain it. */
  lineOf: (path: Path) => number;
  /** The line on which a field's text begins: the one after its name if the text opens with `|`. */
  textLineOf: (path: Path) => number;
}

const longText = 'a "|" after the colon and the text indented below it';

/** Mistakes that YAML would accept as something else or report on another line. */
const typos: {
  pattern: RegExp;
  problem: string;
  expected: string;
  /** Only on a line that must be a field; a text may have the same. */
  onField?: true;
}[] = [
  {
    pattern: /^ *\t/,
    problem: 'is indented with a tab',
    expected: 'spaces, two for each level, such as "  - A first benefit"',
  },
  {
    pattern: /^\s*(- )*([A-Za-z]+: *)?[“”„‘’].*[“”‘’]\s*$/,
    problem: 'has curly quotes around its value',
    expected: 'straight quotes or none, such as title: "Step-Up Basis"',
  },
  {
    pattern: /^\s*(- )*([A-Za-z]+: +)?("([^"\\]|\\.)*|'([^']|'')*)$/,
    problem: 'opens a quotation mark that is not closed on the same line',
    expected: `both quotes or none, such as title: "Step-Up Basis"; for a long text, ${longText}`,
  },
  {
    pattern: /^\s*(- )*([A-Za-z]+: +)?("([^"\\]|\\.)*"|'([^']|'')*')\s*[^\s,#:\]}'"]/,
    problem: 'goes on after a closing quotation mark',
    expected: `a value with no quotes of the same kind inside, such as "It's late"; for a long text, ${longText}`,
  },
  {
    pattern: /^\s*(- )*[A-Za-z]+: +[^"'|>[{#\s]([^"]*"[^"]*")*[^"]*"[^"]*$/,
    problem: 'has one quotation mark where two belong',
    expected: 'both quotes or none, such as title: "Step-Up Basis"',
  },
  {
    pattern: /^\s*(- )*[A-Za-z]+: +[^\s'"|>#[{].* #/,
    problem: 'has a space and "#" in its value, and the rest of the line would be lost',
    expected: 'quotes around the value, such as title: "Form #706", or a note on a line of its own',
  },
  {
    pattern: /^\s*(- )*[A-Za-z]+: +[^\s'"|>#[{].*: /,
    problem: 'has a second colon, in its value',
    expected: 'quotes around a value that has a colon, such as title: "Step-Up Basis: A Guide"',
  },
  {
    pattern: /^\s*(- )*([A-Za-z]+: +|(?<=- ))\{/,
    problem: 'begins its value with a brace',
    expected: 'quotes around the value, such as time: "{{turnaround}}"',
  },
  {
    pattern: /^\s*(- )*([A-Za-z]+: +|(?<=- ))[&*@%`!]/,
    problem: 'begins its value with a character that has another meaning there',
    expected: 'quotes around the value, such as call: "**Call us**"',
  },
  {
    pattern: /^\s*(- )*[A-Za-z]+ *(：|[,;=](\s|$))/,
    problem: 'has no colon after the name of its field',
    expected: 'a name, a colon, a space and a value, such as "phone: (509) 555-0142"',
    onField: true,
  },
  {
    pattern: /^\s*-[A-Za-z]+:/,
    problem: 'has no space after its hyphen',
    expected: 'a hyphen and a space before the first field of an entry, such as "- id: gift-tax"',
  },
  {
    pattern: /^\s*(- )*[A-Za-z]+:[^\s/]/,
    problem: 'has no space after the colon',
    expected: 'a name, a colon, a space and a value, such as "phone: (509) 555-0142"',
    onField: true,
  },
];

/** A line that has a field; the group is its value. */
const fieldPattern = /^\s*(?:- +)*[A-Za-z]+:(?:\s+(.*))?$/;

/** The column of a line's first word, after the hyphens of a list. */
const columnOf = (line: string) => /^\s*(- +)*/.exec(line)?.[0].length ?? 0;

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one pass over the lines, one branch for each kind of mistake.
function findTypo(lines: readonly string[]): { line: number; problem: string; expected: string } | undefined {
  let block = -1;
  /** The columns of the fields that the line may belong to, outermost first. */
  const levels: number[] = [];
  let above = { column: 0, hasValue: false };
  for (const [index, line] of lines.entries()) {
    if (!line.trim() || line.trimStart().startsWith('#')) continue;
    const indent = line.length - line.trimStart().length;
    if (block >= 0 && indent > block && !/^ *\t/.test(line)) continue;
    const endsText = block >= 0;
    block = -1;
    const column = columnOf(line);
    const opensEntry = line.trimStart().startsWith('- ');
    const below = lines[index + 1] ?? '';
    const isAboveField = fieldPattern.test(below) && /^ *[^- ]/.test(below) && columnOf(below) === column;
    const isField = isAboveField || (!opensEntry && (index === 0 || column <= above.column));
    for (const { pattern, problem, expected, onField } of typos) {
      if (pattern.test(line) && (!onField || isField)) return { line: index + 1, problem, expected };
    }
    const key = fieldPattern.exec(line);
    if (!key) {
      if (!endsText || opensEntry) continue;
      const expected = 'the same number of spaces on each line of a text, such as eight in an answer of faq.yaml';
      return { line: index + 1, problem: 'is not indented like the text above it', expected };
    }
    const isDeeper = column > (levels.at(-1) ?? -1);
    while ((levels.at(-1) ?? -1) > column) levels.pop();
    const isOff = isDeeper ? above.hasValue && !opensEntry : levels.at(-1) !== column;
    if (isOff) {
      const problem = 'is not indented like the fields around it';
      return {
        line: index + 1,
        problem,
        expected: 'the same number of spaces as its neighbors, such as two inside "fee"',
      };
    }
    if (isDeeper) levels.push(column);
    const value = key[1] ?? '';
    if (/^[|>][+-]?\d?\s*$/.test(value)) block = column;
    above = { column, hasValue: value !== '' && block < 0 };
  }
  return undefined;
}

/**
 * Parses a YAML text.
 *
 * @param file path from the project's root, for messages
 * @param firstLine line of the file on which the text starts
 * @throws ContentError naming file and line when it is not valid YAML
 */
export function parseYaml(file: string, text: string, firstLine = 1): ParsedYaml {
  const lines = text.split('\n');
  /** A line in messages, by the field that it begins with. */
  const nameOf = (line: number) => {
    const field = /^\s*(?:- *)*([A-Za-z]+) *(?:[:,;=：]|$)/.exec(lines[line - 1] ?? '')?.[1];
    return field ? `the line of "${field}"` : 'the line';
  };
  const typo = findTypo(lines);
  if (typo) {
    throw new ContentError(file, typo.line + firstLine - 1, `${nameOf(typo.line)} ${typo.problem}`, typo.expected);
  }
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, uniqueKeys: true });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const [error] = [...document.errors, ...document.warnings];
  if (error) {
    const line = lineAt(error.pos[0]);
    if (error.code === 'DUPLICATE_KEY') {
      const name = text.slice(error.pos[0]).match(/^[A-Za-z]+/)?.[0] ?? 'the field';
      throw new ContentError(
        file,
        line,
        `"${name}" is already set above`,
        `each field once, such as one line "${name}: …"`,
      );
    }
    throw new ContentError(
      file,
      line,
      `${nameOf(counter.linePos(error.pos[0]).line)}, or the one above it, cannot be read: its indentation is off, or a colon, comma or quote is missing or misplaced`,
      'a name, a colon, a space and a value, indented like its neighbors, such as "title: Step-Up Basis"; a value with a colon in it needs quotes',
    );
  }
  const find = (path: Path) => {
    let node: unknown = document.contents;
    let line = isNode(node) && node.range ? lineAt(node.range[0]) : firstLine;
    for (const part of path) {
      const found = childOf(node, part);
      if (!found) break;
      if (found.start !== undefined) line = lineAt(found.start);
      node = found.value;
    }
    return { node, line };
  };
  return {
    value: document.toJS(),
    lineOf: (path) => find(path).line,
    textLineOf: (path) => {
      const { node, line } = find(path);
      return isScalar(node) && node.type?.startsWith('BLOCK') ? line + 1 : line;
    },
  };
}

function childOf(node: unknown, part: PropertyKey): { value: unknown; start: number | undefined } | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
    return pair && { value: pair.value, start: (pair.key as Node).range?.[0] };
  }
  const item = isSeq(node) ? node.items[Number(part)] : undefined;
  return isNode(item) ? { value: item, start: item.range?.[0] } : undefined;
}
