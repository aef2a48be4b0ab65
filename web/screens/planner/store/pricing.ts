/** Code that works out prices and compares two breakdowns: one file to load, because each preload list is as long as its file names. */
export { compareAccounts, isChanged } from '#shared/pricing/compare-accounts.ts';
export { pricePlan } from '#shared/pricing/price-plan.ts';
