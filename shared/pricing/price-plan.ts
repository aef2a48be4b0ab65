import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedPlan } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { isOwnChoice } from '../planner/own-choice.ts';
import { settledChoices } from '../planner/settled-choices.ts';
import { Account, inStatementOrder } from './account.ts';
import { keyOfLine, type Priceable } from './charge.ts';
import { chargeSums } from './charge-sums.ts';
import { chosenCharges } from './chosen-charges.ts';
import { discountsAndTaxes } from './discounts-and-taxes.ts';
import { addAllowances, addItems } from './item-charges.ts';
import { type PriceBook, priceBookOf } from './price-book.ts';
import { addRequired } from './required-charges.ts';

/** Adds what every plan without a package begins with, each for its own reason. The fee for basic services and the crematory's follow (`addRequired`). */
function addOwnChoice(account: Account, { id, name }: Template, included: readonly Priceable[]): void {
  for (const each of included)
    if (each.gplLine !== 'basic-services' && each.gplLine !== 'cremation-fee')
      account.add({ ...each, quantity: 1, of: id, why: { kind: 'follows', because: name } });
}

/**
 * Adds a package to the account. A flat one is one line at its price and covers what it includes, each with what it would cost alone. An a la carte one is
 * what it includes, line by line at the home's own prices: ranges at their low end, containers at the home's cheapest (`lowestCents`). A package marked as
 * including the crematory's fee has paid it even without a line for it.
 */
function addPackage(account: Account, book: PriceBook, template: Template): void {
  const included = book.included(template);
  const why = { kind: 'package', name: template.name } as const;
  if (template.pricingMethod === 'a-la-carte') {
    if (isOwnChoice(template)) addOwnChoice(account, template, included);
    else for (const each of included) account.add({ ...each, quantity: 1, of: template.id, why });
    if (template.includesCremationFee && !account.has('cremation-fee')) account.covered.add(keyOfLine('cremation-fee'));
    return;
  }
  for (const { key } of included) account.covered.add(key);
  if (template.includesCremationFee) account.covered.add(keyOfLine('cremation-fee'));
  account.lines.push({
    key: `package:${template.id}`,
    section: 'package',
    label: template.name,
    detail: '',
    quantity: 1,
    unit: 'flat',
    unitCents: template.priceCents,
    amountCents: template.priceCents,
    gplLine: null,
    of: template.id,
    why,
    includes: included.map(({ label, gplLine, unitCents }) => ({ label, gplLine, aLaCarteCents: unitCents })),
  });
}

/**
 * Returns what a plan costs at a home, and why: the one rule that screen, server, and PDF follow. Each line says why it is there and which line of the
 * price list it comes from. What has no price is named and never zero; what doesn't count here is in `dropped` (`settledChoices`). The total is the sum of
 * the lines, to the cent, and doesn't depend on the order of choices or on who asks. At a home without a price list nothing is priced. Results are cached,
 * so neither argument may ever change.
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
