import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line } from '../values/schemas.ts';
import { MAX_ITEM_PICTURES, merchandiseImageSchema, merchandiseItemSchema } from './merchandise.ts';

/** Where an item's words come from: the catalog, or the home. */
export const itemSources = ['catalog', 'own'] as const;
export type ItemSource = (typeof itemSources)[number];

/** What of a catalog item a home's own copy of it has, and later changes of the catalog are offered for. */
export const copiedFields = ['name', 'description', 'vendorId', 'modelNumber', 'attributes', 'variants', 'images'] as const;
export type CopiedField = (typeof copiedFields)[number];

/**
 * Describes an item in a home's own words. One that was copied from the catalog keeps the catalog item's id, and takes its place at this home, so that its
 * prices, plans, and packages stay as they are. `copiedFrom` says which release it was copied from, and a hash of each field as it was there.
 */
export const ownItemSchema = lazyObject(() => ({
  ...merchandiseItemSchema.shape,
  /** Its pictures are in `itemPicturesSchema`. */
  images: z.array(merchandiseImageSchema).max(0).default([]),
  /** Sold until the next price list, and not on it. */
  isRetired: z.boolean().default(false),
  copiedFrom: lazyObject(() => ({
    itemId: guid,
    release: z.int().min(0),
    fields: z.partialRecord(z.enum(copiedFields), line(64)),
  })).optional(),
}));
export type OwnItem = z.infer<typeof ownItemSchema>;

/** Describes the pictures that a home adds to an item, after those of the catalog, and which picture of either is its cover here. */
export const itemPicturesSchema = lazyObject(() => ({
  itemId: guid,
  images: z
    .array(lazyObject(() => ({ ...merchandiseImageSchema.omit({ isCover: true }).shape, path: line(300) })))
    .max(2 * MAX_ITEM_PICTURES),
  coverId: guid.optional(),
}));
export type ItemPictures = z.infer<typeof itemPicturesSchema>;

/** Describes a home's order of the categories, and which ones it doesn't show to families. Others follow in the catalog's order. */
export const shownCategoriesSchema = lazyObject(() => ({ ids: z.array(guid).max(200), hidden: z.array(guid).max(200) }));
export type ShownCategories = z.infer<typeof shownCategoriesSchema>;
