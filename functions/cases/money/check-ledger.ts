import { isDeepStrictEqual } from 'node:util';
import { ledgerChain, readLedger, type StoredMoney } from '#functions/table/ledger.ts';
import type { Table } from '#functions/table/table.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { refundedPastOf, replay } from '#shared/ledger/replay.ts';
import type { LedgerEntry, Money } from '#shared/model/ledger.ts';

/** Returns the sums of a case that follow from its entries alone. */
function sumsOf(money: Money) {
  const {
    pendingCents: _,
    preNeed: _preNeed,
    namedPayers: _named,
    status: _status,
    dueOn: _due,
    updatedOn: _on,
    ...sums
  } = money;
  return { refundedPast: undefined, ...sums };
}

/** Returns what is wrong with the entries: they don’t add up, or lead to other sums than those that are kept. */
function faultOfSums(entries: readonly LedgerEntry[], money: Money | undefined): string | null {
  try {
    const replayed = replay(entries);
    const sums = { ...replayed.sums, refundedPast: refundedPastOf(replayed) };
    // Sums that were begun before there were shares don't have any.
    const { shares: _, ...others } = sums;
    return money && isDeepStrictEqual(money.shares ? sums : others, sumsOf(money))
      ? null
      : 'The sums that are kept aren’t those of the entries.';
  } catch (error) {
    return (error as Error).message;
  }
}

/**
 * Checks a ledger as it was when its head was read: that no entry of its chain was changed, removed, or added, that each adds up to 0, and that all lead to
 * the sums that are kept. Returns what is wrong, in words without names or amounts; null if nothing. Entries that came since are checked another time.
 */
export async function ledgerFault(table: Table, caseId: string, { head, money }: StoredMoney): Promise<string | null> {
  const rows = (await readLedger(table, caseId)).filter(({ link }) => link.sequence <= head.sequence);
  const lines = rows.map(({ link }) => new TextEncoder().encode(link.text));
  const fault = await verifyChain(lines, { chain: ledgerChain(caseId), head });
  if (fault) return `Entry ${fault.sequence} of the chain is ${fault.reason}.`;
  return faultOfSums(
    rows.map(({ entry }) => entry),
    money,
  );
}
