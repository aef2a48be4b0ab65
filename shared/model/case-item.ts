import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line, lines, requiredLine } from '../values/schemas.ts';
import { caseItemChosenBy } from './enumerations/merchandise.ts';
import { MAX_ITEM_UNITS } from './limits.ts';
import { MAX_OFFER_NAME } from './merchandise.ts';

/** The most items of merchandise that a case keeps, counting those that were removed. */
export const MAX_CASE_ITEMS = 100;

/**
 * Describes an item of merchandise chosen for a case, with the words and the price (US cents each) that the home's list had when it was chosen. Neither
 * changes with the list: pricing it again is an act of its own. `release` is the number of the catalog's release, `list` the price list that was in force.
 */
export const caseItemSchema = lazyObject(() => ({
  locationItemId: guid,
  itemCategoryId: guid,
  categoryName: requiredLine(120),
  name: requiredLine(MAX_OFFER_NAME),
  description: lines(2000).default(''),
  vendor: line(120).default(''),
  modelNumber: line(60).default(''),
  image: line(300).optional(),
  priceCents: cents,
  quantity: z.int().min(1).max(MAX_ITEM_UNITS),
  list: lazyObject(() => ({ id: guid.nullable(), effectiveOn: calendarDate })).nullable(),
  release: z.int().min(0),
  /** Whether the home orders it for this family only, so that it is on no price list. */
  isSpecialOrder: z.literal(true).optional(),
  /** What a package of the plan pays toward it, US cents in all, if it comes from a plan. */
  allowance: lazyObject(() => ({ name: line(120), cents })).optional(),
  chosenBy: z.enum(caseItemChosenBy.values),
  chosenOn: instant,
  /** It is kept, so that the home sees what was once chosen, but it isn't part of the case any more. */
  isRemoved: z.boolean().default(false),
}));
export type CaseItem = z.infer<typeof caseItemSchema>;
