import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { cents, guid, line, lines, requiredLine } from '../values/schemas.ts';
import { dispositionType } from './enumerations/disposition.ts';
import { merchandisePage } from './enumerations/merchandise.ts';
import { gplLine, pricingMethod } from './enumerations/pricing.ts';
import { DEFAULT_CEMETERY_FEE_DESCRIPTION, DEFAULT_CREMATORY_FEE_DESCRIPTION } from './fee-descriptions.ts';

/**
 * Describes a line of a package, as its details show it: under 'Price Includes' or 'Price Excludes' by `isIncluded`. `gplLine` is the price list's line
 * that itemizes it, so that a package never includes what the list lacks (16 CFR 453.2(b)(4)).
 */
export const packageServiceSchema = lazyObject(() => ({
  packageServiceId: guid,
  serviceId: guid.optional(),
  displayName: requiredLine(120),
  detailText: lines(1000).default(''),
  isIncluded: z.boolean(),
  gplLine: z.enum(gplLine.values).optional(),
}));
export type PackageService = z.infer<typeof packageServiceSchema>;

/** Describes a merchandise category that a package offers on a page of the planner. */
const templateMerchandiseCategorySchema = lazyObject(() => ({
  itemCategoryId: guid,
  arrangementPlannerMerchandisePage: z.enum(merchandisePage.values),
}));
export type TemplateMerchandiseCategory = z.infer<typeof templateMerchandiseCategorySchema>;

/**
 * Describes how a package changes one of its display services from the catalog's. `isAddOn`: families add it, and it doesn't come with the package.
 * `mappings` are the services that show and count with it, `questions` what it asks differently. Their rules are only the catalog's: saving a package
 * strips them (docs/decisions.md, Packages). Without a setting, a display service is as the catalog has it.
 */
export const displayServiceSettingSchema = lazyObject(() => ({
  displayServiceId: guid,
  isAddOn: z.boolean(),
  canRemoveInOnlineArrangements: z.boolean(),
  eventOrder: z.int().min(0).max(10_000),
  mappings: z.array(lazyObject(() => ({ serviceId: guid }))).max(50),
  questions: z.array(lazyObject(() => ({ id: guid, isOptional: z.boolean(), shouldShow: z.boolean() }))).max(100),
}));
export type DisplayServiceSetting = z.infer<typeof displayServiceSettingSchema>;

/**
 * Describes a package of services. New ones are active, for burial, a la carte (docs/decisions.md, Packages). `priceCents` is what the package costs: its
 * flat price, or the sum of its lines; `aLaCartePriceCents` is that sum, shown beside a flat price. `displayServices` are ids.
 */
export const templateSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  name: requiredLine(120),
  isActive: z.boolean().default(true),
  description: lines(2000).default(''),
  isDirectCremation: z.boolean().default(false),
  isImmediateBurial: z.boolean().default(false),
  includesCemeteryFee: z.boolean().default(false),
  cemeteryFeeDescription: lines(600).default(DEFAULT_CEMETERY_FEE_DESCRIPTION),
  includesCremationFee: z.boolean().default(false),
  crematoryFeeDescription: lines(600).default(DEFAULT_CREMATORY_FEE_DESCRIPTION),
  showOnGpl: z.boolean().default(false),
  showOnArrangementPlanner: z.boolean().default(false),
  /** A tradition that the package is made for; a preference of the catalog. */
  religionId: guid.optional(),
  priceCents: cents,
  aLaCartePriceCents: cents,
  dispositionType: z.enum(dispositionType.values).default('burial'),
  pricingMethod: z.enum(pricingMethod.values).default('a-la-carte'),
  defaultDisplayedDispositionType: z.enum(dispositionType.values).optional(),
  displayServices: z.array(guid).max(200).default([]),
  displayServiceSettings: z.array(displayServiceSettingSchema).max(200).optional(),
  packageServices: z.array(packageServiceSchema).max(200).default([]),
  templateMerchandiseCategories: z.array(templateMerchandiseCategorySchema).max(50).default([]),
  /** The home's own notes, above the cash-advance and consumer notes of 'Notes & Disclosures'. */
  notes: lines(2000).default(''),
  sortOrder: z.int().min(0).default(0),
}));
export type Template = z.infer<typeof templateSchema>;

/** Describes a package in brief. */
export const templateSummarySchema = lazyObject(() => ({
  id: guid,
  name: line(120),
  description: lines(2000),
  priceCents: cents,
}));
export type TemplateSummary = z.infer<typeof templateSummarySchema>;
