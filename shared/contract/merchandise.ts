import * as z from 'zod';
import { shownCategoriesSchema } from '#shared/model/home-merchandise.ts';
import {
  MAX_VARIANTS,
  MERCHANDISE_PAGE_SIZE,
  merchandiseItemSchema,
  merchandiseOptionPageSchema,
  merchandiseOptionSearchSchema,
  quickFilterSchema,
} from '#shared/model/merchandise.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import {
  itemChoicesSchema,
  itemSetupSchema,
  seenCount,
  workingCategoriesSchema,
  workingItemsSchema,
} from './merchandise-views.ts';
import { attributeChoices, attributeFiltersSchema, categoryIds, itemSorts } from './planner-merchandise.ts';
import { savedRowSchema } from './pricing-views.ts';

const base = '/api/merchandise';

/** The most rows in one save, and the most items on a page of the grid. */
const MAX_ROWS = 300;

/** Which items a list shows: those on the next price list, all, the home's own, those changed since the list in force, or those with something wrong. */
export const shownItems = ['offered', 'all', 'own', 'changed', 'faulty'] as const;

/** The home that the caller means. It is the one of the request's header; any other is a 404. */
const LocationId = guid.optional();

const itemId = lazyObject(() => ({ id: guid }));

/**
 * `/api/merchandise`: what the caller's home sells, of the catalog and of its own. Prices are rows of the pricing grid, in force with the next published list.
 * Field names keep their older spelling (docs/decisions.md, Names and wire).
 */
export const merchandise = {
  allWorkingItemCategories: call({
    name: 'allWorkingItemCategories',
    method: 'GET',
    path: `${base}/allItemCategories`,
    access: 'prices.read',
    summary: "Lists the categories in the home's order, with how many items are offered, priced, and changed",
  })
    .input(lazyObject(() => ({ LocationId })))
    .output(workingCategoriesSchema),
  allWorkingItems: call({
    name: 'allWorkingItems',
    method: 'POST',
    path: `${base}/allItems`,
    access: 'prices.read',
    summary: 'Lists the items of some categories with their prices, filtered and sorted',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        CategoryIds: categoryIds,
        LocationId,
        Show: z.enum(shownItems).default('offered'),
        QuickFilterIds: z.array(guid).max(20).default([]),
        Attributes: attributeChoices,
        VendorIds: z.array(guid).max(50).default([]),
        Query: line(120).default(''),
        Sort: z.enum(itemSorts).default('home'),
        PageNumber: z.int().min(1).max(10_000).default(1),
        PageSize: z.int().min(1).max(MAX_ROWS).default(MERCHANDISE_PAGE_SIZE),
        cursor: line(1024).optional(),
      })),
    )
    .output(workingItemsSchema),
  allWorkingLocationItemOptions: call({
    name: 'allWorkingLocationItemOptions',
    method: 'POST',
    path: `${base}/allLocationItemOptions`,
    access: 'prices.read',
    summary: 'Searches what the home sells by the list in force, 10 per page, without what is already selected',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ ...merchandiseOptionSearchSchema.shape, LocationId })))
    .output(merchandiseOptionPageSchema),
  allWorkingQuickFilters: call({
    name: 'allWorkingQuickFilters',
    method: 'POST',
    path: `${base}/allQuickFilters`,
    access: 'prices.read',
    summary: 'Lists ready-made filters of some categories ("Wood caskets")',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ CategoryIds: categoryIds, LocationId })))
    .output(lazyObject(() => ({ items: z.array(quickFilterSchema) }))),
  allWorkingAttributeFilters: call({
    name: 'allWorkingAttributeFilters',
    method: 'POST',
    path: `${base}/allAttributeFilters`,
    access: 'prices.read',
    summary: 'Lists what the items of some categories can be filtered by, with the number of items for each value',
    idempotency: 'exempt',
  })
    .input(
      lazyObject(() => ({
        CategoryIds: categoryIds,
        LocationId,
        includeVendors: z.boolean().default(false),
        Show: z.enum(shownItems).default('all'),
      })),
    )
    .output(attributeFiltersSchema),
  getItemSetup: call({
    name: 'getItemSetup',
    method: 'GET',
    path: `${base}/getItemSetup/{id}`,
    access: 'prices.read',
    summary:
      'Returns an item with its prices and pictures; with validateGlobalItem, also what the catalog changed, and what is wrong',
  })
    .input(lazyObject(() => ({ id: guid, validateGlobalItem: z.stringbool().default(false) })))
    .output(itemSetupSchema),
  getNewItemSetup: call({
    name: 'getNewItemSetup',
    method: 'GET',
    path: `${base}/getNewItemSetup/{id}`,
    access: 'prices.read',
    summary: "Returns an empty item of the home's own, of the category with this id. Nothing is stored before it is saved",
  })
    .input(itemId)
    .output(itemSetupSchema),
  getItemChoices: call({
    name: 'getItemChoices',
    method: 'GET',
    path: `${base}/getItemChoices/{id}`,
    access: 'prices.read',
    summary:
      "Lists the catalog's makers, and the attributes of the category with this id, for the words of an item of the home's own",
  })
    .input(itemId)
    .output(itemChoicesSchema),
  saveMerchandiseCategories: call({
    name: 'saveMerchandiseCategories',
    method: 'POST',
    path: `${base}/categories`,
    access: 'prices.change',
    summary: "Saves the home's order of the categories, and which ones families don't see; 409 if someone else saved it since",
  })
    .input(lazyObject(() => ({ version: seenCount, ...shownCategoriesSchema.shape })))
    .output(lazyObject(() => ({ version: seenCount }))),
  saveMerchandiseItems: call({
    name: 'saveMerchandiseItems',
    method: 'POST',
    path: `${base}/items`,
    access: 'prices.change',
    summary: 'Saves prices of items independently; the answer says whether each was saved, and if not, why',
  })
    .input(lazyObject(() => ({ rows: z.array(z.unknown()).min(1).max(MAX_ROWS) })))
    .output(lazyObject(() => ({ results: z.array(savedRowSchema) }))),
  saveItemFromDetails: call({
    name: 'saveItemFromDetails',
    method: 'POST',
    path: `${base}/saveItemFromDetails`,
    access: 'prices.change',
    summary:
      "Saves an item's prices and, if it is the home's own, its words: all or nothing; 409 if someone else saved any of it",
  })
    .input(
      lazyObject(() => ({
        id: guid,
        version: seenCount,
        /** The words of an item of the home's own; the catalog's can't be changed here. */
        item: merchandiseItemSchema.omit({ images: true, isActive: true }).optional(),
        /** Whether the item has the catalog's changes by now, so that they are no longer offered. */
        hasCatalogChanges: z.boolean().default(false),
        /** Whether to add the pictures that the catalog has of it and the home's copy doesn't, after the others. */
        takesPictures: z.boolean().default(false),
        rows: z
          .array(z.unknown())
          .max(MAX_VARIANTS + 1)
          .default([]),
      })),
    )
    .output(itemSetupSchema),
  makeItemOwn: call({
    name: 'makeItemOwn',
    method: 'POST',
    path: `${base}/items/{id}/makeOwn`,
    access: 'prices.change',
    summary: "Copies an item of the catalog into the home's own words, at the same prices",
  })
    .input(itemId)
    .output(itemSetupSchema),
  restoreItem: call({
    name: 'restoreItem',
    method: 'POST',
    path: `${base}/items/{id}/restore`,
    access: 'prices.change',
    summary: 'Takes an item of the home’s own out of retirement, or offers one of the catalog again, at the prices that it had',
  })
    .input(itemId)
    .output(itemSetupSchema),
  deleteItem: call({
    name: 'deleteItem',
    method: 'DELETE',
    path: `${base}/deleteItem/{id}`,
    access: 'prices.change',
    summary: "Retires an item of the home's own, or no longer offers one of the catalog. It is sold until the next price list",
  })
    .input(itemId)
    .output(doneSchema),
};
