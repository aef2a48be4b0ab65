import * as z from 'zod';
import { caseItemSchema, MAX_CASE_ITEMS } from '#shared/model/case-item.ts';
import { familyOption } from '#shared/model/enumerations/case.ts';
import { gplLine } from '#shared/model/enumerations/pricing.ts';
import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import {
  MAX_OFFER_NAME,
  merchandiseCategorySchema,
  merchandiseOptionPageSchema,
  merchandiseOptionSearchSchema,
} from '#shared/model/merchandise.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { cents, guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** The most items changed in one call. */
const MAX_CHANGED_CASE_ITEMS = 20;

/**
 * Describes an item of a case. `now` is what the home asks for it today, by its price list in force or as a special order; null if the home no longer sells it. `allowance` is what a package pays
 * toward all units of it; null for nothing.
 */
const caseItemViewSchema = lazyObject(() => ({
  ...caseItemSchema.shape,
  allowance: caseItemSchema.shape.allowance.unwrap().nullable(),
  version,
  now: lazyObject(() => ({ name: line(MAX_OFFER_NAME), priceCents: cents, isSpecialOrder: z.boolean() })).nullable(),
}));
export type CaseItemView = z.infer<typeof caseItemViewSchema>;

const inCaseSchema = lazyObject(() => ({ quantity: caseItemSchema.shape.quantity, priceCents: cents }));

/** Describes the merchandise of a case, as far as the viewer may see it, by category in the home's order. */
const caseMerchandiseSchema = lazyObject(() => ({
  viewer: z.enum(['staff', 'trade', 'family']),
  categories: z.array(
    lazyObject(() => ({
      id: guid,
      name: line(120),
      description: merchandiseCategorySchema.shape.description,
      gplLine: z.enum(gplLine.values).optional(),
      /** What one person needs once, such as a container; someone who chooses a second one is asked first. */
      neededOnce: z.enum(['container', 'outer-burial-container']).nullable(),
      /** Whether the home sells any of it today, and it may be chosen for this case. */
      isOffered: z.boolean(),
      /** Whether it serves the case's disposition. What doesn't isn't offered, but the case keeps what was chosen of it. */
      isSuitable: z.boolean(),
      /** Whether the home's planner doesn't show it to families; never said to one. */
      isHidden: z.boolean(),
      familyOption: z.enum(familyOption.values),
      /** Whether the viewer may choose, change, and remove items of it. */
      mayChange: z.boolean(),
    })),
  ),
  items: z.array(caseItemViewSchema).max(MAX_CASE_ITEMS),
  /**
   * What the family's plan says differently since it was sent again, by category, because someone had changed that in the case: the items and quantities it
   * now has, and what it doesn't have, beside what the case has. What the home decided to keep is left out. Only the home's staff see it.
   */
  planChanges: z.array(
    lazyObject(() => ({
      itemCategoryId: guid,
      has: z.array(
        lazyObject(() => ({
          locationItemId: guid,
          name: line(MAX_OFFER_NAME),
          quantity: caseItemSchema.shape.quantity,
          /** The price of one when the plan was sent; null if that isn't known. */
          priceCents: cents.nullable(),
          /** Whether the case has as many of it, at another price. */
          isSameButPrice: z.boolean(),
          /** What the case has of it; null for nothing. */
          inCase: inCaseSchema.nullable(),
        })),
      ),
      without: z.array(lazyObject(() => ({ locationItemId: guid, name: line(MAX_OFFER_NAME), ...inCaseSchema.shape }))),
    })),
  ),
  /** The version of what the plan says differently; 0 if it was never sent again. */
  planVersion: z.int().min(0),
  /** The list that the home's prices of today are from; null if it has none. */
  priceList: caseItemSchema.shape.list,
  /** The version of what the family may do; 0 if the home never decided it. */
  optionsVersion: z.int().min(0),
}));
export type CaseMerchandise = z.infer<typeof caseMerchandiseSchema>;

/**
 * Describes a change to one item. `version` null chooses one that the home sells, at the price in force. Fields left out don't change; `isPricedAgain` takes
 * over the words and the price of the list in force, which only the home may do.
 */
const caseItemChangeSchema = lazyObject(() => ({
  locationItemId: guid,
  version: version.nullable(),
  quantity: z.int().min(1).max(MAX_ITEM_UNITS).optional(),
  isRemoved: z.boolean().optional(),
  isPricedAgain: z.literal(true).optional(),
}));
export type CaseItemChange = z.infer<typeof caseItemChangeSchema>;

const path = '/api/cases/{id}/merchandise' as const;

/** `/api/cases/{id}/merchandise`: the goods chosen for a case, for the home and for the family as far as the home lets it. */
export const caseMerchandise = {
  getCaseMerchandise: call({
    name: 'getCaseMerchandise',
    method: 'GET',
    path,
    access: 'signed-in',
    summary: 'Returns the merchandise chosen for a case at its frozen prices, and the categories that the home sells',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(caseMerchandiseSchema),
  saveCaseMerchandise: call({
    name: 'saveCaseMerchandise',
    method: 'POST',
    path,
    access: 'signed-in',
    summary:
      'Chooses items for a case, changes their quantities, removes them, or prices them again; if one was changed in the meantime, nothing is saved (409)',
  })
    .input(lazyObject(() => ({ id: guid, items: z.array(caseItemChangeSchema).min(1).max(MAX_CHANGED_CASE_ITEMS) })))
    .output(caseMerchandiseSchema),
  findCaseMerchandise: call({
    name: 'findCaseMerchandise',
    method: 'POST',
    path: `${path}/options`,
    access: 'signed-in',
    summary: 'Searches what the viewer may choose for a case, as the planner does, 10 per page, without those already selected',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ id: guid, ...merchandiseOptionSearchSchema.omit({ LocationId: true }).shape })))
    .output(merchandiseOptionPageSchema),
  saveCaseMerchandiseOptions: call({
    name: 'saveCaseMerchandiseOptions',
    method: 'POST',
    path: `${path}/familyOptions`,
    access: 'cases.change',
    summary: 'Decides what the family may do with categories of merchandise: nothing, see them, or choose',
  })
    .input(
      lazyObject(() => ({
        id: guid,
        version: z.int().min(0).max(1_000_000_000),
        options: z
          .array(lazyObject(() => ({ itemCategoryId: guid, familyOption: z.enum(familyOption.values) })))
          .min(1)
          .max(50),
      })),
    )
    .output(caseMerchandiseSchema),
  keepCaseMerchandise: call({
    name: 'keepCaseMerchandise',
    method: 'POST',
    path: `${path}/keep`,
    access: 'cases.change',
    summary:
      "Keeps what a case has of a category, whatever the family's plan says of it, until the plan says something else; 409 if it was sent again since",
  })
    .input(lazyObject(() => ({ id: guid, itemCategoryId: guid, planVersion: z.int().min(1).max(1_000_000_000) })))
    .output(caseMerchandiseSchema),
};
