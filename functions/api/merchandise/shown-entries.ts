import { findingsOf } from '#functions/merchandise/item-findings.ts';
import { isEntryChanged, searchedIn } from '#functions/merchandise/item-views.ts';
import type { ItemEntry, WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import type { shownItems } from '#shared/contract/merchandise.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';

export type Shown = (typeof shownItems)[number];

const isShown: Record<Shown, (entry: ItemEntry, working: WorkingMerchandise) => boolean> = {
  offered: ({ isRetired, offers }) => !isRetired && offers.some(({ row }) => row.isOffered),
  all: () => true,
  own: ({ own }) => own !== undefined,
  changed: isEntryChanged,
  faulty: (entry, working) => findingsOf(entry, working).length > 0,
};

/** Returns what of some categories a list shows, as it is searched, with a way back from a found item to its entry. */
export function shownEntries(working: WorkingMerchandise, show: Shown, categoryIds: readonly string[]) {
  const wanted = new Set(categoryIds);
  const shown = working.entries.filter(
    (entry) => (wanted.size === 0 || wanted.has(entry.item.itemCategoryId)) && isShown[show](entry, working),
  );
  const entryOf = new Map(shown.map((entry) => [entry.item.id, entry]));
  return {
    items: shown.map(searchedIn(working)),
    entryOf: ({ id }: SoldItem) => entryOf.get(id) as ItemEntry,
  };
}
