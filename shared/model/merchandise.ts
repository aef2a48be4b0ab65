import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine } from '../values/schemas.ts';
import { catalogPicture } from './catalog-picture.ts';
import { merchandiseCategoryKind, merchandisePage } from './enumerations/merchandise.ts';
import { gplLine } from './enumerations/pricing.ts';

/** Describes a category of merchandise, with the planner's pages that offer it and the price list's line for its items. */
export const merchandiseCategorySchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(600).default(''),
  kind: z.enum(merchandiseCategoryKind.values),
  pages: z.array(z.enum(merchandisePage.values)).max(merchandisePage.values.length),
  gplLine: z.enum(gplLine.values).optional(),
  /** Its items are lent for a viewing and come back, like a rental casket. */
  isRental: z.boolean().default(false),
  image: catalogPicture.optional(),
  isActive: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type MerchandiseCategory = z.infer<typeof merchandiseCategorySchema>;

/** Describes attributes that are shown and filtered together. Groups of a category are a tree: `parentId` is the group that one is in. */
export const merchandiseAttributeGroupSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  parentId: guid.optional(),
  name: requiredLine(120),
  sortOrder: z.int().min(0).default(0),
}));
export type MerchandiseAttributeGroup = z.infer<typeof merchandiseAttributeGroupSchema>;

/** Describes a property of a category's items (Material), with its possible values (Oak). The name includes any unit. */
export const merchandiseAttributeSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  attributeGroupId: guid.optional(),
  name: requiredLine(120),
  values: z.array(requiredLine(120)).max(100),
  isFilter: z.boolean().default(true),
  sortOrder: z.int().min(0).default(0),
}));
export type MerchandiseAttribute = z.infer<typeof merchandiseAttributeSchema>;

/** Describes a ready-made choice of attribute values ("Wood caskets"): an item matches if it has one of the listed values for every listed attribute. */
export const quickFilterSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  name: requiredLine(60),
  attributes: z
    .array(lazyObject(() => ({ attributeId: guid, values: z.array(requiredLine(120)).min(1).max(100) })))
    .min(1)
    .max(20),
  sortOrder: z.int().min(0).default(0),
}));
export type QuickFilter = z.infer<typeof quickFilterSchema>;

/** Describes who makes or supplies items. */
export const vendorSchema = lazyObject(() => ({ id: guid, name: requiredLine(120), isActive: z.boolean().default(true) }));
export type Vendor = z.infer<typeof vendorSchema>;

/** Describes a picture of an item; the cover is shown first. */
export const merchandiseImageSchema = lazyObject(() => ({
  id: guid,
  path: catalogPicture,
  description: line(200),
  isCover: z.boolean(),
}));
export type MerchandiseImage = z.infer<typeof merchandiseImageSchema>;

/** The most variants of one item, and the most pictures. */
export const MAX_VARIANTS = 60;
export const MAX_ITEM_PICTURES = 20;

/** The longest name of what is sold: an item's, or an item's and its variant's with a comma between them. */
export const MAX_OFFER_NAME = 242;

const attributeValues = () =>
  z
    .array(lazyObject(() => ({ attributeId: guid, value: requiredLine(120) })))
    .max(50)
    .default([]);

/** Describes a form in which an item is sold, such as a size or a color, with what differs from the item. One that is withdrawn stays, inactive. */
const itemVariantSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  modelNumber: line(60).optional(),
  attributes: attributeValues(),
  isActive: z.boolean().default(true),
}));
export type ItemVariant = z.infer<typeof itemVariantSchema>;

/**
 * Describes an item of the catalog, the same for every home. The casket and outer container lists need a description that identifies it without a picture
 * or model number (16 CFR 453.2(b)(2), (3)), so `description` may not be blank.
 */
export const merchandiseItemSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  vendorId: guid.optional(),
  name: requiredLine(120),
  description: lines(2000).min(1, 'Required'),
  modelNumber: line(60).optional(),
  attributes: attributeValues(),
  variants: z.array(itemVariantSchema).max(MAX_VARIANTS).default([]),
  images: z.array(merchandiseImageSchema).max(MAX_ITEM_PICTURES).default([]),
  isActive: z.boolean().default(true),
}));
export type MerchandiseItem = z.infer<typeof merchandiseItemSchema>;

/** Describes a home's offer of an item, or of one variant of it, at its own price in US cents. Each is a line of the price list. */
export const locationItemSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  itemId: guid,
  variantId: guid.optional(),
  itemCategoryId: guid,
  priceCents: cents,
  isActive: z.boolean().default(true),
  /** Ordered for one family only. Such items needn't be on a price list (16 CFR 453.2(b)(2)(i)). */
  isSpecialOrder: z.boolean().default(false),
  sortOrder: z.int().min(0).default(0),
}));
export type LocationItem = z.infer<typeof locationItemSchema>;

/** Sets the page size of the option search and its first page (docs/decisions.md, Screens). */
export const MERCHANDISE_PAGE_SIZE = 10;

/** Describes a search by the item autocomplete; names keep their older spelling (docs/decisions.md, Names and wire). */
export const merchandiseOptionSearchSchema = lazyObject(() => ({
  CategoryIds: z.array(guid).max(50),
  LocationId: guid,
  Query: line(120).default(''),
  PageNumber: z.int().min(1).max(10_000).default(1),
  PageSize: z.int().min(1).max(100).default(MERCHANDISE_PAGE_SIZE),
  SelectedItems: z.array(guid).max(100).default([]),
}));
export type MerchandiseOptionSearch = z.infer<typeof merchandiseOptionSearchSchema>;

/** Describes a home's item that was found: its name, price in US cents, and cover picture. */
const merchandiseOptionSchema = lazyObject(() => ({
  locationItemId: guid,
  itemCategoryId: guid,
  name: line(MAX_OFFER_NAME),
  priceCents: cents,
  image: line(300).optional(),
  /** Whether the home orders it for one family only; said to its staff, who alone find such an item. */
  isSpecialOrder: z.literal(true).optional(),
}));
export type MerchandiseOption = z.infer<typeof merchandiseOptionSchema>;

/** Describes the answer to the option search. */
export const merchandiseOptionPageSchema = lazyObject(() => ({
  items: z.array(merchandiseOptionSchema),
  areThereMoreItems: z.boolean(),
}));
export type MerchandiseOptionPage = z.infer<typeof merchandiseOptionPageSchema>;
