import { csvColumns, fieldsOfCells, UnreadableCell } from '#shared/catalog/csv-cells.ts';
import { nameInFile } from '#shared/catalog/entry-name.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { FileRow } from '#shared/catalog/import-rows.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { type ImportFormat, importLimits, MAX_IMPORT_ROWS } from '#shared/contract/system-imports.ts';
import { parseFitJson, unfitPart } from '#shared/values/fit-json.ts';
import { visibleText } from '#shared/values/typed-text.ts';
import { refuseMany, tableOf, textOf, UnreadableFile } from './csv-table.ts';

/** What a file can be saved as. */
const formats = 'CSV UTF-8 or JSON';

function rowOf(value: unknown, row: number): FileRow {
  const isEntry = typeof value === 'object' && value !== null && !Array.isArray(value);
  const words = isEntry ? unfitPart(value) : 'This isn’t an entry. Put its fields in braces.';
  if (words !== undefined) return { row, faults: [{ path: [], message: words }] };
  return { row, fields: value as Record<string, unknown> };
}

function refuseNone(rows: number): void {
  if (rows === 0) throw new UnreadableFile('There are no entries in this file.');
}

function readJson(bytes: Buffer): FileRow[] {
  const parsed = parseFitJson(textOf(bytes, formats));
  if (parsed.unfit === 'depth') throw new UnreadableFile('The file is nested too deeply to be a list of entries.');
  if (parsed.unfit === 'syntax') throw new UnreadableFile('The file isn’t JSON, or it’s cut off.');
  const { value } = parsed;
  if (!Array.isArray(value)) throw new UnreadableFile('The file has to be a list of entries, as an export writes it.');
  refuseMany(value.length, MAX_IMPORT_ROWS, 'entries');
  refuseNone(value.length);
  return value.map((each, index) => rowOf(each, index + 1));
}

/** Returns what a row is called that can't be read: its cells as they are. */
const namedIn = (noun: AnyNoun, heading: readonly string[], cells: readonly string[]): string =>
  nameInFile(noun, Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? ''])));

function rowOfCells(noun: AnyNoun, heading: readonly string[], cells: readonly string[], row: number): FileRow {
  if (cells.length > heading.length)
    return {
      row,
      named: namedIn(noun, heading, cells),
      faults: [{ path: [], message: 'This row has more cells than the heading.' }],
    };
  const blank = heading.filter((_, at) => (cells[at] ?? '').trim() === '');
  try {
    const read = rowOf(fieldsOfCells(noun, Object.fromEntries(heading.map((name, at) => [name, cells[at] ?? '']))), row);
    return blank.length === 0 ? read : { ...read, blank };
  } catch (error) {
    if (!(error instanceof UnreadableCell)) throw error;
    return { row, named: namedIn(noun, heading, cells), faults: [{ path: [error.field], message: error.message }] };
  }
}

/** Lists the columns of a file, each with what the form calls it: `itemCategoryId (Category)`. */
function columnWords(noun: AnyNoun, columns: readonly string[]): string {
  const labels = new Map(formFields(noun).map(({ name, label }) => [name, label]));
  return columns.map((name) => (labels.has(name) ? `${name} (${labels.get(name)})` : name)).join(', ');
}

function readCsv(noun: AnyNoun, bytes: Buffer): FileRow[] {
  const [first, ...rest] = tableOf(textOf(bytes, formats), { most: MAX_IMPORT_ROWS, what: 'entries' });
  const heading = (first?.cells ?? []).map((name) => name.trim());
  const columns = csvColumns(noun);
  const unknown = heading.find((name) => !columns.includes(name));
  if (unknown !== undefined)
    throw new UnreadableFile(
      `There is no field named “${visibleText(unknown, 60)}.” The first row names fields: ${columnWords(noun, columns)}.`,
    );
  if (new Set(heading).size < heading.length) throw new UnreadableFile('A column is there twice.');
  refuseNone(rest.length);
  return rest.map(({ cells, row }) => rowOfCells(noun, heading, cells, row));
}

/** Returns the rows of a file. Throws `UnreadableFile` for one that isn't what it should be; what is wrong with a row is part of it. */
export function readFile(noun: AnyNoun, format: ImportFormat, bytes: Buffer): FileRow[] {
  if (bytes.length > importLimits[format])
    throw new UnreadableFile(`A ${format.toUpperCase()} file can have at most ${importLimits[format] / 1_000_000} MB.`);
  return format === 'json' ? readJson(bytes) : readCsv(noun, bytes);
}
