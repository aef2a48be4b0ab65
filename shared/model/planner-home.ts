import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine, timeZone } from '../values/schemas.ts';
import { displayServiceSchema } from './display-service.ts';
import { gplLine, priceUnit } from './enumerations/pricing.ts';
import { merchandiseCategorySchema } from './merchandise.ts';
import { preferenceGroupSchema } from './preference-group.ts';
import { priceListSchema } from './price-list.ts';
import { questionSchema } from './question.ts';
import { templateSchema } from './template.ts';

/** A catalog service at one home's price, US cents a `unit`; null where the home does not price it: it is named, never counted as zero. */
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

/** An item of merchandise that the home sells, in short: enough to price a plan. `id` is the location item's. */
const pricedItemSchema = lazyObject(() => ({
  id: guid,
  itemCategoryId: guid,
  name: requiredLine(120),
  priceCents: cents,
  image: line(300).optional(),
}));
export type PricedItem = z.infer<typeof pricedItemSchema>;

/** Most items of one home that the planner prices; a home's list is far shorter. */
export const MAX_HOME_ITEMS = 2000;

/**
 * Everything that planning at one home needs, in one answer, so that the browser prices a plan at once and the server prices the same data alike:
 * its price list, the services at its prices, what the planner's pages offer, the questions of those, its packages and its merchandise in short.
 * Only what is active and offered is in it. `templates` are the packages that the planner shows (`showOnArrangementPlanner`).
 */
export const plannerHomeSchema = lazyObject(() => ({
  locationId: guid,
  name: requiredLine(120),
  /** City and state, for the plan's heading. */
  place: line(120),
  address: line(300),
  phone: line(20),
  /** IANA zone of the home: moments of a plan are said in it, and its papers bear its day. */
  timeZone,
  /** Changes whenever anything in this answer does: a plan priced under another one is compared anew. */
  revision: line(64),
  /** Null where the home has not published one: nothing can be priced then. */
  priceList: priceListSchema.nullable(),
  services: z.array(pricedServiceSchema),
  displayServices: z.array(displayServiceSchema),
  /** The questions that the display services ask, once each. */
  questions: z.array(questionSchema),
  preferenceGroups: z.array(preferenceGroupSchema),
  templates: z.array(templateSchema),
  /** Packages that the home has archived: nobody is offered them, and plans that were begun with one keep it. Absent where there is none. */
  retiredTemplates: z.array(templateSchema).optional(),
  itemCategories: z.array(merchandiseCategorySchema),
  items: z.array(pricedItemSchema).max(MAX_HOME_ITEMS),
}));
export type PlannerHome = z.infer<typeof plannerHomeSchema>;
