import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedLine, PricedPlan } from '../model/priced-plan.ts';
import { chosenTemplate } from '../planner/offers.ts';
import { identifiersOf } from '../planner/plan-facts.ts';
import { Account, countable, inStatementOrder } from './account.ts';
import { priceBookOf } from './charge.ts';
import { chosenCharges, heldServices } from './chosen-charges.ts';
import { discountsAndTaxes } from './discounts-and-taxes.ts';
import { addItems } from './item-lines.ts';
import { addPackage } from './package-charges.ts';
import { addRequired } from './required-charges.ts';
import { settledPlan } from './settled-plan.ts';

const sumOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** The account of a plan that is settled already (`settledPlan`). */
function accountOf(home: PlannerHome, plan: PlanChoices): Pick<PricedPlan, 'lines' | 'unpriced'> {
  const account = new Account();
  const book = priceBookOf(home);
  const template = chosenTemplate(home, plan);
  const data = identifiersOf(home, plan);
  if (template) addPackage(account, book, template);
  for (const charge of chosenCharges(book, plan, heldServices(home, plan)))
    account.add({ ...charge, quantity: countable(charge.quantity, charge.unitCents) });
  addItems(account, book, plan, template);
  addRequired({ account, book, plan, template, data });
  account.settle();
  const charged = account.lines;
  const lines = home.priceList ? [...charged, ...discountsAndTaxes(home.priceList, charged, data)] : charged;
  return { lines: inStatementOrder(lines), unpriced: [...account.unpriced.values()] };
}

/**
 * What a plan costs at a home, and why: the one rule that screen, server and PDF follow. Each line says why it is there and which line of the price list it
 * comes from; what has no price is named and never zero; what does not count here is in `dropped`. The total is the sum of the lines, to the cent, and
 * depends neither on the order of choices nor on who asks. Before a package is chosen there is nothing to price.
 */
export function pricePlan(home: PlannerHome, choices: PlanChoices): PricedPlan {
  const { plan, dropped } = settledPlan(home, choices);
  const { lines, unpriced } = accountOf(home, plan);
  return { lines, unpriced, dropped, totalCents: Math.max(0, sumOf(lines)) };
}
