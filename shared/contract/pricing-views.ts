// What the calls about working prices answer.
import * as z from 'zod';
import { gplLine, priceUnit } from '#shared/model/enumerations/pricing.ts';
import { fieldType } from '#shared/model/enumerations/question.ts';
import { priceRowSchema } from '#shared/model/price-row.ts';
import { serviceSchema } from '#shared/model/service.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { calendarDate, cents, guid, instant, line } from '#shared/values/schemas.ts';

/** Kinds of rows, and of the categories that they stand in. */
const rowKind = z.enum(['service', 'item']);
const range = lazyObject(() => ({ minCents: cents, maxCents: cents }));

/** A service as staff look it up; the texts only where they are asked for, `gplText` and `contractText` in the home's own words. */
export const staffServiceSchema = lazyObject(() => ({
  ...serviceSchema.omit({ displayText: true, detailText: true, featureText: true }).shape,
  displayText: z.string().optional(),
  detailText: z.string().optional(),
  featureText: z.string().optional(),
  /** As it will stand on the general price list; null where the home does not offer it at a price. */
  gplText: z.string().nullable().optional(),
  /** As a statement of goods and services names it; null where the home does not offer it at a price. */
  contractText: z.string().nullable().optional(),
}));
export type StaffService = z.infer<typeof staffServiceSchema>;

/** A name that logic reads when a display service is priced, with the question behind it; none behind a fact of the plan (its timing). */
export const pricingIdentifierSchema = lazyObject(() => ({
  identifier: z.string(),
  questionId: guid.nullable(),
  question: z.string().nullable(),
  fieldType: z.enum(fieldType.values).nullable(),
  /** Whether the answer itself costs something, beside what it makes appear. */
  isPriced: z.boolean(),
}));

/** What a service costs by the working prices, so many times; null where the home has no price for it. */
export const servicePriceAnswerSchema = lazyObject(() => ({
  serviceId: guid,
  name: line(120),
  unit: z.enum(priceUnit.values),
  unitCents: cents.nullable(),
  quantity: z.int().min(0),
  amountCents: cents.nullable(),
}));

/** What a display service costs by itself at the working prices; `unpriced` are its services that the home has no price for. */
export const displayServicePriceSchema = lazyObject(() => ({
  displayServiceId: guid,
  priceCents: cents,
  unpriced: z.array(lazyObject(() => ({ serviceId: guid, name: line(120) }))),
}));

/** A set of prices in short: the one that staff work on (under the id of the home), or a published version. */
export const pricingPlanSummarySchema = lazyObject(() => ({
  id: guid,
  kind: z.enum(['working', 'version']),
  isInForce: z.boolean(),
  effectiveOn: calendarDate.nullable(),
  publishedOn: instant.nullable(),
  publishedBy: z.string().nullable(),
}));
export type PricingPlanSummary = z.infer<typeof pricingPlanSummarySchema>;

/** A set of prices whole. Rows of a version that is no longer in force are null: it is kept as its paper. */
export const pricingPlanSchema = lazyObject(() => ({
  ...pricingPlanSummarySchema.shape,
  rows: z.array(priceRowSchema).nullable(),
}));

/** A service or an item in short, to be found by its name whatever its category. */
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

/** How far a category is: its rows, how many are offered, offered at a price, and other than in force. */
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

/** A row of the grid with what the screen says of it. */
const priceRowViewSchema = lazyObject(() => ({
  row: priceRowSchema,
  /** What is in force, as a row that was never saved. */
  inForce: priceRowSchema,
  name: line(120),
  description: z.string(),
  gplLine: z.enum(gplLine.values).nullable(),
  shape: z.enum(['price', 'range', 'containers']),
  isCashAdvance: z.boolean(),
  /** National median, US cents, where there is one, and where it is from. */
  median: lazyObject(() => ({ cents, source: z.enum(['published', 'derived', '2021']) })).nullable(),
  /** Of a line of goods: the categories whose items decide its price, and the range that they come to; null while none of them is priced. */
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

/** What became of a row of a save; `at` is its place in what was sent. */
export const savedRowSchema = z.discriminatedUnion('status', [
  lazyObject(() => ({ at: z.int(), status: z.literal('saved'), id: guid, version: z.int() })),
  /** Not saved: which fields and why, in the words of the screen. */
  lazyObject(() => ({
    at: z.int(),
    status: z.literal('invalid'),
    errors: z.array(lazyObject(() => ({ field: z.string(), message: z.string() }))),
  })),
  /** Not saved: somebody else did since; `theirs` is the row as it is now. */
  lazyObject(() => ({ at: z.int(), status: z.literal('stale'), id: guid, theirs: priceRowSchema })),
]);
export type SavedRow = z.infer<typeof savedRowSchema>;
