/** What works out prices and compares two accounts: one file to ask for, since each list of what a file needs is as long as its names. */
export { compareAccounts, isChanged } from '#shared/pricing/compare-accounts.ts';
export { pricePlan } from '#shared/pricing/price-plan.ts';
