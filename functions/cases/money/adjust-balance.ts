import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { entryNumberIn, ledgerKeys, readLedgerEntry } from '#functions/table/ledger.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { dividedCredit, owedShares } from '#shared/ledger/owed-shares.ts';
import { type BalanceChange, balancePostings, creditPostings, isByHand, reversalPostings } from '#shared/ledger/postings.ts';
import type { LedgerEntry, Money, Posting } from '#shared/model/ledger.ts';
import { formatCents } from '#shared/values/money.ts';
import { changeByHand } from './balance-change.ts';
import { amountsAfter, type MoneyOfCase, moneyFor, moneyNow } from './money-of-case.ts';
import { type NewEntry, postEntries } from './post-entries.ts';
import { checkPayer, fieldProblem, payerOfFee } from './receipt-of.ts';
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

/** Refuses what would make a balance wrong: before there is a contract, or by more than is owed, in all or by the person who is named. */
function checkAmount(money: Money, { kind, amountCents, payer }: ByHand): void {
  if (money.dueCents === null)
    throw problem('conflict', { detail: 'The balance can be adjusted once the contract is signed and charged.' });
  const owedCents = Math.max(0, payer === undefined ? money.balanceCents : (owedShares(money)[payer] ?? 0));
  if (kind === 'fee' || amountCents <= owedCents) return;
  const only = `Only ${formatCents(owedCents)} is owed`;
  throw problem('conflict', { detail: payer === undefined ? `${only}.` : `${only} by this person.` });
}

/** Returns the postings of a change by hand. If nobody is named, a credit is divided over those who owe, and a fee is the only payer's. */
function postingsOf(money: Money, { kind, amountCents, payer }: ByHand): Posting[] {
  if (kind !== 'fee' && payer === undefined) return creditPostings(kind, dividedCredit(amountCents, money));
  const who = payer ?? payerOfFee(money);
  if (who === null) throw fieldProblem('change.payer', 'Choose who pays the fee.');
  return balancePostings(kind, amountCents, who);
}

const sizeOf = ({ postings }: Pick<LedgerEntry, 'postings'>): number =>
  postings.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);

/** Returns the change that a person makes by hand; null if its entry is there already. */
function byHandChange(
  context: OperationContext,
  now: MoneyOfCase & { today: string },
  entryId: string,
  { change, reason }: Adjusting,
) {
  if (entryNumberIn(now.items, now.record.id, entryId)) return null;
  const byHand = change as ByHand;
  const { kind, amountCents } = byHand;
  const money = moneyNow(now, context.now);
  checkPayer(now.items, byHand.payer);
  checkAmount(money, byHand);
  const postings = postingsOf(money, byHand);
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
