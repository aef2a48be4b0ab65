import type { shownItems } from '#shared/contract/merchandise.ts';
import {
  filterCount,
  type ItemsAddress,
  readItemsAddress,
  withoutFilters,
  writeItemsAddress,
} from '#web/parts/merchandise/items-address.ts';

export type ShownItems = (typeof shownItems)[number];
/** Repeated here, because the contract brings the schemas of all its calls. */
const shown: readonly ShownItems[] = ['all', 'offered', 'own', 'changed', 'faulty'];

/** What the address of a category says: which items show, by which words and filters, in which order, as a table or as cards. */
export type ShownAddress = ItemsAddress & { show: ShownItems; words: string };

const names = { show: 'show', words: 'q' } as const;

/** Reads an address, leaving out what is invalid. */
export const readShownAddress = (search: URLSearchParams): ShownAddress => ({
  ...readItemsAddress(search),
  show: shown.find((each) => each === search.get(names.show)) ?? 'all',
  words: (search.get(names.words) ?? '').slice(0, 120),
});

/** Writes this into an address, and keeps the rest of it, such as an open drawer. */
export function writeShownAddress(search: URLSearchParams, address: ShownAddress): URLSearchParams {
  const next = writeItemsAddress(search, address);
  for (const name of Object.values(names)) next.delete(name);
  if (address.show !== 'all') next.set(names.show, address.show);
  if (address.words !== '') next.set(names.words, address.words);
  return next;
}

/** Returns whether the address leaves something out. */
export const isFiltered = (address: ShownAddress): boolean =>
  filterCount(address) > 0 || address.show !== 'all' || address.words !== '';

/** Returns the same screen with everything on it. */
export const withoutAnyFilter = (address: ShownAddress): ShownAddress => ({
  ...address,
  ...withoutFilters(address),
  show: 'all',
  words: '',
});
