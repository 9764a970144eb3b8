/** Two or more scripts in a row that stand in the page and have no attributes. */
const row = /(?:<script>[^<]*(?:<(?!\/script>)[^<]*)*<\/script>){2,}/g;
const seam = /;?\s*<\/script><script>/g;

/**
 * Joins the scripts that Next writes one after another. They run in the same order, and the policy of a page
 * whose data stands in it (takeDataOut) needs one hash in place of many: the head stays short, and the character set
 * within the first 1,024 bytes.
 */
export const mergeInlineScripts = (html: string): string => html.replace(row, (scripts) => scripts.replace(seam, ';'));
