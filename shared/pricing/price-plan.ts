import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedPlan } from '../model/priced-plan.ts';
import { settledChoices } from '../planner/settled-choices.ts';
import { Account, inStatementOrder } from './account.ts';
import { chargeSums } from './charge-sums.ts';
import { chosenCharges } from './chosen-charges.ts';
import { discountsAndTaxes } from './discounts-and-taxes.ts';
import { addAllowances, addItems } from './item-charges.ts';
import { addPackage } from './package-charges.ts';
import { priceBookOf } from './price-book.ts';
import { addRequired } from './required-charges.ts';

/**
 * What a plan costs at a home, and why: the one rule that screen, server and PDF follow. Each line says why it is there and which line of the price list it
 * comes from; what has no price is named and never zero; what does not count here is in `dropped` (`settledChoices`). The total is the sum of the lines, to
 * the cent, and depends neither on the order of choices nor on who asks. At a home without a price list nothing is priced. Neither argument is changed, now
 * or later: what is worked out of them is kept.
 */
export function pricePlan(home: PlannerHome, plan: PlanChoices): PricedPlan {
  const settled = settledChoices(home, plan);
  const { template, data, quantities, dropped } = settled;
  const book = priceBookOf(home);
  const account = new Account();
  if (template) addPackage(account, book, template);
  for (const charge of chosenCharges(book, settled, plan.timing)) account.add(charge);
  addItems(account, book, quantities);
  addRequired({ account, book, type: plan.dispositionType, template, data });
  account.settle({ hasPriceList: home.priceList !== null });
  if (template) addAllowances(account, book, template);
  const sums = chargeSums(account.lines, book, template);
  const charged = home.priceList ? [...account.lines, ...discountsAndTaxes(home.priceList, sums, data)] : account.lines;
  const lines = inStatementOrder(charged);
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { lines, unpriced: [...account.unpriced.values()], dropped: [...dropped], totalCents };
}
