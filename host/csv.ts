/**
 * One CSV file by RFC 4180: every value quoted, lines end in CRLF, and a byte order mark in front, because Excel reads
 * UTF-8 only with one. Cells that a spreadsheet would run as a formula get an apostrophe in front (OWASP, "CSV Injection").
 */
export function toCsv(header: string[], rows: string[][]): string {
  const line = (cells: string[]) =>
    `${cells.map((cell) => `"${withoutFormula(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
  return `\uFEFF${[header, ...rows].map(line).join('')}`;
}

/** Full-width signs are formulas to some spreadsheets; a blank in front does not stop all of them. */
function withoutFormula(cell: string): string {
  return /^[\s\p{Zs}]*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20|%]/u.test(cell) ? `'${cell}` : cell;
}
