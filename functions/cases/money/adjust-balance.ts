import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { entryNumberIn, ledgerKeys, readLedgerEntry } from '#functions/table/ledger.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { type BalanceChange, balancePostings, isByHand, reversalPostings } from '#shared/ledger/postings.ts';
import type { LedgerEntry, Money } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import { changeByHand } from './balance-change.ts';
import { amountsAfter, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { type NewEntry, postEntries } from './post-entries.ts';
import { checkPayer, onlyPayer } from './receipt-of.ts';
import { reversalOf } from './take-back.ts';

type ByHand = { kind: BalanceChange; amountCents: number; payer?: string | undefined };
export type Adjusting = { id: string; change: ByHand | { kind: 'reversal'; reverses: string }; reason: string };

async function reversing(context: OperationContext, { id: caseId, change, reason }: Adjusting, today: string): Promise<NewEntry> {
  const { reverses } = change as { reverses: string };
  const entry = await readLedgerEntry(context.table, caseId, reverses);
  if (!entry) throw problem('not_found');
  // Payments and refunds have their own calls, and what a contract charges follows the contract.
  if (!isByHand(entry))
    throw problem('conflict', { detail: 'Only a write-off, an adjustment, a fee, or a finance charge is taken back here.' });
  return { ...reversalOf({ id: reverses, today, reason, postings: entry.postings }), postings: reversalPostings(entry) };
}

/** Refuses what would make a balance wrong: before there is a contract, or by more than is owed. */
function checkAmount(money: Money, { kind, amountCents }: ByHand): void {
  if (money.dueCents === null)
    throw problem('conflict', { detail: 'The balance can be adjusted once the contract is signed and charged.' });
  if (kind !== 'fee' && amountCents > money.balanceCents)
    throw problem('conflict', { detail: `Only ${formatCents(Math.max(0, money.balanceCents))} is owed.` });
}

const sizeOf = ({ postings }: Pick<LedgerEntry, 'postings'>): number => Math.max(...postings.map(({ cents }) => cents));

/** Returns the change that a person makes by hand; null if its entry is there already. */
function byHandChange(
  context: OperationContext,
  now: MoneyOfCase & { today: string },
  entryId: string,
  { change, reason }: Adjusting,
) {
  if (entryNumberIn(now.items, now.record.id, entryId)) return null;
  const { kind, amountCents, payer } = change as ByHand;
  const money = moneyNow(now, context.now);
  checkPayer(now.items, payer);
  checkAmount(money, { kind, amountCents });
  const postings = balancePostings(kind, amountCents, payer ?? onlyPayer(money));
  const entry: NewEntry = { id: entryId, kind, effectiveOn: now.today, reason, postings };
  return changeByHand(context, now, { entry, amountCents, reason });
}

/** Lowers or raises what a case owes, or takes such an entry back. The same request adds one entry, however late it comes again. */
export async function adjustBalance(context: OperationContext, input: Adjusting): Promise<CaseAmounts> {
  const { id: caseId, change, reason } = input;
  const entryId = context.keyId();
  const keys = [ledgerKeys.entryId(caseId, entryId)];
  if (change.kind !== 'reversal' && change.payer) keys.push(caseKeys.contact(caseId, change.payer));
  const read = () => moneyFor(context, caseId, keys);
  let current = await read();
  const reversal = change.kind === 'reversal' ? await reversing(context, input, current.today) : undefined;
  if (reversal) keys.push(ledgerKeys.entryId(caseId, reversal.id));
  const posted = await postEntries(
    context,
    current,
    (now) => {
      current = now;
      if (!reversal) return byHandChange(context, now, entryId, input);
      if (entryNumberIn(now.items, caseId, reversal.id)) return null;
      return changeByHand(context, now, { entry: reversal, amountCents: sizeOf(reversal), reason });
    },
    read,
  );
  return amountsAfter(context, posted, current);
}
