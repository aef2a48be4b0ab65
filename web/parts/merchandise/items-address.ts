import { itemSorts } from './item-sorts.ts';

export type ItemSort = (typeof itemSorts)[number];
export type ItemsView = 'list' | 'pictures';

/** What a merchandise page puts in its address, so that a reload and Back keep it. */
export type ItemsAddress = {
  /** The id of the category to show; null means the first one. */
  category: string | null;
  /** Null means the category's default (`list` if the law wants the price list offered first). */
  view: ItemsView | null;
  quickFilters: readonly string[];
  /** Values by attribute id. */
  attributes: ReadonlyMap<string, readonly string[]>;
  vendors: readonly string[];
  sort: ItemSort;
};

const names = { category: 'category', view: 'view', quick: 'quick', has: 'has', vendor: 'vendor', sort: 'sort' } as const;

const isSort = (text: string | null): text is ItemSort => itemSorts.some((sort) => sort === text);

/** `<attribute id>:<value>` */
const attributesIn = (search: URLSearchParams): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  for (const pair of search.getAll(names.has)) {
    const at = pair.indexOf(':');
    const [id, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (at > 0 && value) found.set(id, [...(found.get(id) ?? []), value]);
  }
  return found;
};

/** Reads an address, leaving out what is invalid. */
export const readItemsAddress = (search: URLSearchParams): ItemsAddress => {
  const view = search.get(names.view);
  const sort = search.get(names.sort);
  return {
    category: search.get(names.category),
    view: view === 'list' || view === 'pictures' ? view : null,
    quickFilters: search.getAll(names.quick),
    attributes: attributesIn(search),
    vendors: search.getAll(names.vendor),
    sort: isSort(sort) ? sort : 'home',
  };
};

/** Writes this into an address, and keeps the rest of it (an open drawer, the way back). */
export const writeItemsAddress = (search: URLSearchParams, address: ItemsAddress): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const name of Object.values(names)) next.delete(name);
  if (address.category) next.set(names.category, address.category);
  if (address.view) next.set(names.view, address.view);
  for (const id of address.quickFilters) next.append(names.quick, id);
  for (const [id, values] of address.attributes) for (const value of values) next.append(names.has, `${id}:${value}`);
  for (const id of address.vendors) next.append(names.vendor, id);
  if (address.sort !== 'home') next.set(names.sort, address.sort);
  return next;
};

/** Counts the filters that are set. */
export const filterCount = ({ quickFilters, attributes, vendors }: ItemsAddress): number =>
  quickFilters.length + vendors.length + [...attributes.values()].reduce((sum, values) => sum + values.length, 0);

/** Returns the same page without filters. */
export const withoutFilters = (address: ItemsAddress): ItemsAddress => ({
  ...address,
  quickFilters: [],
  attributes: new Map(),
  vendors: [],
});
