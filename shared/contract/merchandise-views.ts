// The answers of the calls about a home's merchandise.
import * as z from 'zod';
import { copiedFields, itemSources } from '#shared/model/home-merchandise.ts';
import {
  MAX_ITEM_PICTURES,
  MAX_OFFER_NAME,
  MAX_VARIANTS,
  merchandiseCategorySchema,
  merchandiseItemSchema,
} from '#shared/model/merchandise.ts';
import { itemPriceRowSchema } from '#shared/model/price-row.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';

/** How often something was saved, or 0 if never; a save sends the number that its screen has seen. */
export const seenCount = z.int().min(0).max(1_000_000_000);

/**
 * What can be wrong with an item of a home:
 * - `no-price`: offered without a price, so it isn't on the list;
 * - `above-variants`: the item itself costs more than its dearest variant, so that a family would pay more for less;
 * - `retired`: no longer in the catalog; sold until the next price list;
 * - `withdrawn`: its category is no longer in the catalog, so nobody sees it;
 * - `catalog-changed`: the catalog changed what the home's copy was made of.
 */
const itemFaults = ['no-price', 'above-variants', 'retired', 'withdrawn', 'catalog-changed'] as const;

/** Describes something to look at, in the screen's words; with `variantId` if it is about a variant. */
const itemFindingSchema = lazyObject(() => ({ kind: z.enum(itemFaults), variantId: guid.optional(), message: z.string() }));
export type ItemFinding = z.infer<typeof itemFindingSchema>;

/** Describes a picture of an item: the catalog's, or one that the home added. Cover first. */
export const itemImageSchema = lazyObject(() => ({
  id: guid,
  path: line(300),
  description: line(200),
  isCover: z.boolean(),
  source: z.enum(itemSources),
}));
export type ItemImage = z.infer<typeof itemImageSchema>;

/**
 * Describes a price of an item: that of the item itself, or of one of its variants. `name` is what families read. `inForce` is what the list in force says, in
 * the form of a row that was never saved.
 */
const offerSchema = lazyObject(() => ({
  row: itemPriceRowSchema,
  inForce: itemPriceRowSchema,
  name: line(MAX_OFFER_NAME),
  variantName: line(120).nullable(),
  modelNumber: line(60).nullable(),
  isChanged: z.boolean(),
  /** Its id in plans and cases, once it was on a price list. */
  locationItemId: guid.nullable(),
}));
export type Offer = z.infer<typeof offerSchema>;

/** Describes an item as the home's staff see it. `id` is the item's own. An item with variants has an offer for itself and one for each. */
const workingItemSchema = lazyObject(() => ({
  id: guid,
  source: z.enum(itemSources),
  /** Of the home's own words; 0 for an item of the catalog. */
  version: seenCount,
  itemCategoryId: guid,
  name: line(120),
  description: z.string(),
  modelNumber: line(60).nullable(),
  vendor: line(120).nullable(),
  attributes: z.array(lazyObject(() => ({ name: line(120), value: line(120) }))),
  images: z.array(itemImageSchema).max(2 * MAX_ITEM_PICTURES),
  isRetired: z.boolean(),
  isChanged: z.boolean(),
  offers: z.array(offerSchema).max(MAX_VARIANTS + 1),
  findings: z.array(itemFindingSchema),
}));
export type WorkingItem = z.infer<typeof workingItemSchema>;

/** Describes a page of a home's items. */
export const workingItemsSchema = lazyObject(() => ({
  items: z.array(workingItemSchema),
  total: z.int(),
  areThereMoreItems: z.boolean(),
  nextCursor: z.string().nullable(),
}));

/** Describes the categories in the home's order, with how many items are offered, priced, changed since the list in force, and have something wrong. */
export const workingCategoriesSchema = lazyObject(() => ({
  version: seenCount,
  categories: z.array(
    lazyObject(() => ({
      ...merchandiseCategorySchema.shape,
      isHidden: z.boolean(),
      total: z.int(),
      offered: z.int(),
      priced: z.int(),
      changed: z.int(),
      faulty: z.int(),
    })),
  ),
}));
export type WorkingCategories = z.infer<typeof workingCategoriesSchema>;

/** Describes what an item of the home's own may say: every maker and every attribute of its category. What is retired can be kept and not chosen. */
export const itemChoicesSchema = lazyObject(() => ({
  vendors: z.array(lazyObject(() => ({ id: guid, name: line(120), isRetired: z.boolean() }))),
  attributes: z.array(lazyObject(() => ({ id: guid, name: line(120), values: z.array(line(120)), isRetired: z.boolean() }))),
}));
export type ItemChoices = z.infer<typeof itemChoicesSchema>;

/**
 * Describes an item with everything that its details edit. `catalogItem` is the catalog's item that the home's own was copied from; `validated`, if asked for,
 * says whether that was retired and which of its fields changed since.
 */
export const itemSetupSchema = lazyObject(() => ({
  item: lazyObject(() => ({
    ...merchandiseItemSchema.omit({ images: true }).shape,
    /** Empty for a new item. */
    name: line(120),
    description: z.string(),
  })),
  source: z.enum(itemSources),
  /** Of the home's own words; 0 for an item of the catalog and for a new one. */
  version: seenCount,
  isRetired: z.boolean(),
  offers: z.array(offerSchema).max(MAX_VARIANTS + 1),
  images: z.array(itemImageSchema).max(2 * MAX_ITEM_PICTURES),
  catalogItem: merchandiseItemSchema.nullable(),
  validated: lazyObject(() => ({
    retired: z.boolean(),
    changed: z.array(z.enum(copiedFields)),
    findings: z.array(itemFindingSchema),
  })).nullable(),
}));
export type ItemSetup = z.infer<typeof itemSetupSchema>;
