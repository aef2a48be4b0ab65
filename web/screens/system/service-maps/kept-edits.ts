import { cellOf, type MappedEntry, mergedCells, usualPriceOf, withCell } from '#shared/catalog/service-map/mapped-entry.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { Changed, EditedEntry } from './settled-edits.ts';

const isEdited = (value: unknown): value is EditedEntry => {
  const { entry, row } = (value ?? {}) as Partial<EditedEntry>;
  return typeof entry?.id === 'string' && typeof row?.entry?.id === 'string' && typeof row.version === 'number';
};

/** Returns the changed entries that a browser kept. What an earlier version of the app kept may have any shape. */
export const keptIn = (stored: unknown): EditedEntry[] => (Array.isArray(stored) ? stored.filter(isEdited) : []);

const categoryOf = (entry: object): unknown => (entry as { itemCategoryId?: unknown }).itemCategoryId;

/** Puts the cells that were changed of an entry over one that a colleague created in its place. */
function movedOnto(row: EntryRow, { entry: mine, row: { entry: base } }: EditedEntry, rows: readonly EntryRow[]): EditedEntry {
  const usualCents = (serviceId: string) =>
    usualPriceOf(
      rows.map(({ entry }) => entry as MappedEntry),
      serviceId,
    );
  const { entry, conflicts } = mergedCells<MappedEntry>({ base, mine, saved: row.entry }, usualCents);
  return { row, entry: conflicts.reduce((now, id) => withCell(now, id, cellOf(mine, id), usualCents(id)), entry) };
}

/**
 * Returns the changes that a browser kept, as far as their entries are still there. If a colleague has meanwhile created what an item category brings along,
 * they go on over that.
 */
export function keptOver(rows: readonly EntryRow[], stored: unknown): Changed {
  const ids = new Set(rows.map(({ entry }) => entry.id));
  const edited = keptIn(stored).flatMap((each): EditedEntry[] => {
    if (ids.has(each.entry.id)) return [each];
    const category = categoryOf(each.entry);
    const created = category === undefined ? undefined : rows.find(({ entry }) => categoryOf(entry) === category);
    return created ? [movedOnto(created, each, rows)] : [];
  });
  return new Map(edited.map((each) => [each.row.entry.id, each]));
}

/** Returns the id under which a browser kept what a category brings along that nobody has saved yet. */
export const keptIdOf = (stored: unknown, categoryId: string): string | undefined =>
  keptIn(stored).find(({ entry, row }) => row.version === 0 && row.base === null && categoryOf(entry) === categoryId)?.entry.id;
