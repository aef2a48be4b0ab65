import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine, timeZone } from '../values/schemas.ts';
import { arrangementPageSchema } from './arrangement-page.ts';
import { categoryServiceSchema } from './category-service.ts';
import { displayServiceSchema } from './display-service.ts';
import { gplLine, priceUnit } from './enumerations/pricing.ts';
import { MAX_OFFER_NAME, merchandiseCategorySchema } from './merchandise.ts';
import { preferenceGroupSchema } from './preference-group.ts';
import { priceListSchema } from './price-list.ts';
import { questionSchema } from './question.ts';
import { templateSchema } from './template.ts';

/**
 * Describes a catalog service at one home's price, US cents per `unit`; null if the home doesn't price it, in which case it is named but never counted as
 * zero.
 */
const pricedServiceSchema = lazyObject(() => ({
  id: guid,
  name: requiredLine(120),
  description: lines(1000),
  gplLine: z.enum(gplLine.values).optional(),
  unit: z.enum(priceUnit.values),
  isCashAdvance: z.boolean(),
  priceCents: cents.nullable(),
}));
export type PricedService = z.infer<typeof pricedServiceSchema>;

/** Describes an item of merchandise that the home sells in brief: enough to price a plan. `id` is the location item's. */
const pricedItemSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  name: requiredLine(MAX_OFFER_NAME),
  priceCents: cents,
  image: line(300).optional(),
}));
export type PricedItem = z.infer<typeof pricedItemSchema>;

/** The most items and variants that a home offers on one list: the planner prices all of them, and one with more isn't published (docs/decisions.md, Merchandise of a home). */
export const MAX_HOME_ITEMS = 2000;

/**
 * Describes everything that planning at one home needs, in one answer, so that the browser prices a plan immediately and the server prices the same data
 * alike: its price list, the services at its prices, what the planner's pages offer, their questions, its packages, and its merchandise in brief. It has
 * only what is active and offered. `templates` are the packages that the planner shows (`showOnArrangementPlanner`).
 */
export const plannerHomeSchema = lazyObject(() => ({
  locationId: guid,
  name: requiredLine(120),
  /** City and state, for the plan's heading. */
  place: line(120),
  address: line(300),
  phone: line(20),
  /** The home's IANA zone, for moments of a plan and for the day on its documents. */
  timeZone,
  /** Changes whenever anything in this answer does. A plan priced under another revision is compared again. */
  revision: line(64),
  /** Null if the home hasn't published one; then nothing can be priced. */
  priceList: priceListSchema.nullable(),
  services: z.array(pricedServiceSchema),
  displayServices: z.array(displayServiceSchema),
  /** The questions that the display services ask, once each. */
  questions: z.array(questionSchema),
  preferenceGroups: z.array(preferenceGroupSchema),
  templates: z.array(templateSchema),
  /** Packages that the home has archived: nobody is offered them, but plans that began with one keep it. Absent if there are none. */
  retiredTemplates: z.array(templateSchema).optional(),
  itemCategories: z.array(merchandiseCategorySchema),
  items: z.array(pricedItemSchema).max(MAX_HOME_ITEMS),
  /** What items bring along, of categories that the home sells. Absent if nothing. */
  categoryServices: z.array(categoryServiceSchema).optional(),
  /** What the steps say. Absent from a catalog without pages: steps then go by their short names. */
  pages: z.array(arrangementPageSchema).optional(),
}));
export type PlannerHome = z.infer<typeof plannerHomeSchema>;
