import { isSameJson } from '#shared/values/canonical-json.ts';
import { isGuid } from '#shared/values/ids.ts';
import { visibleText } from '#shared/values/typed-text.ts';
import { type AnyCatalog, type AnyEntry, type CatalogFault, catalogFaults } from './catalog-faults.ts';
import { countedChanges, type FieldChange } from './entry-changes.ts';
import { editableFields, withFields } from './entry-fields.ts';
import { nameInFile } from './entry-name.ts';
import { withElements } from './import-elements.ts';
import { withReferences } from './import-names.ts';
import type { AnyNoun } from './noun.ts';
import { picturePathIn } from './picture-path.ts';
import { parseEntry } from './retired.ts';

type Fields = Readonly<Record<string, unknown>>;
/**
 * A row of a file: its number as people count them, and the fields that it sets, or what is wrong with it already, and what it is called then. `blank` are the
 * fields whose cells are blank: they stay as they are.
 */
export type FileRow = { row: number; blank?: readonly string[] } & (
  | { fields: Fields }
  | { faults: readonly RowFault[]; named?: string }
);
type RowFault = { path: (string | number)[]; message: string };

/**
 * What a row would do: the entry as it would be, unless it is refused, and how that differs by field. `kept` are fields that the entry has and whose cells are
 * blank: nothing empties them.
 */
export type CheckedRow = {
  row: number;
  id: string | null;
  name: string;
  faults: readonly RowFault[];
  kept?: readonly string[];
} & (
  | { result: 'refused' | 'same' }
  | { result: 'new' | 'changed'; entry: AnyEntry; fields: readonly string[]; changes: readonly FieldChange[] }
);

/** What rows are checked against: the catalog with every draft, what of it is published, and the pictures that came with the file. */
export type ImportSetting = {
  noun: AnyNoun;
  catalog: AnyCatalog;
  published: AnyCatalog;
  /** The stored path of a picture, by its file name in lowercase. */
  pictures: ReadonlyMap<string, string>;
  newId: () => string;
};

type About = { row: number; id: string | null; name: string };

const refused = ({ row, id, name }: About, ...faults: RowFault[]): CheckedRow => ({ row, id, name, result: 'refused', faults });
const fault = (field: string, message: string): RowFault => ({ path: [field], message });

/** Finds the entries that rows mean: by id, or by what else tells entries of the noun apart. */
class Finder {
  readonly #noun: AnyNoun;
  readonly #byId: ReadonlyMap<string, AnyEntry>;
  readonly #byKey: ReadonlyMap<string, AnyEntry[]>;

  constructor({ noun, catalog }: ImportSetting) {
    this.#noun = noun;
    this.#byId = new Map(catalog[noun.name].map((entry) => [entry.id, entry]));
    this.#byKey = Map.groupBy(catalog[noun.name], (entry) => this.keyOf(entry) ?? '');
  }

  keyOf(fields: Fields): string | undefined {
    const parts = this.#noun.naturalKey?.map((field) => fields[field]);
    if (!parts?.every((part) => typeof part === 'string' && part.trim() !== '')) return undefined;
    return parts.map((part) => String(part).trim().toLowerCase()).join('\n');
  }

  /** Returns the entry that a row means, none if it is new. Throws words if it could mean several. */
  find(fields: Fields): AnyEntry | undefined {
    if (typeof fields.id === 'string') return this.#byId.get(fields.id.toLowerCase());
    const key = this.keyOf(fields);
    const found = key === undefined ? [] : (this.#byKey.get(key) ?? []);
    if (found.length > 1) throw new RangeError(`More than one ${this.#noun.one} matches. Add its id.`);
    return found[0];
  }
}

/** Lists every text in a value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/**
 * Returns fields with the paths of pictures in place of the names of their files, which came with the import. A path that the entry doesn't have already,
 * or an address, is a fault: nothing is ever fetched.
 */
function withPictures(
  { noun, pictures }: ImportSetting,
  fields: Fields,
  before: AnyEntry | undefined,
): { fields: Fields; faults: RowFault[] } {
  const paths = Object.entries(noun.words).flatMap(([path, words]) =>
    typeof words === 'object' && words.isPicture ? [path.split('.')] : [],
  );
  const known = new Set(paths.length > 0 ? textsIn(before) : []);
  const faults: RowFault[] = [];
  const placed = (value: unknown, [field, ...rest]: string[], at: (string | number)[]): unknown => {
    if (Array.isArray(value)) return value.map((each, index) => placed(each, [field as string, ...rest], [...at, index]));
    if (field !== undefined) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, field)) return value;
      const inner = (value as Record<string, unknown>)[field];
      return { ...value, [field]: placed(inner, rest, [...at, field]) };
    }
    if (typeof value !== 'string' || value === '' || known.has(value)) return value;
    const stored = pictures.get(value.toLowerCase());
    if (stored === undefined)
      faults.push({ path: at, message: `No picture named “${visibleText(value, 80)}” came with this file.` });
    return stored === undefined ? value : picturePathIn(at.filter((part) => typeof part === 'string').join('.'), stored);
  };
  return { fields: paths.reduce((all, path) => placed(all, path, []) as Fields, fields), faults };
}

const isEqual = (one: unknown, other: unknown): boolean => isSameJson(one ?? null, other ?? null);

/** Returns what is wrong with the fields that no schema of a noun checks: those that it doesn't have, the id, and the mark of what is retired. */
function faultsOfMarks(noun: AnyNoun, { id, isRetired = null, ...rest }: Fields): RowFault[] {
  const known = editableFields(noun);
  const isId = id === undefined || id === null || (typeof id === 'string' && isGuid(id.toLowerCase()));
  return [
    ...Object.keys(rest)
      .filter((field) => !known.includes(field))
      .map((field) => visibleText(field, 60))
      .map((field) => fault(field, `There is no field named “${field}.”`)),
    ...(isId ? [] : [fault('id', 'This isn’t a valid id.')]),
    ...(isRetired === null || typeof isRetired === 'boolean' ? [] : [fault('isRetired', 'Enter true or false.')]),
  ];
}

/** Checks one row by itself: which entry it means, and whether that would have the right shape. */
function checkedRow(setting: ImportSetting, finder: Finder, given: FileRow): CheckedRow {
  const { noun } = setting;
  const { row } = given;
  if ('faults' in given) return refused({ row, id: null, name: given.named ?? '' }, ...given.faults);
  const said = nameInFile(noun, given.fields);
  const marks = faultsOfMarks(noun, given.fields);
  if (marks.length > 0) return refused({ row, id: null, name: said }, ...marks);
  const { id: _, ...withoutId } = given.fields;
  const written = given.fields.id === null ? withoutId : given.fields;
  const { fields: named } = withReferences(setting, written);
  let before: AnyEntry | undefined;
  try {
    before = finder.find(named);
  } catch (error) {
    return refused({ row, id: null, name: said }, { path: [], message: (error as Error).message });
  }
  const id = before?.id ?? (typeof named.id === 'string' ? named.id.toLowerCase() : setting.newId());
  const keeps = (given.blank ?? []).filter((field) => !isEqual((before as Fields | undefined)?.[field], undefined));
  const kept = keeps.length > 0 ? { kept: keeps } : {};
  const { fields: referring, faults: unknownNames } = withReferences(setting, { ...written, id }, before);
  const { fields: pictured, faults: pictureFaults } = withPictures(setting, referring, before);
  const fields = withElements(noun, pictured, before, setting.newId);
  const faults = [...pictureFaults, ...unknownNames];
  const differs = before ? Object.keys(fields).filter((field) => !isEqual(fields[field], (before as Fields)[field])) : [];
  const known = said || (before ? nameInFile(noun, before as unknown as Fields) : '');
  if (before && differs.length === 0) return { row, id, name: known, result: 'same', faults: [], ...kept };
  const parsed = parseEntry(noun, withFields(before ?? { id }, fields));
  const placed = new Set(faults.map(({ path }) => path.join('.')));
  const shape = parsed.success ? [] : parsed.faults.filter(({ path }) => !placed.has(path.join('.')));
  if (!parsed.success || faults.length > 0) return refused({ row, id, name: known }, ...faults, ...shape);
  const entry = parsed.data as AnyEntry;
  const name = String(noun.nameOf(entry));
  const changed = before ? differs.filter((field) => !isEqual((entry as Fields)[field], (before as Fields)[field])) : [];
  if (before && changed.length === 0) return { row, id, name, result: 'same', faults: [], ...kept };
  const changes = countedChanges(before ?? { id }, entry);
  return { row, id, name, result: before ? 'changed' : 'new', entry, fields: changed, changes, faults: [], ...kept };
}

/** Refuses all rows that mean the same entry: nothing says which of them is right. */
function refuseTwice(rows: readonly CheckedRow[], keyOf: (row: CheckedRow) => string | undefined): CheckedRow[] {
  const together = Map.groupBy(rows, (row) => keyOf(row) ?? `row ${row.row}`);
  return rows.map((row) => {
    const others = (together.get(keyOf(row) ?? '') ?? []).filter((each) => each !== row);
    if (others.length === 0 || row.result === 'refused') return row;
    // What they share may be their names: the file may have no column of ids.
    return refused(row, { path: [], message: `Row ${others[0]?.row} is about the same entry.` });
  });
}

/** Returns what keeps the entries of rows from being published: rules, references, cycles, and what is fixed. */
function faultsTogether(
  { noun, catalog, published }: ImportSetting,
  rows: readonly CheckedRow[],
): ReadonlyMap<string, CatalogFault[]> {
  const entries = new Map(catalog[noun.name].map((entry) => [entry.id, entry]));
  const ids = new Set<string>();
  for (const row of rows)
    if ('entry' in row) {
      entries.set(row.entry.id, row.entry);
      ids.add(row.entry.id);
    }
  const all = { ...catalog, [noun.name]: [...entries.values()] };
  return Map.groupBy(
    catalogFaults(all, published).filter((each) => each.noun === noun.name && ids.has(each.id)),
    ({ id }) => id,
  );
}

/** Checks rows one by one: for as long as it takes, and so that a screen can show how far it is. */
export function* checkRows(setting: ImportSetting, rows: readonly FileRow[]): Generator<number, CheckedRow[]> {
  const finder = new Finder(setting);
  const checked: CheckedRow[] = [];
  for (const row of rows) {
    checked.push(checkedRow(setting, finder, row));
    if (checked.length % 500 === 0) yield checked.length;
  }
  const byId = refuseTwice(checked, ({ id }) => id ?? undefined);
  // Two that have ids of their own may well be alike otherwise.
  const hasNoId = new Set(rows.flatMap((row) => ('fields' in row && typeof row.fields.id !== 'string' ? [row.row] : [])));
  const once = refuseTwice(byId, (row) => ('entry' in row && hasNoId.has(row.row) ? finder.keyOf(row.entry) : undefined));
  const faults = faultsTogether(setting, once);
  return once.map((row): CheckedRow => {
    const found = ('entry' in row && faults.get(row.entry.id)) || [];
    return found.length === 0
      ? row
      : {
          row: row.row,
          id: row.id,
          name: row.name,
          result: 'refused',
          faults: found.map(({ path, message }) => ({ path, message })),
        };
  });
}
