import type { GplLine } from '../model/enumerations/pricing.ts';
import { gplLine as gplLines } from '../model/enumerations/pricing.ts';
import { type PlanSection, type PricedLine, planSection, type UnpricedLine } from '../model/priced-plan.ts';
import { MAX_CENTS } from '../values/money.ts';
import type { Charge } from './charge.ts';

/** A plan's account while it is made up: what is charged once each, what a flat package covers, what has no price, and finished lines. */
export class Account {
  readonly charges = new Map<string, Charge>();
  /** Keys of charges that are paid for already: inside a flat package, or inside an all-in line. */
  readonly covered = new Set<string>();
  /** Lines of which an item was chosen. */
  readonly fulfilled = new Set<GplLine>();
  readonly unpriced = new Map<string, UnpricedLine>();
  readonly lines: PricedLine[] = [];

  /** Charges something once: of the same key the larger quantity counts, and the reason that came first. What is covered is not charged. */
  add(charge: Charge): void {
    if (this.covered.has(charge.key)) return;
    const there = this.charges.get(charge.key);
    if (!there) this.charges.set(charge.key, charge);
    else if (there.quantity < charge.quantity) this.charges.set(charge.key, { ...there, quantity: charge.quantity });
  }

  /** Whether a line of the price list is on the account, inside what is paid, or there as an item. */
  has(line: GplLine): boolean {
    return this.covered.has(`line:${line}`) || this.charges.has(`line:${line}`) || this.fulfilled.has(line);
  }

  /** Takes a charge off and says that it is paid for. */
  cover(key: string): void {
    this.charges.delete(key);
    this.covered.add(key);
  }

  /** Names something that has no price here, once. */
  leaveUnpriced(line: UnpricedLine): void {
    if (!this.unpriced.has(line.key)) this.unpriced.set(line.key, line);
  }

  /** Turns the charges into lines; those without a price are named instead. */
  settle(): void {
    for (const { unitCents, quantity, ...charge } of this.charges.values()) {
      if (unitCents === null)
        this.leaveUnpriced({
          key: charge.key,
          label: charge.label,
          reason: 'This home lists no price for it. Ask the home before you decide.',
        });
      else this.lines.push({ ...charge, quantity, unitCents, amountCents: unitCents * quantity, includes: [] });
    }
    this.charges.clear();
  }
}

/** How many of something can stand on an account without leaving what is counted exactly. */
export const countable = (quantity: number, unitCents: number | null): number =>
  unitCents ? Math.max(1, Math.min(quantity, Math.floor(MAX_CENTS / unitCents))) : quantity;

const sections = new Map<PlanSection, number>(planSection.values.map((section, at) => [section, at]));
const listOrder = new Map<GplLine, number>(gplLines.values.map((line, at) => [line, at]));

const placeOf = ({ gplLine }: PricedLine): number => (gplLine === null ? listOrder.size : (listOrder.get(gplLine) as number));

/**
 * The lines in the order of a statement: by section, then as a price list has them, then by name; an allowance follows what it is off. The order in which
 * things were chosen leaves no trace.
 */
export const inStatementOrder = (lines: readonly PricedLine[]): PricedLine[] =>
  lines.toSorted(
    (one, other) =>
      (sections.get(one.section) as number) - (sections.get(other.section) as number) ||
      placeOf(one) - placeOf(other) ||
      (one.amountCents < 0 ? 1 : 0) - (other.amountCents < 0 ? 1 : 0) ||
      (one.label < other.label ? -1 : one.label > other.label ? 1 : 0) ||
      (one.key < other.key ? -1 : 1),
  );
