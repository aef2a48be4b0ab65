import type { ChargeKind, GplLine, PriceUnit } from '../model/enumerations/pricing.ts';
import type { LineWhy, PricedLine } from '../model/priced-plan.ts';
import { MAX_CENTS } from '../values/money.ts';

/**
 * Something that is charged once, however many reasons there are for it: a line of the price list (`key` is `line:<line>`), a service without one
 * (`service:<id>`), an item (`item:<id>`), what an answer costs (`answer:...`). `unitCents` null: the home has no price for it.
 */
export type Charge = Omit<PricedLine, 'section' | 'unitCents' | 'amountCents' | 'includes'> & {
  section: ChargeKind;
  unitCents: number | null;
};

/** What is known of a line or a service at a home: its words, its price and the part of the account that it stands in. */
export type Priceable = Omit<Charge, 'quantity' | 'of' | 'why'>;

/** Most units of one charge: miles of the longest distance that a question takes. An answer can be any number, a bill cannot. */
export const MAX_UNITS = 25_000;

/** The most that all charges of one account may be, US cents; with twenty taxes of half of it each, the total can still be written (`MAX_CENTS`). */
export const MAX_CHARGE_CENTS = Math.floor(MAX_CENTS / 11);

/** The four lines whose price already holds the basic services and overhead (16 CFR 453.2(b)(4)(iii)(C)(1)). */
export const allInLines: readonly GplLine[] = ['direct-cremation', 'immediate-burial', 'forwarding', 'receiving'];

/** The key of a line of the price list, under which it is charged once. */
export const keyOfLine = (line: GplLine): string => `line:${line}`;

const goods: ReadonlySet<GplLine> = new Set([
  'caskets',
  'outer-burial-containers',
  'printed-package',
  'urn',
  'alternative-container',
]);

/**
 * What kind of charge a line or a service is. The crematory's fee is paid on to it; of every other service the catalog says whether it is a cash advance,
 * which is itemised apart (16 CFR 453.2(b)(5)).
 */
export function kindOf(line: GplLine | null | undefined, isCashAdvance: boolean): ChargeKind {
  if (isCashAdvance || line === 'cremation-fee') return 'cash-advances';
  return line && goods.has(line) ? 'merchandise' : 'services';
}

/** Units of one thing rather than of time, distance or paper: of those a package says how many it holds, namely one. */
export const isThing = (unit: PriceUnit): boolean => unit === 'flat' || unit === 'each';

/** How near to a whole number a quantity is taken for it: 0.1 + 0.2 miles are not a second mile. */
const NEARLY = 1e-6;

/** A whole number of units that are charged: rounded up; what is no number, or nothing, is 0. */
export const unitsOf = (value: unknown): number => (typeof value === 'number' && value > NEARLY ? Math.ceil(value - NEARLY) : 0);

const ranks: readonly LineWhy['kind'][] = ['package', 'non-declinable', 'chosen', 'required', 'follows'];

/** Of two reasons for one line the one that stands on the account: what the family did itself says more than what followed. */
export const strongerWhy = (one: LineWhy, other: LineWhy): LineWhy =>
  ranks.indexOf(other.kind) < ranks.indexOf(one.kind) ? other : one;
