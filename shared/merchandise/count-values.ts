import type { MerchandiseAttribute, Vendor } from '../model/merchandise.ts';
import type { SoldItem } from './sold-items.ts';

/** Something to filter by, with the number of items for each value. */
export type CountedAttribute = { id: string; name: string; values: { value: string; count: number }[] };
export type CountedVendor = { id: string; name: string; count: number };

function countOf<Key>(keys: readonly Key[]): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

/** Returns the attributes that items can be filtered by, in the catalog's order, without values and attributes that no item has. */
export function countAttributes(items: readonly SoldItem[], attributes: readonly MerchandiseAttribute[]): CountedAttribute[] {
  const all = items.flatMap((item) => item.attributes);
  return attributes
    .filter(({ isFilter }) => isFilter)
    .flatMap(({ id, name, values }) => {
      const counts = countOf(all.filter(({ attributeId }) => attributeId === id).map(({ value }) => value));
      // An item may have a value that the attribute no longer lists. It can still be filtered by.
      const known = [...new Set([...values, ...counts.keys()])];
      const counted = known.flatMap((value) => {
        const count = counts.get(value);
        return count === undefined ? [] : [{ value, count }];
      });
      return counted.length === 0 ? [] : [{ id, name, values: counted }];
    });
}

/** Returns the vendors of items, by name. */
export function countVendors(items: readonly SoldItem[]): CountedVendor[] {
  const vendors = new Map(items.flatMap(({ vendor }): [string, Vendor][] => (vendor ? [[vendor.id, vendor]] : [])));
  const counts = countOf(items.flatMap(({ vendor }) => vendor?.id ?? []));
  return [...vendors.values()]
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}
