import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { type FoundRow, readRows } from '#functions/catalog/imports/import-objects.ts';
import { stageChanges } from '#functions/catalog/stage-batch.ts';
import { entryIn, hashOfEntry, nounAt, type Workbench, withDrafts } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { takenWrite } from '#functions/table/catalog-import.ts';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { countOf } from '#shared/catalog/count-of.ts';
import type { AnyNoun } from '#shared/catalog/noun.ts';
import { importAt, os } from './implementer.ts';

type SoundRow = FoundRow & { entry: AnyEntry };
const isSound = (row: FoundRow): row is SoundRow => 'entry' in row;

/** Returns the rows that are taken. Refuses all of them if one was refused, and chosen ones that can't be. */
function takenRows(rows: readonly FoundRow[], which: 'all' | 'chosen' | 'sound', chosen: readonly number[]): SoundRow[] {
  const wanted = which === 'chosen' ? rows.filter(({ row }) => chosen.includes(row)) : rows;
  const bad = wanted.filter(({ result }) => result === 'refused');
  if (which !== 'sound' && bad.length > 0)
    throw problem('conflict', {
      detail: `Row ${bad[0]?.row}${bad.length > 1 ? ` and ${bad.length - 1} more` : ''} can’t be taken. Correct the file, or take only what is sound.`,
    });
  const taken = wanted.filter(isSound);
  if (taken.length === 0) throw problem('conflict', { detail: 'Nothing would change.' });
  return taken;
}

/** Refuses rows of entries that someone changed since the file was checked. */
function refuseMoved({ name: noun }: AnyNoun, { published, drafts }: Workbench, rows: readonly SoundRow[]): void {
  const catalog = withDrafts(published, drafts);
  const moved = rows.filter(({ entry, seen }) => {
    const now = entryIn(catalog, noun, entry.id);
    return (now ? hashOfEntry(now) : null) !== seen;
  });
  if (moved.length > 0)
    throw problem('stale', {
      detail: `“${moved[0]?.name}”${moved.length > 1 ? ` and ${moved.length - 1} more` : ''} changed since the file was checked. Choose the file again.`,
    });
}

export const takeImport = os.takeImport.handler(async ({ input, context }) => {
  const noun = nounAt(input.noun);
  const about = await importAt(context, noun.name, input.id);
  if (about.state !== 'checked')
    throw problem('conflict', {
      detail: about.state === 'taken' ? 'This file was taken already.' : 'This file isn’t checked yet.',
    });
  const rows = takenRows(await readRows(about.id), input.which, input.rows);
  const changes = rows.map(({ entry }) => ({ noun: noun.name, id: entry.id, entry }));
  const title = `Imported ${countOf(rows.length, noun.name)} from ${about.fileName}`;
  return changeCatalog(context, (workbench) => {
    refuseMoved(noun, workbench, rows);
    return stageChanges(context, workbench, { kind: 'import', title }, changes, [takenWrite(about.id)]);
  });
});
