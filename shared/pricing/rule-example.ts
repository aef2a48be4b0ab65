import type { GplLine } from '../model/enumerations/pricing.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { Discount, PriceRules, Tax } from '../model/price-list.ts';
import type { PricedLine } from '../model/priced-plan.ts';
import { discountsAndTaxes } from './discounts-and-taxes.ts';
import { PriceBook } from './price-book.ts';
import type { NamedCategory } from './rule-words.ts';

/** What an item of an excepted category costs in the example, US cents. */
const EXCEPTED_CENTS = 10_000;

/** A home with nothing but what the example sells. */
const homeWith = (items: PlannerHome['items']): PlannerHome => ({
  locationId: '',
  name: '',
  place: '',
  address: '',
  phone: '',
  timeZone: 'UTC',
  revision: '',
  priceList: null,
  services: [],
  displayServices: [],
  questions: [],
  preferenceGroups: [],
  templates: [],
  itemCategories: [],
  items,
});

type ExampleCharge = { key: string; section: PricedLine['section']; label: string; gplLine: GplLine | null; cents: number };

/** The charges of California's own example: goods of $3,145.00 that are taxed, and $5,203.00 that aren't (18 CCR 1505). */
const charges: readonly ExampleCharge[] = [
  { key: 'line:basic-services', section: 'services', label: 'Basic services', gplLine: 'basic-services', cents: 249_500 },
  {
    key: 'line:ceremony-facilities',
    section: 'services',
    label: 'Ceremony',
    gplLine: 'ceremony-facilities',
    cents: 220_800,
  },
  { key: 'line:caskets', section: 'merchandise', label: 'Casket', gplLine: 'caskets', cents: 269_500 },
  {
    key: 'line:outer-burial-containers',
    section: 'merchandise',
    label: 'Grave liner',
    gplLine: 'outer-burial-containers',
    cents: 45_000,
  },
  { key: 'advance:clergy', section: 'cash-advances', label: 'Clergy and flowers', gplLine: null, cents: 50_000 },
];

const lineOf = ({ key, section, label, gplLine, cents }: ExampleCharge, of: string | null = null): PricedLine => ({
  ...{ key, section, label, gplLine, of },
  ...{ detail: '', quantity: 1, unit: 'flat', unitCents: cents, amountCents: cents, includes: [] },
  why: { kind: 'chosen' },
});

/** A small account with taxes and discounts: its charges, what the rules add and take off, and the total, US cents. */
export type RuleExample = { charges: PricedLine[]; computed: PricedLine[]; totalCents: number };

/** Returns the line of an example item of a category, with the category and the price list line that it would have in a contract. */
const goodsOf = ({ id, gplLine = null }: NamedCategory, label: string, cents: number): PricedLine =>
  lineOf({ key: `item:${id}`, section: 'merchandise', label, gplLine, cents }, id);

/** Returns the charges of the example. Its goods have the home's category for their line, and there is an item of every other category that a tax excepts. */
function exampleLines(categories: readonly NamedCategory[], excepted: ReadonlySet<string>): PricedLine[] {
  const categoryFor = ({ section, gplLine }: ExampleCharge) =>
    section === 'merchandise' ? categories.find((each) => each.gplLine === gplLine) : undefined;
  const own = charges.map((charge) => {
    const category = categoryFor(charge);
    return category ? goodsOf(category, charge.label, charge.cents) : lineOf(charge);
  });
  const shown = new Set(own.map(({ of }) => of));
  const others = categories.filter(({ id }) => excepted.has(id) && !shown.has(id));
  return [...own, ...others.map((category) => goodsOf(category, `An item in ${category.name}`, EXCEPTED_CENTS))];
}

/**
 * Returns an account that shows what taxes and discounts do, by the rule that prices plans and contracts. Every discount is given, whatever its days and its
 * condition.
 */
export function ruleExample({ taxes, discounts }: PriceRules, categories: readonly NamedCategory[] = []): RuleExample {
  const lines = exampleLines(categories, new Set(taxes.flatMap(({ exceptCategoryIds }) => exceptCategoryIds)));
  const items = lines.flatMap(({ of: id, label: name, amountCents: priceCents }) =>
    id === null ? [] : [{ id, itemCategoryId: id, name, priceCents }],
  );
  const given = discounts.map(({ when: _when, ...discount }): Discount => discount);
  const account = { lines, book: new PriceBook(homeWith(items)), template: undefined };
  const computed = discountsAndTaxes({ taxes, discounts: given }, account, {});
  const totalCents = [...lines, ...computed].reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { charges: lines, computed, totalCents };
}

const computedOf = ({ computed }: RuleExample): number => computed.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Returns what a tax takes of the example, and how much that is, US cents. */
export function taxExample(tax: Tax, categories: readonly NamedCategory[]): { baseCents: number; taxCents: number } {
  const centsAt = (ratePpm: number) => computedOf(ruleExample({ taxes: [{ ...tax, ratePpm }], discounts: [] }, categories));
  return { baseCents: centsAt(1_000_000), taxCents: centsAt(tax.ratePpm) };
}

/** Returns from how much of the example a discount is taken, and how much it is, US cents. */
export function discountExample(discount: Discount): { baseCents: number; offCents: number } {
  const { basisPoints: _share, amountCents: _amount, ...rest } = discount;
  const centsOf = (each: Discount) => 0 - computedOf(ruleExample({ taxes: [], discounts: [each] }));
  return { baseCents: centsOf({ ...rest, basisPoints: 10_000 }), offCents: centsOf(discount) };
}
