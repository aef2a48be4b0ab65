// Writes lists as files for spreadsheets (RFC 4180).

/** Tells spreadsheets that the file is UTF-8: without it, Excel reads accents as two wrong letters. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for the beginning of a formula, which could send the sheet's contents away: also in the wide letters of Japanese. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns more rows of a CSV file. A cell that looks like a formula gets an apostrophe, so that it stays text. */
export const csvRows = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');

/** Returns a CSV file of a heading and rows. */
export const csvOf = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + csvRows([heading, ...rows]);

/** What clears a field in a CSV file that is read again: a blank cell leaves it unchanged. */
export const CLEARS = '(none)';

/** What a spreadsheet takes for the beginning of a formula, and the apostrophe that keeps it from that. */
const guarded = /^['=+\-@\t\r＝＋－＠]/;
const needsGuard = (text: string): boolean => guarded.test(text) || text === CLEARS;

/** Returns a text as a cell that is read again has it: with an apostrophe before what a spreadsheet would take for a formula, or we for clearing. */
export const cellOfText = (text: string): string => (needsGuard(text) ? `'${text}` : text);

/** Returns the text of a cell, without the apostrophe that it got going out. */
export const textOfCell = (cell: string): string => (cell.startsWith("'") && needsGuard(cell.slice(1)) ? cell.slice(1) : cell);
