// Writes lists as files for spreadsheets (RFC 4180).

/** Tells spreadsheets that the file is UTF-8: without it, Excel reads accents as two wrong letters. */
const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for the beginning of a formula, which could send the sheet's contents away: also in the wide letters of Japanese. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns a CSV file of a heading and rows. A cell that looks like a formula gets an apostrophe, so that it stays text. */
export const csvOf = (heading: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + [heading, ...rows].map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
