import { trustDepositDueChanged } from '#events/catalog/payment-events.ts';
import type { DomainEvent } from '#events/envelope.ts';
import type { FactsMove } from '#functions/cases/changing/facts-of-case.ts';
import type { CaseContext } from '#functions/cases/changing/timeline-of.ts';
import { paymentsIn, readReceipts } from '#functions/table/payment.ts';
import type { Write } from '#functions/table/table.ts';
import { needsTrust, toTrust } from '#shared/ledger/pre-need.ts';
import type { Money } from '#shared/model/ledger.ts';
import type { Payment } from '#shared/model/payment.ts';
import type { MoneyOfCase } from './money-of-case.ts';

/** What a change publishes: its events, and how it changes the facts of the case. */
export type Told = { events: readonly DomainEvent[]; move: FactsMove | undefined };

/** Returns the payments that a change writes. */
export const writtenPayments = (writes: readonly Write[]): Payment[] =>
  paymentsIn(writes.flatMap((write) => ('put' in write ? [write.put] : [])));

/** Returns the earliest day by which a payment has to be in the trust, given the payments after a change; null if none has to. */
async function earliestDue(
  { table }: Pick<CaseContext, 'table'>,
  caseId: string,
  preNeed: NonNullable<Money['preNeed']>,
  changed: readonly Payment[],
): Promise<string | null> {
  const { payments } = await readReceipts(table, caseId);
  const after = new Map([...payments, ...changed].map((payment): [string, Payment] => [payment.id, payment]));
  const days = [...after.values()].flatMap((payment) => toTrust(payment, preNeed)?.by ?? []);
  return days.sort()[0] ?? null;
}

/** Adds the event for a new day by which money has to be in the trust of a pre-need contract, if a change moves it. Only a case with a trust reads its payments for this. */
export async function withTrustDue(
  context: CaseContext,
  { record: { id: caseId, providerLocationId: locationId }, facts }: Pick<MoneyOfCase, 'record' | 'facts'>,
  { after, writes, isOtherContract }: { after: Money; writes: readonly Write[]; isOtherContract: boolean },
  told: Told,
): Promise<Told> {
  const before = facts?.facts.trustDepositDueOn ?? null;
  const { preNeed } = after;
  const changed = writtenPayments(writes);
  const isMoved = changed.length > 0 || isOtherContract;
  if (!isMoved || (preNeed?.kind !== 'trust' && before === null)) return told;
  const dueOn = preNeed && needsTrust(preNeed) ? await earliestDue(context, caseId, preNeed, changed) : null;
  if (dueOn === before) return told;
  const data = { caseId, locationId, dueOn };
  return {
    events: [...told.events, context.event('trust.deposit-due-changed', data, locationId)],
    move: (known) => trustDepositDueChanged.moves(told.move ? told.move(known) : known, data),
  };
}
