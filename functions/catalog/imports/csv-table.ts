import { CsvError, type InfoRecord, parse } from 'csv-parse/sync';

/** Says what is wrong with a whole file, in words for the screen. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
}

/** Decodes text that has to be UTF-8: anything else would be stored with its letters replaced. `as` says what else to save the file as. */
export function textOf(bytes: Buffer, as: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UnreadableFile(`The file isn’t UTF-8 text. Save it as ${as}, and choose it again.`);
  }
}

/** A row of a CSV file that has something in it, with its number as a spreadsheet counts it: blank rows count, and a cell of several lines is in one row. */
export type TableRow = { cells: string[]; row: number };

/** Refuses a file of too many rows. */
export function refuseMany(rows: number, most: number, what: string): void {
  if (rows > most) throw new UnreadableFile(`A file can have at most ${most.toLocaleString('en-US')} ${what}.`);
}

/** Returns what separates cells, by the first line: where a comma is for decimals, spreadsheets write semicolons, and what is pasted from one has tabs. */
export function separatorIn(text: string): string {
  const heading = /[^\s,;"][^\r\n]*/.exec(text)?.[0] ?? '';
  const counts = [',', ';', '\t'].map((each) => ({ each, count: heading.split(each).length }));
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).each;
}

/** Refuses a file of too many blank rows, of which spreadsheets leave a few at the end. */
function refuseBlank(rows: number, most: number, what: string): void {
  if (rows <= most) return;
  throw new UnreadableFile(
    `A file can have at most ${most.toLocaleString('en-US')} ${what}, and this one has more than that blank. Delete the blank rows, and choose it again.`,
  );
}

/** Returns the rows of a CSV file, the heading among them. Reads no further than one row more than a file may have, and as many blank ones. */
export function tableOf(
  text: string,
  { most, what, delimiter = ',' }: { most: number; what: string; delimiter?: string },
): TableRow[] {
  const rows: TableRow[] = [];
  let blank = 0;
  try {
    parse(text, {
      delimiter,
      // Empty lines are rows of one blank cell then, so that they count: a few megabytes of blank rows take minutes to read.
      skip_empty_lines: false,
      relax_column_count: true,
      on_record: (cells: string[], { records: row }: InfoRecord) => {
        if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, row });
        else blank += 1;
        refuseMany(rows.length - 1, most, what);
        refuseBlank(blank, most, what);
        return null;
      },
    });
    return rows;
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    const line = error instanceof CsvError && typeof error.lines === 'number' ? ` near line ${error.lines}` : '';
    throw new UnreadableFile(`The file isn’t CSV, or it’s cut off${line}. Look for a quotation mark without its partner.`);
  }
}
