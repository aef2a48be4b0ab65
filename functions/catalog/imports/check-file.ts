import { errorFields, log } from '#functions/runtime/log.ts';
import { type CatalogImport, countChecked, readImportPictures } from '#functions/table/catalog-import.ts';
import type { Table } from '#functions/table/table.ts';
import { type CheckedRow, checkRows, type FileRow, type ImportSetting } from '#shared/catalog/import-rows.ts';
import { noCounts } from '#shared/contract/system-imports.ts';
import { entryIn, hashOfEntry, nounAt, openWorkbench, withDrafts } from '../workbench.ts';
import { UnreadableFile } from './csv-table.ts';
import { type FoundRow, readFileBytes, storeRows } from './import-objects.ts';
import { readFile } from './read-file.ts';

/** What checking a file came to. */
type Checked = Pick<CatalogImport, 'state' | 'checked' | 'total' | 'counts' | 'problem'>;
type Context = { table: Table; newId: () => string };

/** Says how far it is at most this often, however many rows there are. */
const REPORTS = 5;

async function settingOf({ table, newId }: Context, { id, noun }: CatalogImport): Promise<ImportSetting> {
  const [{ published, drafts }, pictures] = await Promise.all([openWorkbench({ table }), readImportPictures(table, id)]);
  const catalog = withDrafts(published, drafts);
  return { noun: nounAt(noun), catalog, published, pictures: new Map(pictures.map(({ name, path }) => [name, path])), newId };
}

async function checkAll(
  { table }: Context,
  { id }: CatalogImport,
  setting: ImportSetting,
  rows: readonly FileRow[],
): Promise<CheckedRow[]> {
  const work = checkRows(setting, rows);
  let reported = 0;
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value;
    if (step.value - reported < rows.length / REPORTS) continue;
    reported = step.value;
    await countChecked(table, id, reported, rows.length);
  }
}

const unreadable = (problem: string): Checked => ({ state: 'unreadable', checked: 0, total: 0, counts: noCounts, problem });

/**
 * Finds out what the file of an import would do, row by row, and stores that. Changes nothing in the catalog. What its rows make fail here would fail at every try, so
 * the import ends; what others make fail is thrown, and tried again.
 */
export async function checkFile(context: Context, about: CatalogImport): Promise<Checked> {
  try {
    return await checkedFile(context, about);
  } catch (error) {
    if (!(error instanceof RangeError || error instanceof SyntaxError)) throw error;
    log('error', 'The file of an import could not be checked.', { error: errorFields(error) });
    return unreadable(
      'This file can’t be checked: something in it isn’t what an export writes. Correct it, and choose it again.',
    );
  }
}

async function checkedFile(context: Context, about: CatalogImport): Promise<Checked> {
  const bytes = await readFileBytes(about.id);
  if (!bytes) return unreadable('The file didn’t arrive. Choose it again.');
  let rows: FileRow[];
  try {
    rows = readFile(nounAt(about.noun), about.format, bytes);
  } catch (error) {
    if (error instanceof UnreadableFile) return unreadable(error.message);
    throw error;
  }
  await countChecked(context.table, about.id, 0, rows.length);
  const setting = await settingOf(context, about);
  const checked = await checkAll(context, about, setting, rows);
  const found = checked.map((row): FoundRow => {
    const before = row.id === null ? undefined : entryIn(setting.catalog, about.noun, row.id);
    return { ...row, seen: before ? hashOfEntry(before) : null };
  });
  await storeRows(about.id, found);
  const counts = { ...noCounts };
  for (const { result } of found) counts[result] += 1;
  return { state: 'checked', checked: rows.length, total: rows.length, counts, problem: null };
}
