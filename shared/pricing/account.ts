import { type GplLine, gplLine as gplLines, type PlanSection, planSection } from '../model/enumerations/pricing.ts';
import type { PricedLine, UnpricedLine } from '../model/priced-plan.ts';
import { type Charge, isThing, keyOfLine, MAX_CHARGE_CENTS, MAX_UNITS, strongerWhy } from './charge.ts';

/** Why something in a plan has no price, in words. */
const NO_PRICE = 'This home lists no price for it. Ask the home before you decide.';
const NO_PRICE_LIST = 'This home has not published its price list, so nothing can be priced yet.';
const TOO_MUCH = 'This is more than can be priced here. Ask the home.';
const BEYOND = 'The package includes one. This is the price of any beyond that.';

/** A plan's account in progress: what is charged once each, what a flat package covers, what has no price, and finished lines. */
export class Account {
  readonly charges = new Map<string, Charge>();
  /** Keys of what is already paid for, by a flat package or an all-in line. */
  readonly covered = new Set<string>();
  /** Lines for which an item was chosen. */
  readonly fulfilled = new Set<GplLine>();
  readonly unpriced = new Map<string, UnpricedLine>();
  readonly lines: PricedLine[] = [];

  /**
   * Charges something once: for the same key, the larger quantity and the stronger reason count. What a package covers isn't charged again. A package
   * covers one of a thing, and any beyond that is charged; for hours, miles, or copies, the package itself says how many it includes.
   */
  add(charge: Charge): void {
    const isCovered = this.covered.has(charge.key);
    const quantity = isCovered ? (isThing(charge.unit) ? charge.quantity - 1 : 0) : charge.quantity;
    if (quantity < 1) return;
    const there = this.charges.get(charge.key);
    if (!there) {
      this.charges.set(charge.key, isCovered ? { ...charge, quantity, detail: BEYOND } : charge);
      return;
    }
    const why = strongerWhy(there.why, charge.why);
    const of = why === there.why ? there.of : charge.of;
    this.charges.set(charge.key, { ...there, of, why, quantity: Math.max(there.quantity, quantity) });
  }

  /** Returns whether a line of the price list is on the account, already paid for, or there as an item. */
  has(line: GplLine): boolean {
    const key = keyOfLine(line);
    return this.covered.has(key) || this.charges.has(key) || this.fulfilled.has(line);
  }

  /** Removes a charge and marks it as paid for. */
  cover(key: string): void {
    this.charges.delete(key);
    this.covered.add(key);
  }

  /** Names something that has no price here, once. */
  leaveUnpriced(line: UnpricedLine): void {
    if (!this.unpriced.has(line.key)) this.unpriced.set(line.key, line);
  }

  /** Turns the charges into lines. It only names those without a price or beyond what one account can have, and all of them if the home has no price list. */
  settle({ hasPriceList }: { hasPriceList: boolean }): void {
    const charged = [...this.charges.values()].flatMap(({ unitCents, ...charge }): PricedLine[] => {
      if (unitCents !== null && hasPriceList && charge.quantity <= MAX_UNITS)
        return [{ ...charge, unitCents, amountCents: unitCents * charge.quantity, includes: [] }];
      const reason = hasPriceList ? (unitCents === null ? NO_PRICE : TOO_MUCH) : NO_PRICE_LIST;
      this.leaveUnpriced({ key: charge.key, label: charge.label, reason });
      return [];
    });
    const all = inStatementOrder([...this.lines.splice(0), ...charged]);
    let sum = 0;
    for (const line of all) {
      const fits = sum + line.amountCents <= MAX_CHARGE_CENTS;
      if (hasPriceList && fits) this.lines.push(line);
      else this.leaveUnpriced({ key: line.key, label: line.label, reason: hasPriceList ? TOO_MUCH : NO_PRICE_LIST });
      if (fits) sum += line.amountCents;
    }
    this.charges.clear();
  }
}

const sections = new Map<PlanSection, number>(planSection.values.map((section, at) => [section, at]));
const listOrder = new Map<GplLine, number>(gplLines.values.map((line, at) => [line, at]));

const placeOf = ({ gplLine }: PricedLine): number => (gplLine === null ? listOrder.size : (listOrder.get(gplLine) as number));

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Returns the lines in the order of a statement: by section, then in the price list's order, then by name; an allowance follows what it reduces. The order
 * in which things were chosen doesn't matter.
 */
export const inStatementOrder = <Line extends PricedLine>(lines: readonly Line[]): Line[] =>
  lines.toSorted(
    (one, other) =>
      (sections.get(one.section) as number) - (sections.get(other.section) as number) ||
      placeOf(one) - placeOf(other) ||
      Number(one.amountCents < 0) - Number(other.amountCents < 0) ||
      byText(one.label, other.label) ||
      byText(one.key, other.key),
  );
