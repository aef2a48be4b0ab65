import type { NounName } from '#shared/catalog/noun-names.ts';
import type { Import, ImportFormat } from '#shared/contract/system-imports.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** An import of a file: what it is of, and how far it is. What its rows would do is an object of the files bucket. */
export type CatalogImport = Import & { noun: NounName; format: ImportFormat };
/** A picture that came with a file: the name of its own file in lowercase, and where it is stored. */
export type ImportPicture = { name: string; path: string };

/** Days for which an import, its file, and what it found are kept. */
export const IMPORT_DAYS = 7;

const PICTURE = 'catalog-import-picture';
const partition = (id: string): string => `CATALOG#IMPORT#${id}`;
const importKey = (id: string): Key => ({ pk: partition(id), sk: 'IMPORT' });
const expiresAt = (now: Date): number => Math.floor(now.getTime() / 1000) + IMPORT_DAYS * 86_400;

/** Returns the write that begins an import. */
export const importWrite = (row: CatalogImport, now: Date): Write => ({
  put: { ...toItem('catalog-import', importKey(row.id), row), expiresAt: expiresAt(now) },
  unless: 'exists',
});

/** Reads an import of a noun. */
export async function readImport(table: Table, noun: NounName, id: string): Promise<CatalogImport | undefined> {
  const item = await table.get(importKey(id), { consistent: true });
  const found = item && fromItem<CatalogImport>(item);
  return found?.noun === noun ? found : undefined;
}

/** Says how many rows are checked. */
export const countChecked = async (table: Table, id: string, checked: number, total: number): Promise<void> => {
  await table.update(importKey(id), { checked, total });
};

/** Returns the write that ends the checking of a file, one way or the other. */
export const checkedWrite = (
  id: string,
  set: Pick<CatalogImport, 'state' | 'checked' | 'total' | 'counts' | 'problem'>,
): Write => ({
  update: importKey(id),
  set,
  condition: { expression: '#state = :checking', names: { '#state': 'state' }, values: { ':checking': 'checking' } },
});

/** Returns the write that marks an import as taken; it fails if it isn't checked, or was taken already. */
export const takenWrite = (id: string): Write => ({
  update: importKey(id),
  set: { state: 'taken' },
  condition: { expression: '#state = :checked', names: { '#state': 'state' }, values: { ':checked': 'checked' } },
});

/** Reads what there is of an import: whether its check was started, and the names of its pictures. One query. */
export async function readImportSoFar(table: Table, id: string): Promise<{ isStarted: boolean; pictures: string[] }> {
  const items = await everyItem(table, partition(id), { consistent: true });
  const pictures = items.filter(({ entityType }) => entityType === PICTURE).map((item) => fromItem<ImportPicture>(item).name);
  return { isStarted: pictures.length < items.length, pictures };
}

/** Returns the row of a picture that came with a file, in place of an earlier one of the same name. */
export const importPictureItem = (id: string, picture: ImportPicture, now: Date): Item => ({
  ...toItem(PICTURE, { pk: partition(id), sk: `PICTURE#${picture.name}` }, picture),
  expiresAt: expiresAt(now),
});

/** Reads the pictures that came with a file. */
export const readImportPictures = async (table: Table, id: string): Promise<ImportPicture[]> =>
  (await everyItem(table, partition(id), { startsWith: 'PICTURE#', consistent: true })).map(fromItem<ImportPicture>);
