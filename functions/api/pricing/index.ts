/**
 * `/api/services`, `/api/pricingPlans`: what a home charges, as its staff edit it before a price list is published. One file per operation, in the
 * contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { calculateDisplayServicePrice } from './calculate-display-service-price.ts';
import { calculateWorkingDisplayServiceLogic } from './calculate-working-display-service-logic.ts';
import { calculateWorkingDisplayServicesLogic } from './calculate-working-display-services-logic.ts';
import { getAllSummaryServices } from './get-all-summary-services.ts';
import { getHomeRules } from './get-home-rules.ts';
import { getPricingIdentifiers } from './get-pricing-identifiers.ts';
import { getPricingOverviews } from './get-pricing-overviews.ts';
import { getPricingPlan } from './get-pricing-plan.ts';
import { getServiceCategoryPrices } from './get-service-category-prices.ts';
import { getServicePrice } from './get-service-price.ts';
import { getServices } from './get-services.ts';
import { getWorkingDisplayServiceFromLocationItem } from './get-working-display-service-from-location-item.ts';
import type { PricingContext } from './implementer.ts';
import { os } from './implementer.ts';
import { listPricingPlans } from './list-pricing-plans.ts';
import { saveContractTerms } from './save-contract-terms.ts';
import { savePriceRules } from './save-price-rules.ts';
import { savePricingPlan } from './save-pricing-plan.ts';

const router = os.router({
  getServices,
  getPricingIdentifiers,
  getWorkingDisplayServiceFromLocationItem,
  getServicePrice,
  calculateDisplayServicePrice,
  calculateWorkingDisplayServicesLogic,
  calculateWorkingDisplayServiceLogic,
  listPricingPlans,
  getAllSummaryServices,
  getPricingOverviews,
  getServiceCategoryPrices,
  getPricingPlan,
  savePricingPlan,
  getHomeRules,
  savePriceRules,
  saveContractTerms,
});

export const handler = apiHandler<PricingContext>({ router, context: (base) => base });
