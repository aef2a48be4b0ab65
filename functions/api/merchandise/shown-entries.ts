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

type SearchedEntry = SoldItem & { entry: ItemEntry };
type Searched = { working: WorkingMerchandise; index: ItemIndex<SearchedEntry>; shown: Partial<Record<Shown, Places>> };

/** What is made of a home's merchandise is kept for as long as that is in warm memory. */
const searched = new WeakMap<object, Searched>();
const entries = new WeakMap<ItemEntry, { published: object; made: SearchedEntry }>();

/** Returns an entry as it is searched, made once for each state of it and of the catalog. */
function searchedEntry(entry: ItemEntry, working: WorkingMerchandise): SearchedEntry {
  const { published } = working;
  const known = entries.get(entry);
  if (known?.published === published) return known.made;
  const made = { ...searchedItem(entry, working), entry };
  entries.set(entry, { published, made });
  return made;
}

/** Returns what a home's items are searched in. After a save, what it didn't change is used again. */
function searchedIn(working: WorkingMerchandise): Searched {
  const before = searched.get(working.home);
  if (before?.working === working) return before;
  const items = working.entries.map((entry) => searchedEntry(entry, working));
  const made = { working, index: new ItemIndex(items, before?.index), shown: {} };
  searched.set(working.home, made);
  return made;
}

/** Returns a home's items as they are searched, each with its entry, and which of them a list shows. */
export function shownEntries(working: WorkingMerchandise, show: Shown) {
  const { index, shown } = searchedIn(working);
  const among = shown[show] ?? index.where(({ entry }) => isShown[show](entry, working));
  shown[show] = among;
  return { index, among };
}
