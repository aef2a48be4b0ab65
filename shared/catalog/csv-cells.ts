import type * as z from 'zod';
import { CLEARS, cellOfText, textOfCell } from '#shared/values/csv.ts';
import { parseFitJson } from '#shared/values/fit-json.ts';
import { visibleText } from '#shared/values/typed-text.ts';
import type { AnyEntry } from './catalog-faults.ts';
import { entryFields } from './entry-fields.ts';
import type { AnyNoun } from './noun.ts';

type CellKind = 'text' | 'number' | 'switch' | 'json';

/** Returns what a cell holds of a field, told by its schema. Lists and groups are JSON. */
function kindOf(schema: z.ZodType): CellKind {
  const { type, innerType } = schema._zod.def as unknown as { type: string; innerType?: z.ZodType };
  if (innerType) return kindOf(innerType);
  if (type === 'string' || type === 'enum') return 'text';
  if (type === 'number') return 'number';
  return type === 'boolean' ? 'switch' : 'json';
}

/** Returns a value that is no text as its JSON. */
const asJson = (value: unknown): string => cellOfText(JSON.stringify(value));

/** Lists the columns of a noun's CSV file: every field of its entries. */
export const csvColumns = (noun: AnyNoun): string[] => entryFields(noun).map(([name]) => name);

/** Returns an entry as the cells of a row, in the order of the columns. */
export const cellsOf = (noun: AnyNoun, entry: AnyEntry): string[] =>
  entryFields(noun).map(([name, schema]) => {
    const value = (entry as Record<string, unknown>)[name];
    if (value === undefined) return '';
    if (kindOf(schema) === 'text' && typeof value === 'string') return cellOfText(value);
    return asJson(value);
  });

/** Says that a cell can't be read as its field is: in words for the row. */
export class UnreadableCell extends Error {
  override readonly name = 'UnreadableCell';
  readonly field: string;
  constructor(field: string, words: string) {
    super(words);
    this.field = field;
  }
}

const booleans = new Map([
  ['true', true],
  ['yes', true],
  ['false', false],
  ['no', false],
]);
const quoted = (cell: string): string => `“${visibleText(cell.trim(), 60)}”`;
const words: Record<Exclude<CellKind, 'text'>, (cell: string) => string> = {
  number: (cell) => `${quoted(cell)} isn’t a number. Enter one, like 3.`,
  switch: (cell) => `${quoted(cell)} isn’t yes or no. Enter yes or no.`,
  json: (cell) => `${quoted(cell)} isn’t JSON. Enter the list as JSON, as an export writes it.`,
};

/** Returns whether a list has texts alone, so that a cell can have them with semicolons between. */
function hasTexts(schema: z.ZodType): boolean {
  const { type, element, innerType } = schema._zod.def as unknown as { type: string; element?: z.ZodType; innerType?: z.ZodType };
  if (innerType) return hasTexts(innerType);
  return type === 'array' && element !== undefined && kindOf(element) === 'text';
}

const listed = (text: string): string[] =>
  text
    .split(';')
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** Reads a list as people write it, such as `Handles = Brass; Lining = Velvet`. Returns `undefined` if it is JSON, or can’t be written like that. */
function readList({ cells }: AnyNoun, name: string, schema: z.ZodType, text: string): unknown {
  if (/^\s*[[{"]/.test(text)) return undefined;
  if (hasTexts(schema)) return listed(text);
  const written = cells?.[name];
  if (!written) return undefined;
  const [first, second] = written.parts;
  return listed(text).map((each) => {
    const at = each.indexOf('=');
    return at < 0 ? { [first]: each } : { [first]: each.slice(0, at).trim(), [second]: each.slice(at + 1).trim() };
  });
}

function readCell(noun: AnyNoun, name: string, schema: z.ZodType, cell: string): unknown {
  const text = textOfCell(cell);
  const kind = kindOf(schema);
  if (kind === 'text') return text;
  const spoken = booleans.get(text.trim().toLowerCase());
  if (kind === 'switch') {
    if (spoken === undefined) throw new UnreadableCell(name, words.switch(text));
    return spoken;
  }
  const list = kind === 'json' ? readList(noun, name, schema, text) : undefined;
  if (list !== undefined) return list;
  const parsed = parseFitJson(text);
  if (parsed.unfit === 'depth') throw new UnreadableCell(name, 'This is nested too deeply.');
  if (parsed.unfit === 'syntax') throw new UnreadableCell(name, words[kind](text));
  return parsed.value;
}

/** Returns the fields that a row sets: none for a blank cell, and `null` for one that clears. Throws `UnreadableCell`. */
export function fieldsOfCells(noun: AnyNoun, cells: Readonly<Record<string, string>>): Record<string, unknown> {
  const set = entryFields(noun).flatMap(([name, schema]): [string, unknown][] => {
    const cell = cells[name] ?? '';
    if (cell.trim() === '') return [];
    return [[name, cell.trim() === CLEARS ? null : readCell(noun, name, schema, cell)]];
  });
  return Object.fromEntries(set);
}
