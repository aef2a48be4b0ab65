import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PricedPlan } from '../model/priced-plan.ts';
import type { Template } from '../model/template.ts';
import { isOwnChoice } from '../planner/own-choice.ts';
import { type SettledChoices, settledChoices } from '../planner/settled-choices.ts';
import { Account, inStatementOrder } from './account.ts';
import { type Charge, keyOfLine, type Priceable } from './charge.ts';
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

/** An account that isn't settled yet: what a plan costs before a statement changes quantities or adds anything, and what it was made from. */
export type OpenAccount = { account: Account; book: PriceBook; settled: SettledChoices };

/** Charges what a plan has chosen, what that brings along, and what is required. `others` are goods that the home's offer doesn't have (`addItems`). */
export function openAccount(home: PlannerHome, plan: PlanChoices, others: readonly Charge[] = []): OpenAccount {
  const settled = settledChoices(home, plan);
  const { template, data, quantities } = settled;
  const book = priceBookOf(home);
  const account = new Account();
  if (template) addPackage(account, book, template);
  for (const charge of chosenCharges(book, settled, plan.timing)) account.add(charge);
  addItems(account, book, quantities, others);
  addRequired({ account, book, type: plan.dispositionType, template, data });
  return { account, book, settled };
}

/** Turns what is charged into lines, and adds what a flat package pays toward items. */
export function closeAccount({ account, book, settled: { template } }: OpenAccount): void {
  account.settle({ hasPriceList: book.home.priceList !== null });
  if (template) addAllowances(account, book, template);
}

/**
 * Returns what a plan costs at a home, and why: the one rule that screen, server, and PDF follow. Each line says why it is there and which line of the
 * price list it comes from. What has no price is named and never zero; what doesn't count here is in `dropped` (`settledChoices`). The total is the sum of
 * the lines, to the cent, and doesn't depend on the order of choices or on who asks. At a home without a price list nothing is priced. Results are cached,
 * so neither argument may ever change. A statement follows the same rule, part by part (`settleSelection`).
 */
export function pricePlan(home: PlannerHome, plan: PlanChoices): PricedPlan {
  const opened = openAccount(home, plan);
  closeAccount(opened);
  const { account, book, settled } = opened;
  const { template, data, dropped } = settled;
  const charged = { lines: account.lines, book, template };
  const computed = home.priceList ? discountsAndTaxes(home.priceList, charged, data) : [];
  const lines = inStatementOrder([...account.lines, ...computed]);
  const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { lines, unpriced: [...account.unpriced.values()], dropped: [...dropped], totalCents };
}

/**
 * Returns what the choices of a plan come to by the price list, US cents: without the fee for basic services, which comes with the first of them whatever it is, and
 * without taxes. What one choice adds is told by this, or else the first would seem to cost as much as the fee and itself.
 */
export const chosenCents = ({ lines }: Pick<PricedPlan, 'lines'>): number =>
  lines.reduce(
    (sum, { section, gplLine, amountCents }) => (section === 'taxes' || gplLine === 'basic-services' ? sum : sum + amountCents),
    0,
  );
