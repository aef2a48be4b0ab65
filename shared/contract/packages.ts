import * as z from 'zod';
import { sectionType } from '#shared/model/enumerations/section.ts';
import { merchandiseCategorySchema } from '#shared/model/merchandise.ts';
import { plannerHomeSchema } from '#shared/model/planner-home.ts';
import { MAX_PACKAGES, sentTemplateSchema } from '#shared/model/saved-template.ts';
import { sectionSchema } from '#shared/model/section.ts';
import { templateSchema } from '#shared/model/template.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';

/** How often a row was saved; 0 for a new one. */
const seenVersion = z.int().min(0).max(1_000_000_000);
const one = lazyObject(() => ({ id: guid }));
const nothing = lazyObject(() => ({})).optional();

/** Describes a package with the version that its next save sends. `unpriced` lists what it includes but the home has no price for; no sum counts it. */
const ownTemplateSchema = lazyObject(() => ({
  template: templateSchema,
  version: seenVersion,
  unpriced: z.array(z.string()),
}));
export type OwnTemplate = z.infer<typeof ownTemplateSchema>;

/** Describes what a package can be made of: the home's planner data (no packages or single items), and the catalog's groups. */
const templateChoicesSchema = lazyObject(() => ({
  home: plannerHomeSchema,
  serviceCategories: z.array(lazyObject(() => ({ id: guid, name: z.string(), serviceIds: z.array(guid) }))),
  /** Kinds of merchandise; `isSold` is true if the home has priced any of it. */
  itemCategories: z.array(
    lazyObject(() => ({ id: guid, name: z.string(), isSold: z.boolean(), pages: merchandiseCategorySchema.shape.pages })),
  ),
}));
export type TemplateChoices = z.infer<typeof templateChoicesSchema>;

/** Describes a preconfigured package in brief, with what it includes. */
const preConfiguredSummarySchema = lazyObject(() => ({
  id: guid,
  name: z.string(),
  description: z.string(),
  dispositionType: templateSchema.shape.dispositionType,
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
}));
export type PreConfiguredSummary = z.infer<typeof preConfiguredSummarySchema>;

/** Describes a paragraph of the home's documents with the version that its next save sends. */
const ownSectionSchema = lazyObject(() => ({ section: sectionSchema, version: seenVersion }));
export type OwnSection = z.infer<typeof ownSectionSchema>;

/** `/api/templates`, `/api/preConfiguredTemplates`, `/api/sections`: a home's packages and the paragraphs of its documents. */
export const packages = {
  getOwnTemplates: call({
    name: 'getOwnTemplates',
    method: 'GET',
    path: '/api/templates',
    access: 'prices.read',
    summary: "Lists the home's packages in order, including archived ones",
  })
    .input(nothing)
    .output(lazyObject(() => ({ items: z.array(ownTemplateSchema) }))),
  getTemplateChoices: call({
    name: 'getTemplateChoices',
    method: 'GET',
    path: '/api/templates/choices',
    access: 'prices.read',
    summary: "Returns what a package can be made of, at the home's prices",
  })
    .input(nothing)
    .output(templateChoicesSchema),
  saveTemplate: call({
    name: 'saveTemplate',
    method: 'POST',
    path: '/api/templates/save',
    access: 'packages.change',
    summary:
      'Saves a whole package, a new one with version 0; the server computes the price; 409 if someone else has saved it since',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ version: seenVersion, template: sentTemplateSchema })))
    .output(ownTemplateSchema),
  orderTemplates: call({
    name: 'orderTemplates',
    method: 'POST',
    path: '/api/templates/order',
    access: 'packages.change',
    summary: 'Puts the packages in this order; those not listed follow in their current order',
  })
    .input(lazyObject(() => ({ ids: z.array(guid).min(1).max(MAX_PACKAGES) })))
    .output(lazyObject(() => ({ ids: z.array(guid) }))),
  archiveTemplate: call({
    name: 'archiveTemplate',
    method: 'DELETE',
    path: '/api/templates/{id}',
    access: 'packages.change',
    summary: 'Archives a package: families are no longer offered it, but plans that started with it keep it; nothing is erased',
  })
    .input(one)
    .output(ownTemplateSchema),
  restoreTemplate: call({
    name: 'restoreTemplate',
    method: 'POST',
    path: '/api/templates/{id}/restore',
    access: 'packages.change',
    summary: 'Restores an archived package, so that families are offered it again',
  })
    .input(one)
    .output(ownTemplateSchema),
  duplicateTemplate: call({
    name: 'duplicateTemplate',
    method: 'POST',
    path: '/api/templates/{id}/duplicate',
    access: 'packages.change',
    summary: 'Copies a package; the copy stays archived until it is restored, so families never see two alike',
    idempotency: 'required',
  })
    .input(one)
    .output(ownTemplateSchema),
  getPreConfiguredTemplates: call({
    name: 'getPreConfiguredTemplates',
    method: 'GET',
    path: '/api/preConfiguredTemplates',
    access: 'prices.read',
    summary: 'Lists the packages to start from, with what each includes',
  }).output(lazyObject(() => ({ items: z.array(preConfiguredSummarySchema) }))),
  getTemplateFromPreConfiguredTemplate: call({
    name: 'getTemplateFromPreConfiguredTemplate',
    method: 'GET',
    path: '/api/preConfiguredTemplates/getTemplateFromPreConfiguredTemplate/{id}',
    access: 'prices.read',
    summary: "Returns a package for this home made from a preconfigured one, at the home's prices; it isn't saved yet",
  })
    .input(one)
    .output(ownTemplateSchema),
  getAllSections: call({
    name: 'getAllSections',
    method: 'GET',
    path: '/api/sections/allSections',
    access: 'prices.read',
    summary: "Lists the paragraphs of the home's documents in order, including archived ones; of one type or all",
  })
    .input(lazyObject(() => ({ sectionType: z.enum(sectionType.values).optional() })))
    .output(lazyObject(() => ({ items: z.array(ownSectionSchema) }))),
  saveSection: call({
    name: 'saveSection',
    method: 'POST',
    path: '/api/sections/save',
    access: 'packages.change',
    summary: 'Saves a paragraph, a new one with version 0; `isActive: false` archives it; 409 if someone else has saved it since',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ version: seenVersion, section: sectionSchema.omit({ providerLocationId: true }) })))
    .output(ownSectionSchema),
};
