import { changeCatalog } from '#functions/catalog/change-catalog.ts';
import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import { type EntryChange, stageChanges } from '#functions/catalog/stage-batch.ts';
import { hashOfEntry, placeOf, type Workbench } from '#functions/catalog/workbench.ts';
import { problem } from '#functions/problem.ts';
import { readReleasePair } from '#functions/table/catalog-release.ts';
import type { AnyCatalog } from '#shared/catalog/catalog-faults.ts';
import { nameOfEntry } from '#shared/catalog/entry-name.ts';
import { nounNames } from '#shared/catalog/noun-names.ts';
import { isRetired, withRetired } from '#shared/catalog/retired.ts';
import { keptInRetirement } from '#shared/catalog/way-back.ts';
import { os } from './implementer.ts';

/** Returns what leads from one catalog to another: entries as they were, and those that were added taken out or, if anyone may have them, retired. */
function wayBack(from: AnyCatalog, to: AnyCatalog): EntryChange[] {
  const [changed, added] = [[] as EntryChange[], [] as EntryChange[]];
  for (const noun of nounNames) {
    const [now, then] = [from, to].map((catalog) => new Map(catalog[noun].map((entry) => [entry.id, entry])));
    for (const [id, entry] of then ?? []) {
      const is = now?.get(id);
      if (!is || hashOfEntry(is) !== hashOfEntry(entry)) changed.push({ noun, id, entry });
    }
    for (const [id, entry] of now ?? []) if (!then?.has(id)) added.push({ noun, id, entry });
  }
  const kept = new Set<object>(keptInRetirement(added));
  const back = added.flatMap((change): EntryChange[] => {
    if (!kept.has(change)) return [{ ...change, isRemoval: true }];
    return isRetired(change.entry) ? [] : [{ ...change, entry: withRetired(change.entry, true) }];
  });
  return [...changed, ...back];
}

/** Refuses to hide a part of the way back under what someone drafted: what is published then would be neither. */
function refuseDrafted({ drafts }: Workbench, changes: readonly EntryChange[]): void {
  const changed = new Set(changes.map(placeOf));
  const drafted = drafts.find((draft) => draft.batch === undefined && changed.has(placeOf(draft)));
  if (!drafted) return;
  throw problem('conflict', {
    detail: `“${nameOfEntry(drafted.noun, drafted.entry)}” has a draft by ${drafted.savedBy}. Publish or discard it first.`,
  });
}

export const revertRelease = os.revertRelease.handler(async ({ input, context }) => {
  const { found, before } = await readReleasePair(context.table, input.release);
  if (!found) throw problem('not_found');
  if (!before) throw problem('conflict', { detail: 'Nothing was published before this release.' });
  const former: AnyCatalog = await publishedCatalog.of(before, nounNames);
  return changeCatalog(context, async (workbench) => {
    const changes = wayBack(workbench.published, former);
    if (changes.length === 0)
      throw problem('conflict', { detail: `The catalog is as it was before release ${input.release} already.` });
    refuseDrafted(workbench, changes);
    const title = `Back to before release ${input.release}`;
    return stageChanges(context, workbench, { kind: 'revert', title }, changes);
  });
});
