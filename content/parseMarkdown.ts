import type { Nodes, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { walk } from './walk';

const parser = unified().use(remarkParse).use(remarkGfm);
/** Takes a third less time: to find addresses that are no links, the full parser stops at every letter. */
const quick = unified().use(remarkParse).use(remarkGfm).use(withoutBareAddresses).freeze();

/** What `https://…`, `www.…` and an e-mail address have, which become links where they stand bare in a text. */
const bareAddress = /https?:|www\.|@/i;

interface Construct {
  name?: string;
}

/** Takes out of a parser what looks for bare addresses. */
function withoutBareAddresses(this: Processor) {
  const data = this.data();
  for (const { text = {} } of (data.micromarkExtensions ?? []) as {
    text?: Record<string, Construct | Construct[]>;
  }[]) {
    for (const [code, constructs] of Object.entries(text)) {
      const kept = [constructs].flat().filter(({ name }) => !name?.endsWith('Autolink'));
      if (kept.length > 0) text[code] = kept;
      else delete text[code];
    }
  }
  data.fromMarkdownExtensions = data.fromMarkdownExtensions?.flat().filter(({ enter }) => !enter?.literalAutolink);
}

/** Reads a Markdown text with tables and footnotes. */
export function parseMarkdown(text: string): Root {
  const tree = quick.parse(text) as Root;
  let bare = false;
  walk<Nodes>(tree, (node) => {
    bare ||= node.type === 'text' && bareAddress.test(node.value);
  });
  return bare ? (parser.parse(text) as Root) : tree;
}
