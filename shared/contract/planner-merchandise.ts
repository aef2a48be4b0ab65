import * as z from 'zod';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { dispositionType } from '#shared/model/enumerations/disposition.ts';
import {
  MAX_OFFER_NAME,
  MERCHANDISE_PAGE_SIZE,
  merchandiseCategorySchema,
  merchandiseOptionPageSchema,
  merchandiseOptionSearchSchema,
  quickFilterSchema,
} from '#shared/model/merchandise.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { queryList } from './page.ts';

const base = '/api/public/merchandise';
/** The categories that a list is of; none means all. */
export const categoryIds = z.array(guid).max(50);

/** The values that an item must have: one of those listed, for every attribute listed. */
export const attributeChoices = z
  .array(lazyObject(() => ({ attributeId: guid, values: z.array(line(120)).min(1).max(100) })))
  .max(20)
  .default([]);

/** Describes an item that a home sells, in full. `id` is the location item's; pictures are `/media/...` paths with `{width}`, cover first. */
const itemViewSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  name: line(MAX_OFFER_NAME),
  description: z.string(),
  priceCents: cents,
  vendor: line(120).nullable(),
  attributes: z.array(lazyObject(() => ({ name: line(120), value: line(120) }))),
  images: z.array(lazyObject(() => ({ path: line(300), description: line(200) }))),
}));
export type ItemView = z.infer<typeof itemViewSchema>;

/** The ways to sort a list of items; `home` is the home's own order. */
export const itemSorts = ['home', 'price', 'name'] as const;

/** Describes what items can be filtered by, with the number of items for each value. */
export const attributeFiltersSchema = lazyObject(() => ({
  attributes: z.array(
    lazyObject(() => ({
      id: guid,
      name: line(120),
      values: z.array(lazyObject(() => ({ value: line(120), count: z.int().min(1) }))),
    })),
  ),
  vendors: z.array(lazyObject(() => ({ id: guid, name: line(120), count: z.int().min(1) }))),
}));

/**
 * Describes `/api/public/merchandise`: what the planner's merchandise pages show about a launched home. Field names keep their older spelling
 * (docs/decisions.md, Names and wire).
 */
export const plannerMerchandise = {
  allItemCategories: call({
    name: 'allItemCategories',
    method: 'GET',
    path: `${base}/allItemCategories`,
    access: 'public',
    summary: 'Lists the merchandise categories; with LocationId, those in which the home sells something',
  })
    .input(lazyObject(() => ({ LocationId: guid.optional() })))
    .output(lazyObject(() => ({ items: z.array(merchandiseCategorySchema) }))),
  allItems: call({
    name: 'allItems',
    method: 'POST',
    path: `${base}/allItems`,
    access: 'public',
    summary: 'Lists the items that a home sells in some categories, filtered and sorted',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        CategoryIds: categoryIds,
        LocationId: guid,
        QuickFilterIds: z.array(guid).max(20).default([]),
        Attributes: attributeChoices,
        VendorIds: z.array(guid).max(50).default([]),
        Query: line(120).default(''),
        Sort: z.enum(itemSorts).default('home'),
        PageNumber: z.int().min(1).max(10_000).default(1),
        PageSize: z.int().min(1).max(100).default(MERCHANDISE_PAGE_SIZE),
        cursor: line(1024).optional(),
      })),
    )
    .output(
      lazyObject(() => ({
        items: z.array(itemViewSchema),
        total: z.int(),
        areThereMoreItems: z.boolean(),
        nextCursor: z.string().nullable(),
      })),
    ),
  allQuickFilters: call({
    name: 'allQuickFilters',
    method: 'POST',
    path: `${base}/allQuickFilters`,
    access: 'public',
    summary: 'Lists ready-made filters of some categories ("Wood caskets")',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ CategoryIds: categoryIds })))
    .output(lazyObject(() => ({ items: z.array(quickFilterSchema) }))),
  allAttributeFilters: call({
    name: 'allAttributeFilters',
    method: 'POST',
    path: `${base}/allAttributeFilters`,
    access: 'public',
    summary: "Lists what a home's items in some categories can be filtered by, with the number of items for each value",
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ CategoryIds: categoryIds, LocationId: guid, includeVendors: z.boolean().default(false) })))
    .output(attributeFiltersSchema),
  allLocationItemOptions: call({
    name: 'allLocationItemOptions',
    method: 'POST',
    path: `${base}/allLocationItemOptions`,
    access: 'public',
    summary:
      'Searches options for the item autocomplete, 10 per page, without those already selected; with DispositionType, only what serves it',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        ...merchandiseOptionSearchSchema.shape,
        DispositionType: z.enum(dispositionType.values).optional(),
      })),
    )
    .output(merchandiseOptionPageSchema),
  getDisplayServiceFromLocationItem: call({
    name: 'getDisplayServiceFromLocationItem',
    method: 'GET',
    path: `${base}/getDisplayServiceFromLocationItem`,
    access: 'public',
    summary: "Returns the display services of a home's items, as a plan chooses them, less the allowance of `selectedTemplateId`",
  })
    .input(
      lazyObject(() => ({
        locationItemIds: queryList(guid, 100),
        locationId: guid,
        selectedTemplateId: guid.optional(),
      })),
    )
    .output(lazyObject(() => ({ items: z.array(displayServiceSchema) }))),
};
