// A change of many prices as someone types it, and what it would make of the rows that show.
import { changedPrice, type PriceChange } from '#shared/merchandise/bulk-prices.ts';
import { formatCents, MAX_CENTS, parseCents } from '#shared/values/money.ts';
import { amountText, typedCents } from '#web/parts/grid/amount-text.ts';
import type { CellText } from '#web/parts/grid/grid-edits.ts';
import type { OfferRow } from './offer-row.ts';

/** The steps that prices can be rounded to, US cents. */
export const roundingSteps = [100, 500, 1000, 2500, 5000, 10_000] as const;

/** What is chosen and typed in the dialog. */
export type TypedChange = {
  by: PriceChange['by'];
  direction: 'raise' | 'lower';
  /** Percent, or dollars. */
  amount: string;
  step: (typeof roundingSteps)[number];
};

export const firstChange: TypedChange = { by: 'basis-points', direction: 'raise', amount: '', step: 100 };

/** The most that prices can be raised by. */
const MAX_PERCENT = 1000;

function percentOf(text: string): number | undefined {
  const typed = text.replace(/[%\s]/g, '');
  return /^\d{1,20}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : undefined;
}

/** Says why something isn't a percentage to raise or lower by. */
function percentFault(text: string): string {
  const typed = text.replace(/[%\s]/g, '');
  if (/^-\d/.test(typed)) return 'Enter a percentage above zero. To lower prices, choose Lower.';
  if (/^\d*\.\d{3,}$/.test(typed)) return 'Enter a percentage with at most two decimals, such as 2.75.';
  return 'Enter a percentage, such as 5 or 2.5.';
}

/** Returns the change that is meant, or what is wrong with the amount. */
export function changeOf({ by, direction, amount, step }: TypedChange): { change: PriceChange } | { fault: string } {
  const sign = direction === 'raise' ? 1 : -1;
  if (by === 'round') return { change: { by, toCents: step } };
  if (by === 'basis-points') {
    const basisPoints = percentOf(amount);
    const most = sign > 0 ? MAX_PERCENT : 100;
    if (basisPoints === undefined || basisPoints === 0) return { fault: percentFault(amount) };
    if (basisPoints > most * 100) return { fault: `Enter at most ${most}%.` };
    return { change: { by, basisPoints: sign * basisPoints } };
  }
  const cents = parseCents(amount);
  if (cents === undefined) {
    const isHuge = typeof typedCents(amount) === 'number';
    return { fault: isHuge ? `Enter at most ${formatCents(MAX_CENTS)}.` : 'Enter dollars and cents, such as 1,234.50.' };
  }
  if (cents < 0) return { fault: 'Enter an amount above zero.' };
  if (by === 'set') return { change: { by, priceCents: cents } };
  return cents === 0 ? { fault: 'Enter an amount above zero.' } : { change: { by, cents: sign * cents } };
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
    if (cents === undefined && (before !== '' || change.by !== 'set')) return [];
    const result = changedPrice(cents, change);
    if ('fault' in result) return [{ id, name, before, after: before, fault: result.fault }];
    const after = amountText(result.priceCents);
    return after === before ? [] : [{ id, name, before, after }];
  });
}

/** Returns the cells of the rows that change. */
export const cellsOf = (rows: readonly ChangedRow[]): CellText[] =>
  rows.filter(({ fault }) => !fault).map(({ id, after }) => ({ row: id, column: 'price', text: after }));
