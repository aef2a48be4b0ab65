// A change of many prices as someone types it, and what it would make of the rows that show.
import { changedPrice, type PriceChange, type roundingSteps, type roundingWays } from '#shared/merchandise/bulk-prices.ts';
import { formatCents, MAX_CENTS, parseCents } from '#shared/values/money.ts';
import { amountText, typedCents } from '#web/parts/grid/amount-text.ts';
import type { CellText } from '#web/parts/grid/grid-edits.ts';
import type { OfferRow } from './offer-row.ts';

/** What is chosen and typed in the dialog. */
export type TypedChange = {
  kind: PriceChange['kind'];
  direction: 'raise' | 'lower';
  /** Percent, or dollars. */
  amount: string;
  step: (typeof roundingSteps)[number];
  way: (typeof roundingWays)[number];
};

export const firstChange: TypedChange = { kind: 'percent', direction: 'raise', amount: '', step: 100, way: 'nearest' };

/** The most that prices can be raised by. */
const MAX_PERCENT = 1000;

function percentOf(text: string): number | undefined {
  const typed = text.replace(/[%\s]/g, '');
  return /^\d{1,5}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

/** Returns the change that is meant, or what is wrong with the amount. */
export function changeOf({ kind, direction, amount, step, way }: TypedChange): { change: PriceChange } | { fault: string } {
  const sign = direction === 'raise' ? 1 : -1;
  if (kind === 'round') return { change: { kind, stepCents: step, way } };
  if (kind === 'percent') {
    const basisPoints = percentOf(amount);
    const most = sign > 0 ? MAX_PERCENT : 100;
    if (basisPoints === undefined || basisPoints === 0) return { fault: 'Enter a percentage, such as 5 or 2.5.' };
    if (basisPoints > most * 100) return { fault: `Enter at most ${most}%.` };
    return { change: { kind, basisPoints: sign * basisPoints } };
  }
  const cents = parseCents(amount);
  if (cents === undefined) {
    const isHuge = typeof typedCents(amount) === 'number';
    return { fault: isHuge ? `Enter at most ${formatCents(MAX_CENTS)}.` : 'Enter dollars and cents, such as 1,234.50.' };
  }
  if (cents < 0) return { fault: 'Enter an amount above zero.' };
  if (kind === 'set') return { change: { kind, priceCents: cents } };
  return cents === 0 ? { fault: 'Enter an amount above zero.' } : { change: { kind, amountCents: sign * cents } };
}

/** A row before and after a change; a fault says why it would remain as before. */
export type ChangedRow = { id: string; name: string; before: string; after: string; fault?: string };

/**
 * Returns what a change makes of rows: those that change, and those that can't. Rows without a price are left alone unless all get one price. What isn't an amount is left
 * for the person to fix.
 */
export function changedRows(
  rows: readonly OfferRow[],
  textAt: (row: string, column: string) => string,
  change: PriceChange,
): ChangedRow[] {
  return rows.flatMap(({ id, name }): ChangedRow[] => {
    const before = textAt(id, 'price');
    const cents = parseCents(before);
    if (cents === undefined && (before !== '' || change.kind !== 'set')) return [];
    const result = changedPrice(cents, change);
    if ('fault' in result) return [{ id, name, before, after: before, fault: result.fault }];
    const after = amountText(result.priceCents);
    return after === before ? [] : [{ id, name, before, after }];
  });
}

/** Returns the cells of the rows that change. */
export const cellsOf = (rows: readonly ChangedRow[]): CellText[] =>
  rows.filter(({ fault }) => !fault).map(({ id, after }) => ({ row: id, column: 'price', text: after }));
