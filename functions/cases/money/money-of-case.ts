import { admit } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CaseRecord, caseRecordIn } from '#functions/table/case.ts';
import { factsIn, type StoredFacts } from '#functions/table/case-facts.ts';
import { caseKeys } from '#functions/table/case-keys.ts';
import { ledgerKeys, type StoredMoney, storedMoneyIn } from '#functions/table/ledger.ts';
import { locationKeys } from '#functions/table/location.ts';
import { locationRowIn } from '#functions/table/location-row.ts';
import { readReceipts } from '#functions/table/payment.ts';
import type { Item, Key, Table } from '#functions/table/table.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import { expectedCents } from '#shared/ledger/checkout-moves.ts';
import { payerBalances } from '#shared/ledger/owed-shares.ts';
import { beyondOwed, standingOf, statusNow } from '#shared/ledger/payment-status.ts';
import { moneyOf, noSums } from '#shared/ledger/replay.ts';
import type { Money } from '#shared/model/ledger.ts';
import { dateInZone } from '#shared/values/dates.ts';

/** A case with what is known of its money, and whatever else was read in the same request. */
export type MoneyOfCase = { record: CaseRecord; stored: StoredMoney; facts: StoredFacts | undefined; items: readonly Item[] };

/** Reads a case with its sums, its facts, and other rows: consistently, in one request. */
export async function readMoney(table: Table, caseId: string, others: readonly Key[] = []) {
  const keys = [caseKeys.case(caseId), ledgerKeys.money(caseId), caseKeys.facts(caseId), ...others];
  const items = await table.getMany(keys, { consistent: true });
  const stored = await storedMoneyIn(items, caseId);
  return { record: caseRecordIn(items), stored: await withoutOpenLinks(table, caseId, stored), facts: factsIn(items), items };
}

/**
 * Leaves open payment links out of what is pending, which older sums count: one more read, until the next change of the case's money stores it. Sums that can't
 * count any stay as they are.
 */
async function withoutOpenLinks(table: Table, caseId: string, stored: StoredMoney): Promise<StoredMoney> {
  const { money, mayCountOpenLinks } = stored;
  if (!money || !mayCountOpenLinks) return stored;
  const { payments } = await readReceipts(table, caseId);
  return { ...stored, money: { ...money, pendingCents: payments.reduce((sum, payment) => sum + expectedCents(payment), 0) } };
}

/** Returns the same for someone of the home's staff; 404 for everyone else. */
export async function moneyFor(
  context: OperationContext,
  caseId: string,
  others: readonly Key[] = [],
): Promise<MoneyOfCase & { today: string }> {
  const home = locationKeys.profile(homeOf(context).locationId);
  const read = await readMoney(context.table, caseId, [...others, home]);
  const { record } = await admit(context, read.record);
  const timeZone = locationRowIn(read.items)?.timeZone;
  if (timeZone === undefined) throw problem('not_found');
  return { ...read, record, today: dateInZone(context.now.toISOString(), timeZone) };
}

/** Returns the sums of a case that nothing was charged or paid in yet. */
const noMoney = (updatedOn: string): Money => moneyOf(noSums, { pendingCents: 0, dueOn: null, updatedOn });

/** Returns the sums that the entries of a ledger lead to, with the zeros of a case without any. */
export const ledgerMoney = ({ money }: Pick<StoredMoney, 'money'>, now: Date): Money => money ?? noMoney(now.toISOString());

/** The sums of a case with what they are compared with before a contract is signed. */
export type KnownMoney = Money & { selectedCents: number | null };
type Selected = { record?: Pick<CaseRecord, 'selectedCents'> | undefined };

/** Returns sums with what was agreed on, and the status that follows from both. */
function knownMoney(money: Money, { record }: Selected): KnownMoney {
  const selectedCents = record?.selectedCents ?? null;
  return { ...money, selectedCents, status: statusNow({ ...money, selectedCents }) };
}

/** Returns the sums of a case as they are now. */
export const moneyNow = (seen: Pick<MoneyOfCase, 'stored'> & Selected, now: Date): KnownMoney =>
  knownMoney(ledgerMoney(seen.stored, now), seen);

/** What the terms of the signed contract say besides its sums. */
type BesideMoney = Pick<StoredMoney, 'isEstimate' | 'returnedCheckFeeCents'>;

/** Returns sums with what is due and what is left of it. A pre-need contract isn't charged before the funeral, so what was paid is compared with its price. */
function compared(money: KnownMoney): KnownMoney {
  const { dueCents, paidCents, refundedCents } = standingOf(money);
  return money.preNeed ? { ...money, dueCents, balanceCents: (dueCents ?? 0) - paidCents + refundedCents } : money;
}

/** Returns the amounts as staff see them. */
export function amountsOf(money: KnownMoney, beside: BesideMoney): CaseAmounts {
  const { owedBy, shares, namedPayers, refundedPast: _past, updatedOn: _, ...sums } = compared(money);
  const payers = Object.entries(
    payerBalances({ owedBy, ...(shares ? { shares } : {}), ...(namedPayers ? { namedPayers } : {}) }, beyondOwed(money)),
  ).map(([payer, owedCents]) => ({
    contactId: payer === 'none' ? null : payer,
    owedCents,
  }));
  const { isEstimate, returnedCheckFeeCents } = beside;
  return { ...sums, isEstimate, returnedCheckFeeCents, payers };
}

/** Returns the amounts after a change; as they are stored if nothing had to be changed. */
export const amountsAfter = (
  { now }: Pick<OperationContext, 'now'>,
  posted: (BesideMoney & { money: Money }) | null,
  seen: Pick<MoneyOfCase, 'stored'> & Selected,
): CaseAmounts => (posted ? amountsOf(knownMoney(posted.money, seen), posted) : amountsOf(moneyNow(seen, now), seen.stored));
