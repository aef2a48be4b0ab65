import * as z from 'zod';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import {
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
const categoryIds = z.array(guid).max(50);

/** The values that an item must have: one of those named, of every attribute named. */
const attributeChoices = z
  .array(lazyObject(() => ({ attributeId: guid, values: z.array(line(120)).min(1).max(100) })))
  .max(20)
  .default([]);

/** An item as a home sells it, whole. `id` is the location item's; pictures are `/media/...` paths with `{width}`, the cover first. */
const itemViewSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  name: line(120),
  description: z.string(),
  priceCents: cents,
  vendor: line(120).nullable(),
  attributes: z.array(lazyObject(() => ({ name: line(120), value: line(120) }))),
  images: z.array(lazyObject(() => ({ path: line(300), description: line(200) }))),
}));
export type ItemView = z.infer<typeof itemViewSchema>;

/** How a list of items is sorted; `home` is the home's own order. */
const itemSorts = ['home', 'price', 'name'] as const;

/**
 * Describes `/api/public/merchandise`: what the planner's merchandise pages show of a launched home. Field names keep their older spelling
 * (docs/decisions.md, Names and wire).
 */
export const plannerMerchandise = {
  allItemCategories: call({
    name: 'allItemCategories',
    method: 'GET',
    path: `${base}/allItemCategories`,
    access: 'public',
    summary: 'The categories of merchandise; with LocationId those in which the home sells something',
  })
    .input(lazyObject(() => ({ LocationId: guid.optional() })))
    .output(lazyObject(() => ({ items: z.array(merchandiseCategorySchema) }))),
  allItems: call({
    name: 'allItems',
    method: 'POST',
    path: `${base}/allItems`,
    access: 'public',
    summary: 'The items that a home sells in some categories, filtered and sorted',
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
    summary: 'Ready-made filters of some categories ("Wood caskets")',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ CategoryIds: categoryIds })))
    .output(lazyObject(() => ({ items: z.array(quickFilterSchema) }))),
  allAttributeFilters: call({
    name: 'allAttributeFilters',
    method: 'POST',
    path: `${base}/allAttributeFilters`,
    access: 'public',
    summary: 'What the items of a home in some categories can be filtered by, with how many items have each value',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ CategoryIds: categoryIds, LocationId: guid, includeVendors: z.boolean().default(false) })))
    .output(
      lazyObject(() => ({
        attributes: z.array(
          lazyObject(() => ({
            id: guid,
            name: line(120),
            values: z.array(lazyObject(() => ({ value: line(120), count: z.int().min(1) }))),
          })),
        ),
        vendors: z.array(lazyObject(() => ({ id: guid, name: line(120), count: z.int().min(1) }))),
      })),
    ),
  allLocationItemOptions: call({
    name: 'allLocationItemOptions',
    method: 'POST',
    path: `${base}/allLocationItemOptions`,
    access: 'public',
    summary: 'The option search of the item autocomplete: 10 a page, without those selected already',
    idempotency: 'exempt',
  })
    .input(merchandiseOptionSearchSchema)
    .output(merchandiseOptionPageSchema),
  getDisplayServiceFromLocationItem: call({
    name: 'getDisplayServiceFromLocationItem',
    method: 'GET',
    path: `${base}/getDisplayServiceFromLocationItem`,
    access: 'public',
    summary: "The display services of items of a home, as a plan chooses them; `selectedTemplateId`'s allowance is taken off",
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
