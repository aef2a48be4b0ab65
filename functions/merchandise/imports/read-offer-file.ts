import { separatorIn, type TableRow, tableOf, UnreadableFile } from '#functions/catalog/imports/csv-table.ts';
import { MAX_CSV_BYTES, MAX_CSV_ROWS } from '#shared/contract/merchandise-files.ts';
import type { OfferFileRow } from '#shared/merchandise/check-offers.ts';
import { type OfferColumn, offerColumnOf, offerColumns } from '#shared/merchandise/offer-file.ts';
import { visibleText } from '#shared/values/typed-text.ts';

/** The most cells of a heading. A file has fewer columns, and spreadsheets may add some that are blank. */
const MAX_CELLS = 100;

/** The marks with which spreadsheets begin text in UTF-16, as Excel's "Unicode text". */
const marks = [
  { encoding: 'utf-16le', mark: Buffer.from([0xff, 0xfe]) },
  { encoding: 'utf-16be', mark: Buffer.from([0xfe, 0xff]) },
];
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);

/** Tells whether bytes that aren't UTF-8 are no text at all: pictures, workbooks, and PDFs have bytes that no text has. */
const isBinary = (bytes: Buffer): boolean =>
  bytes.subarray(0, JPEG.length).equals(JPEG) ||
  bytes.subarray(0, 4096).some((byte) => (byte > 0 && byte < 9) || (byte > 13 && byte < 32));

/** Decodes a file. In UTF-16 without its mark, every other byte of plain text is zero. */
function decoded(bytes: Buffer): string {
  const marked = marks.find(({ mark }) => bytes.subarray(0, mark.length).equals(mark));
  try {
    const text = new TextDecoder(marked?.encoding ?? 'utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch {
    if (isBinary(bytes))
      throw new UnreadableFile('This isn’t a CSV file. In a spreadsheet, save your list as CSV UTF-8, and choose that file.');
  }
  throw new UnreadableFile('The file isn’t UTF-8 text. Save it as CSV UTF-8, and choose it again.');
}

function columnsOf(heading: readonly string[]): (OfferColumn | undefined)[] {
  if (heading.length > MAX_CELLS) throw new UnreadableFile(`A file can have at most ${MAX_CELLS} columns.`);
  const columns = heading.map(offerColumnOf);
  const unknown = heading.find((words, at) => columns[at] === undefined && words.trim() !== '');
  if (unknown !== undefined)
    throw new UnreadableFile(
      `There is no column named “${visibleText(unknown.trim(), 60)}.” The first row names columns: ${offerColumns.join(', ')}.`,
    );
  const known = columns.filter((column) => column !== undefined);
  if (new Set(known).size < known.length) throw new UnreadableFile('A column is there twice.');
  if (known.length > 0 && !known.includes('id') && !known.includes('Model'))
    throw new UnreadableFile(
      'This file has no column named “id.” Add it with the ids that an export writes, or add Vendor and Model, so that we know which item each row is about.',
    );
  return columns;
}

function rowOf({ cells, row }: TableRow, columns: readonly (OfferColumn | undefined)[]): OfferFileRow {
  const named = cells[columns.indexOf('Name')] ?? cells[0] ?? '';
  if (cells.some((cell, at) => columns[at] === undefined && cell.trim() !== ''))
    return { row, named: visibleText(named.trim(), 120), fault: 'This row has a cell without a heading.' };
  return { row, cells: Object.fromEntries(columns.flatMap((column, at) => (column ? [[column, cells[at] ?? '']] : []))) };
}

/** Returns the rows of a file of what a home sells. Throws `UnreadableFile` for one that isn't what it should be; what is wrong with a row is part of it. */
export function readOfferFile(bytes: Buffer): OfferFileRow[] {
  if (bytes.length > MAX_CSV_BYTES) throw new UnreadableFile(`A file can have at most ${MAX_CSV_BYTES / 1_000_000} MB.`);
  const text = decoded(bytes);
  const [heading, ...rows] = tableOf(text, { most: MAX_CSV_ROWS, what: 'rows', delimiter: separatorIn(text) });
  const columns = columnsOf(heading?.cells ?? []);
  if (rows.length === 0) throw new UnreadableFile('There are no rows in this file.');
  return rows.map((row) => rowOf(row, columns));
}
