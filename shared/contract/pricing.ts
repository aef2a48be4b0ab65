import * as z from 'zod';
import { contractTermsSchema } from '#shared/model/contract-terms.ts';
import { displayServiceSchema } from '#shared/model/display-service.ts';
import { planChoicesSchema } from '#shared/model/plan-choices.ts';
import { priceRulesSchema } from '#shared/model/price-list.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { queryList } from './page.ts';
import { calculatedPlanSchema } from './planner-views.ts';
import {
  categoryOverviewSchema,
  categoryPricesSchema,
  displayServicePriceSchema,
  homeRulesSchema,
  pricingIdentifierSchema,
  pricingPlanSchema,
  pricingPlanSummarySchema,
  savedRowSchema,
  servicePriceAnswerSchema,
  staffServiceSchema,
  summaryServiceSchema,
} from './pricing-views.ts';
import { noCardNumber } from './safe-text.ts';

const services = '/api/services';
const plans = '/api/pricingPlans';
const flag = z.stringbool().default(false);

/** How often something of a home was saved, as its screen saw it. */
const seenVersion = z.int().min(0).max(1_000_000_000);

/** The most rows in one save; a home has fewer. */
const MAX_SAVED_ROWS = 300;
/** The largest quantity that a service is priced for: as many as the planner ever charges. */
const MAX_QUANTITY = 25_000;

/** `/api/services`, `/api/pricingPlans`: the working prices of the caller's home, before a price list is published. */
export const pricing = {
  getServices: call({
    name: 'getServices',
    method: 'GET',
    path: services,
    access: 'prices.read',
    summary: "Lists the catalog's services, with the requested texts",
  })
    .input(
      lazyObject(() => ({
        includeInactiveServices: flag,
        sortByCategories: flag,
        categoryId: guid.optional(),
        includeDisplayTexts: flag,
        includeDetailTexts: flag,
        includeFeatureTexts: flag,
        runGPLTextLogic: flag,
        runContractTextLogic: flag,
      })),
    )
    .output(lazyObject(() => ({ items: z.array(staffServiceSchema) }))),
  getPricingIdentifiers: call({
    name: 'getPricingIdentifiers',
    method: 'GET',
    path: `${services}/GetPricingIdentifiers/{id}`,
    access: 'prices.read',
    summary: 'Lists the identifiers whose values affect the price of a display service',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(lazyObject(() => ({ items: z.array(pricingIdentifierSchema) }))),
  getWorkingDisplayServiceFromLocationItem: call({
    name: 'getWorkingDisplayServiceFromLocationItem',
    method: 'GET',
    path: `${services}/getDisplayServiceFromLocationItem`,
    access: 'prices.read',
    summary: "Returns the display services of the home's items at its working prices",
  })
    .input(lazyObject(() => ({ locationItemIds: queryList(guid, 100), selectedTemplateId: guid.optional() })))
    .output(lazyObject(() => ({ items: z.array(displayServiceSchema) }))),
  getServicePrice: call({
    name: 'getServicePrice',
    method: 'POST',
    path: `${services}/GetServicePrice`,
    access: 'prices.read',
    summary: 'Returns what some number of a service costs at the working prices',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ serviceId: guid, quantity: z.number().min(0).max(MAX_QUANTITY).default(1) })))
    .output(servicePriceAnswerSchema),
  calculateDisplayServicePrice: call({
    name: 'calculateDisplayServicePrice',
    method: 'POST',
    path: `${services}/CalculateDisplayServicePrice`,
    access: 'prices.read',
    summary: 'Returns what a display service of a plan costs at the working prices',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ displayServiceId: guid, plan: planChoicesSchema })))
    .output(displayServicePriceSchema),
  calculateWorkingDisplayServicesLogic: call({
    name: 'calculateWorkingDisplayServicesLogic',
    method: 'POST',
    path: `${services}/CalculateDisplayServicesLogic`,
    access: 'prices.read',
    summary: 'Runs the logic of every display service of a plan and prices it at the working prices',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ plan: planChoicesSchema })))
    .output(calculatedPlanSchema),
  calculateWorkingDisplayServiceLogic: call({
    name: 'calculateWorkingDisplayServiceLogic',
    method: 'POST',
    path: `${services}/CalculateDisplayServiceLogic`,
    access: 'prices.read',
    summary: 'Runs the logic of one display service of a plan at the working prices',
    idempotency: 'exempt',
  })
    .input(lazyObject(() => ({ displayServiceId: guid, plan: planChoicesSchema })))
    .output(displayServiceSchema),
  listPricingPlans: call({
    name: 'listPricingPlans',
    method: 'GET',
    path: plans,
    access: 'prices.read',
    summary: "Lists the home's working prices and published versions in brief, latest first",
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(pricingPlanSummarySchema) }))),
  getAllSummaryServices: call({
    name: 'getAllSummaryServices',
    method: 'GET',
    path: `${plans}/getAllSummaryServices`,
    access: 'prices.read',
    summary: 'Lists every service and item that the home can price, in brief',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ items: z.array(summaryServiceSchema) }))),
  getPricingOverviews: call({
    name: 'getPricingOverviews',
    method: 'GET',
    path: `${plans}/overviews`,
    access: 'prices.read',
    summary:
      'Returns how many items of each service and merchandise category are priced, and what changed since the current list',
  })
    .input(lazyObject(() => ({})))
    .output(lazyObject(() => ({ categories: z.array(categoryOverviewSchema) }))),
  getServiceCategoryPrices: call({
    name: 'getServiceCategoryPrices',
    method: 'GET',
    path: `${plans}/serviceCategory/{id}`,
    access: 'prices.read',
    summary: 'Lists the rows of one category of services or merchandise',
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(categoryPricesSchema),
  getPricingPlan: call({
    name: 'getPricingPlan',
    method: 'GET',
    path: `${plans}/{id}`,
    access: 'prices.read',
    summary: "Returns the working prices (for the home's id) or a published version, in full",
  })
    .input(lazyObject(() => ({ id: guid })))
    .output(pricingPlanSchema),
  savePricingPlan: call({
    name: 'savePricingPlan',
    method: 'POST',
    path: plans,
    access: 'prices.change',
    summary: 'Saves rows of the working prices independently; the answer says whether each was saved, and if not, why',
  })
    .input(lazyObject(() => ({ rows: z.array(z.unknown()).min(1).max(MAX_SAVED_ROWS) })))
    .output(lazyObject(() => ({ results: z.array(savedRowSchema) }))),
  getHomeRules: call({
    name: 'getHomeRules',
    method: 'GET',
    path: `${plans}/rules`,
    access: 'prices.read',
    summary: 'Returns the taxes and discounts of the next price list, and what the home sets once for its contracts',
  })
    .input(lazyObject(() => ({})))
    .output(homeRulesSchema),
  savePriceRules: call({
    name: 'savePriceRules',
    method: 'POST',
    path: `${plans}/rules`,
    access: 'prices.change',
    summary: 'Saves the taxes and discounts of the next price list. Families see them once it’s published',
  })
    .input(lazyObject(() => ({ version: seenVersion, rules: priceRulesSchema })))
    .output(lazyObject(() => ({ version: z.int() }))),
  saveContractTerms: call({
    name: 'saveContractTerms',
    method: 'POST',
    path: `${plans}/contractTerms`,
    access: 'prices.change',
    summary: 'Saves what the home sets once for its contracts. It applies to those that are begun from then on',
  })
    .input(
      lazyObject(() => ({
        version: seenVersion,
        terms: contractTermsSchema.extend({ text: contractTermsSchema.shape.text.check(noCardNumber) }),
      })),
    )
    .output(lazyObject(() => ({ version: z.int() }))),
};
