/** Code that works out prices and compares a plan with what it was: one file to load, because each preload list is as long as its file names. */
export { pricePlan } from '#shared/pricing/price-plan.ts';
export { formerPlan, isAnythingChanged, whatChanged } from '#shared/pricing/what-changed.ts';
