import { type CopiedField, copiedFields, type OwnItem } from '../model/home-merchandise.ts';
import type { MerchandiseItem } from '../model/merchandise.ts';
import { revisionOf } from '../values/revision-of.ts';

const hashesOf = (item: MerchandiseItem) =>
  Object.fromEntries(copiedFields.map((field) => [field, revisionOf(item[field] ?? null)])) as Record<CopiedField, string>;

/** Returns what a copy of a catalog item says about where it is from: with it, later changes of the catalog are found. */
export const copiedFrom = (item: MerchandiseItem, release: number): NonNullable<OwnItem['copiedFrom']> => ({
  itemId: item.id,
  release,
  fields: hashesOf(item),
});

/** Returns an item of the catalog in a home's own words, which are the catalog's at first. Its pictures are kept apart. */
export const copyOf = (item: MerchandiseItem, release: number): OwnItem => ({
  ...item,
  images: [],
  isActive: true,
  isRetired: false,
  copiedFrom: copiedFrom(item, release),
});

/** Returns which fields of the catalog's item changed since the home's own was copied from it. */
export function changedSinceCopy(own: OwnItem, item: MerchandiseItem | undefined): CopiedField[] {
  if (!own.copiedFrom || !item) return [];
  const { fields } = own.copiedFrom;
  const now = hashesOf(item);
  return copiedFields.filter((field) => fields[field] !== undefined && fields[field] !== now[field]);
}
