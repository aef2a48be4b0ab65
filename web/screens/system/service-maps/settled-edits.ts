import type { MapCell } from '#shared/catalog/service-map/map-cell.ts';
import { cellOf, type MappedEntry, mergedCells } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';

/** One service of one entry. */
export type MapEdit = { id: string; serviceId: string; cell: MapCell | undefined };

/** An entry as it is on the screen, and the row that it was changed from. */
export type EditedEntry = { entry: MappedEntry; row: EntryRow };

/** Entries that were changed, by id; those that aren't here are as they are saved. */
export type Changed = ReadonlyMap<string, EditedEntry>;

/** What came of saving an entry: the row that is saved now, and the entry that the screen goes on with. */
export type SettledEntry = { sent: EditedEntry; row: EntryRow; entry: MappedEntry };

/**
 * Returns what is left to save after a save: the cells that were changed while it ran, over what is saved now. Cells that a colleague changed in another way are
 * conflicts, and stay as they are saved.
 */
export function settledEdits(
  changed: Changed,
  settled: readonly SettledEntry[],
  usualCents: (serviceId: string) => number | undefined,
): { changed: Changed; conflicts: readonly MapEdit[] } {
  const next = new Map(changed);
  const conflicts: MapEdit[] = [];
  for (const { sent, row, entry: saved } of settled) {
    const { id } = row.entry;
    // One that isn't changed anymore was undone meanwhile.
    const mine = changed.get(id)?.entry ?? (sent.row.entry as MappedEntry);
    const merged = mergedCells({ base: sent.entry, mine, saved }, usualCents);
    if (merged.entry === row.entry) next.delete(id);
    else next.set(id, { entry: merged.entry, row });
    for (const serviceId of merged.conflicts) conflicts.push({ id, serviceId, cell: cellOf(mine, serviceId) });
  }
  return { changed: next, conflicts };
}
