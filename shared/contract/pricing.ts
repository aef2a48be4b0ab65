/** `/api/services`, `/api/pricingPlans`: what a home charges, as its staff work on it before a price list is published. */
export const pricing = {};
