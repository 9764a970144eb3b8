/** The footnotes of GitHub's Markdown; the package has no types of its own for this version of markdown-it. */
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it';

  export default function footnotes(markdown: MarkdownIt): void;
}
