import type { ChargeKind, GplLine, PriceUnit } from '../model/enumerations/pricing.ts';
import type { LineWhy, PricedLine } from '../model/priced-plan.ts';
import { MAX_CENTS } from '../values/money.ts';

/**
 * Something charged once, however many reasons there are for it: a line of the price list (`key` is `line:<line>`), a service without one (`service:<id>`),
 * an item (`item:<id>`), or an answer's price (`answer:...`); on a statement also a special order (`special:<id>`). `unitCents` is null if the home has no price for it.
 */
export type Charge = Omit<PricedLine, 'section' | 'unitCents' | 'amountCents' | 'includes'> & {
  section: ChargeKind;
  unitCents: number | null;
};

/** What is known about a line or service at a home: its words, its price, and its section of the account. */
export type Priceable = Omit<Charge, 'quantity' | 'of' | 'why'>;

/** The most units of one charge: miles of the longest distance that a question accepts. An answer can be any number, but a bill can't. */
export const MAX_UNITS = 25_000;

/** The most that all charges of one account may be, US cents. With twenty taxes of half of it each, the total still fits (`MAX_CENTS`). */
export const MAX_CHARGE_CENTS = Math.floor(MAX_CENTS / 11);

/** The four lines whose price already includes basic services and overhead (16 CFR 453.2(b)(4)(iii)(C)(1)). */
export const allInLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'];

/** Returns the key under which a line of the price list is charged once. */
export const keyOfLine = (line: GplLine): string => `line:${line}`;

/** Returns whether a line is of goods that were chosen one by one, from the home's offer or as a special order. */
export const isBought = (key: string): boolean => key.startsWith('item:') || key.startsWith('special:');

const goods: ReadonlySet<GplLine> = new Set([
  'caskets',
  'outer-burial-containers',
  'printed-package',
  'urn',
  'alternative-container',
]);

/**
 * Returns the kind of charge of a line or service. The crematory's fee is passed on; for every other service the catalog says whether it is a cash advance,
 * which is itemized separately (16 CFR 453.2(b)(5)).
 */
export function kindOf(line: GplLine | null | undefined, isCashAdvance: boolean): ChargeKind {
  if (isCashAdvance || line === 'cremation-fee') return 'cash-advances';
  return line && goods.has(line) ? 'merchandise' : 'services';
}

/** Returns whether a unit is one thing rather than time, distance, or paper. A package includes exactly one of a thing. */
export const isThing = (unit: PriceUnit): boolean => unit === 'flat' || unit === 'each';

/** How close to a whole number a quantity counts as whole: 0.1 + 0.2 miles isn't a second mile. */
const NEARLY = 1e-6;

/** Returns the whole number of units to charge, rounded up; 0 if it isn't a positive number. */
export const unitsOf = (value: unknown): number => (typeof value === 'number' && value > NEARLY ? Math.ceil(value - NEARLY) : 0);

const ranks: readonly LineWhy['kind'][] = ['package', 'non-declinable', 'chosen', 'required', 'follows'];

/** Returns the stronger of two reasons for one line: the family's own choice says more than what followed from it. */
export const strongerWhy = (one: LineWhy, other: LineWhy): LineWhy =>
  ranks.indexOf(other.kind) < ranks.indexOf(one.kind) ? other : one;
