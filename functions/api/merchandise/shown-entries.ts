import { findingsOf } from '#functions/merchandise/item-findings.ts';
import { isEntryChanged, searchedItem } from '#functions/merchandise/item-views.ts';
import type { ItemEntry, WorkingMerchandise } from '#functions/merchandise/working-merchandise.ts';
import type { shownItems } from '#shared/contract/merchandise.ts';
import { ItemIndex } from '#shared/merchandise/item-index.ts';
import type { Places } from '#shared/merchandise/places.ts';
import type { SoldItem } from '#shared/merchandise/sold-items.ts';

type Shown = (typeof shownItems)[number];

const isShown: Record<Shown, (entry: ItemEntry, working: WorkingMerchandise) => boolean> = {
  offered: ({ isRetired, offers }) => !isRetired && offers.some(({ row }) => row.isOffered),
  all: () => true,
  own: ({ own }) => own !== undefined,
  changed: isEntryChanged,
  faulty: (entry, working) => findingsOf(entry, working).length > 0,
};

type Searched = { index: ItemIndex<SoldItem & { entry: ItemEntry }>; shown: Partial<Record<Shown, Places>> };

/** What is made of a home's merchandise is kept for as long as that is in warm memory. */
const searched = new WeakMap<WorkingMerchandise, Searched>();

/** Returns a home's items as they are searched, each with its entry, and which of them a list shows. */
export function shownEntries(working: WorkingMerchandise, show: Shown) {
  const made: Searched = searched.get(working) ?? {
    index: new ItemIndex(working.entries.map((entry) => ({ ...searchedItem(entry, working), entry }))),
    shown: {},
  };
  searched.set(working, made);
  const { index, shown } = made;
  const among = shown[show] ?? index.where(({ entry }) => isShown[show](entry, working));
  shown[show] = among;
  return { index, among };
}
