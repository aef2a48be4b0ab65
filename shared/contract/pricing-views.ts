// The answers of the calls about working prices.
import * as z from 'zod';
import { contractTermsSchema } from '#shared/model/contract-terms.ts';
import { gplLine, priceUnit } from '#shared/model/enumerations/pricing.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { priceRulesSchema } from '#shared/model/price-list.ts';
import { priceRowSchema } from '#shared/model/price-row.ts';
import { serviceSchema } from '#shared/model/service.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line } from '#shared/values/schemas.ts';

/** Kinds of rows, and of their categories. */
const rowKind = z.enum(['service', 'item']);
const range = lazyObject(() => ({ minCents: cents, maxCents: cents }));

/** Describes a service that staff look up; texts come only on request, `gplText` and `contractText` in the home's own words. */
export const staffServiceSchema = lazyObject(() => ({
  ...serviceSchema.omit({ displayText: true, detailText: true, featureText: true }).shape,
  displayText: z.string().optional(),
  detailText: z.string().optional(),
  featureText: z.string().optional(),
  /** Its text on the general price list; null if the home doesn't offer it at a price. */
  gplText: z.string().nullable().optional(),
  /** Its text on a statement of goods and services; null if the home doesn't offer it at a price. */
  contractText: z.string().nullable().optional(),
}));
export type StaffService = z.infer<typeof staffServiceSchema>;

/** Describes a name that logic reads to price a display service, and the question behind it. A fact of the plan, such as its timing, has no question. */
export const pricingIdentifierSchema = lazyObject(() => ({
  identifier: z.string(),
  questionId: guid.nullable(),
  question: z.string().nullable(),
  fieldType: z.enum(fieldType.values).nullable(),
  /** Whether the answer itself has a price, besides what it makes appear. */
  isPriced: z.boolean(),
}));

/** Describes the working price of some number of a service; null if the home has no price for it. */
export const servicePriceAnswerSchema = lazyObject(() => ({
  serviceId: guid,
  name: line(120),
  unit: z.enum(priceUnit.values),
  unitCents: cents.nullable(),
  quantity: z.int().min(0),
  amountCents: cents.nullable(),
}));

/** Describes what a display service alone costs at the working prices; `unpriced` lists its services that the home has no price for. */
export const displayServicePriceSchema = lazyObject(() => ({
  displayServiceId: guid,
  priceCents: cents,
  unpriced: z.array(lazyObject(() => ({ serviceId: guid, name: line(120) }))),
}));

/** Describes a set of prices in brief: the one that staff work on (with the home's id), or a published version. */
export const pricingPlanSummarySchema = lazyObject(() => ({
  id: guid,
  kind: z.enum(['working', 'version']),
  isInForce: z.boolean(),
  effectiveOn: calendarDate.nullable(),
  publishedOn: instant.nullable(),
  publishedBy: z.string().nullable(),
}));
export type PricingPlanSummary = z.infer<typeof pricingPlanSummarySchema>;

/** Describes a full set of prices. Rows are null for a version that is no longer in force: only its document is kept. */
export const pricingPlanSchema = lazyObject(() => ({
  ...pricingPlanSummarySchema.shape,
  rows: z.array(priceRowSchema).nullable(),
}));

/** Describes a service or item in brief, so that a name finds it in any category. */
export const summaryServiceSchema = lazyObject(() => ({
  kind: rowKind,
  id: guid,
  name: line(120),
  categoryId: guid,
  categoryName: line(120),
  isOffered: z.boolean(),
  isPriced: z.boolean(),
  isChanged: z.boolean(),
}));
export type SummaryService = z.infer<typeof summaryServiceSchema>;

/** Describes a category: how many rows it has, and how many are offered, priced, and changed since the list in force. */
export const categoryOverviewSchema = lazyObject(() => ({
  id: guid,
  kind: rowKind,
  name: line(120),
  description: z.string(),
  total: z.int(),
  offered: z.int(),
  priced: z.int(),
  changed: z.int(),
}));
export type CategoryOverview = z.infer<typeof categoryOverviewSchema>;

/** Describes a row of the grid and what the screen says about it. */
const priceRowViewSchema = lazyObject(() => ({
  row: priceRowSchema,
  /** What is in force, in the form of a row that was never saved. */
  inForce: priceRowSchema,
  /** Whether the next list has the item elsewhere. */
  isMoved: z.boolean(),
  name: line(120),
  description: z.string(),
  gplLine: z.enum(gplLine.values).nullable(),
  shape: z.enum(['price', 'range', 'containers']),
  isCashAdvance: z.boolean(),
  /** The national median in US cents, if there is one, and its source. */
  median: lazyObject(() => ({ cents, source: z.enum(['published', 'derived', '2021']) })).nullable(),
  /** For a line of goods: the categories whose items set its price, and their range; null if none of them is priced. */
  goods: lazyObject(() => ({
    categories: z.array(lazyObject(() => ({ id: guid, name: line(120) }))),
    range: range.nullable(),
  })).nullable(),
}));
export type PriceRowView = z.infer<typeof priceRowViewSchema>;

export const categoryPricesSchema = lazyObject(() => ({
  category: lazyObject(() => ({ id: guid, kind: rowKind, name: line(120), description: z.string() })),
  rows: z.array(priceRowViewSchema),
}));
export type CategoryPrices = z.infer<typeof categoryPricesSchema>;

/** Describes the result for one row of a save; `at` is its position in what was sent. */
export const savedRowSchema = z.discriminatedUnion('status', [
  lazyObject(() => ({ at: z.int(), status: z.literal('saved'), id: guid, version: z.int() })),
  /** Not saved: which fields are wrong and why, in the screen's words. */
  lazyObject(() => ({
    at: z.int(),
    status: z.literal('invalid'),
    errors: z.array(lazyObject(() => ({ field: z.string(), message: z.string() }))),
  })),
  /** Not saved, because someone else saved it first; `theirs` is the current row. */
  lazyObject(() => ({ at: z.int(), status: z.literal('stale'), id: guid, theirs: priceRowSchema })),
]);
export type SavedRow = z.infer<typeof savedRowSchema>;

/** Describes what a home sets once: the taxes and discounts of its next price list, and the terms of its next contracts, each with how often it was saved. */
export const homeRulesSchema = lazyObject(() => ({
  rules: priceRulesSchema,
  rulesVersion: z.int().min(0),
  /** Those of the list in force; null without one. */
  inForce: priceRulesSchema.nullable(),
  terms: contractTermsSchema,
  termsVersion: z.int().min(0),
  /** How many years contracts are kept at least. */
  retentionYears: z.int().min(1),
  /** The categories of goods that a tax can leave out, with the line of the price list that their goods are on. */
  categories: z.array(lazyObject(() => ({ id: guid, name: line(120), gplLine: z.enum(gplLine.values).nullable() }))),
}));
export type HomeRules = z.infer<typeof homeRulesSchema>;
