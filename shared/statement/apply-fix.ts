import type { StatementFinding } from '../model/contract-version.ts';
import type { Selection } from '../model/selection.ts';

export type StatementFix = NonNullable<StatementFinding['fix']>;

const without = <Piece extends { id: string }>(pieces: readonly Piece[], id: string): Piece[] =>
  pieces.filter((each) => each.id !== id);

/** Returns a selection with what one click of a finding changes. Prices and sentences are made again whenever a statement is, so those fixes change nothing here. */
export function applyFix(selection: Selection, fix: StatementFix): Selection {
  switch (fix.kind) {
    case 'reprice':
    case 'restore-sentence':
      return selection;
    case 'remove-reduction':
      return { ...selection, reductions: without(selection.reductions, fix.id) };
    case 'remove-special-order':
      return { ...selection, specialOrders: without(selection.specialOrders, fix.id) };
    case 'remove-cash-advance':
      return { ...selection, cashAdvances: without(selection.cashAdvances, fix.id) };
    case 'add-purchaser':
      return { ...selection, purchasers: [...selection.purchasers.filter((each) => each !== fix.id), fix.id] };
    case 'charge-cost':
      return {
        ...selection,
        cashAdvances: selection.cashAdvances.map((each) =>
          each.id === fix.id ? { ...each, amountCents: Math.max(0, each.costCents - each.rebateCents) } : each,
        ),
      };
  }
}
