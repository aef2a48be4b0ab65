import type { DayClosePage } from '#shared/contract/ledger-reports-views.ts';
import { type CloseMethod, closeMethod, type LedgerEntryKind, ledgerEntryKind } from '#shared/model/enumerations/ledger.ts';
import { formatCents, parseCents } from '#shared/values/money.ts';

/** What was typed as counted, by method. */
export type Counted = Readonly<Record<CloseMethod, string>>;

/** Returns what a form begins with: nothing for a method that moved money, since that is counted, and 0 for the others. */
export const firstCounted = ({ methods }: Pick<DayClosePage, 'methods'>): Counted =>
  Object.fromEntries(
    methods.map(({ method, receivedCents, refundedCents }) => [method, receivedCents === 0 && refundedCents === 0 ? '0.00' : '']),
  ) as Counted;

/** Says how what was counted differs from what is expected; empty while it isn't an amount. */
export function differenceWords(countedCents: number | undefined, expectedCents: number): string {
  if (countedCents === undefined) return '';
  const difference = countedCents - expectedCents;
  if (difference === 0) return 'Matches';
  return difference < 0 ? `${formatCents(-difference)} short` : `${formatCents(difference)} over`;
}

type Checked = { counted: Record<CloseMethod, number>; differs: boolean; faults: Partial<Record<CloseMethod, string>> };

/** Returns what was counted in cents, whether any of it differs, and what isn't an amount. */
export function checkCounted(typed: Counted, methods: DayClosePage['methods']): Checked {
  const found: Checked = { counted: { cash: 0, checks: 0, cards: 0, ach: 0, insurance: 0 }, differs: false, faults: {} };
  for (const { method, expectedCents } of methods) {
    const cents = parseCents(typed[method]);
    if (cents === undefined) found.faults[method] = 'Enter an amount, like 25.00.';
    else {
      found.counted[method] = cents;
      found.differs ||= cents !== expectedCents;
    }
  }
  return found;
}

/** Says what an entry is, and how it moved money if it did. */
export const entryWords = (kind: LedgerEntryKind, method: CloseMethod | null): string =>
  method === null ? ledgerEntryKind.label(kind) : `${ledgerEntryKind.label(kind)}, ${closeMethod.label(method).toLowerCase()}`;
