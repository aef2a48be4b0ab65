import { about } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import { namedId } from '#functions/runtime/named-id.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { caseStillThere } from '#functions/table/case.ts';
import { heldVersion, readContract, readFrozen } from '#functions/table/contract-version.ts';
import { entryMark, entryNumberIn, ledgerKeys, readLedger } from '#functions/table/ledger.ts';
import type { CaseAmounts, FinanceCharges } from '#shared/contract/case-payments-views.ts';
import { financeCharges, financePostings, periodWords } from '#shared/ledger/finance-charges.ts';
import type { FinanceCharge } from '#shared/model/contract-terms.ts';
import { formatCents } from '#shared/values/money.ts';
import { amountsAfter, ledgerMoney, type MoneyOfCase, moneyFor } from './money-of-case.ts';
import { type LedgerChange, type NewEntry, postEntries } from './post-entries.ts';

/** Returns the finance charge that the signed version agreed on; null if it has none, or is void. */
async function signedTerms({ table }: OperationContext, caseId: string): Promise<FinanceCharge | null> {
  const held = heldVersion(await readContract(table, caseId));
  if (held?.standing !== 'signed') return null;
  return (await readFrozen(table, caseId, [held.number])).get(held.number)?.statement.rules?.financeCharge ?? null;
}

type SeenHere = MoneyOfCase & { today: string };

/** Returns what could be charged now. */
async function chargeable(context: OperationContext, { record, stored, today }: SeenHere): Promise<FinanceCharges> {
  const { dueOn, dueCents } = ledgerMoney(stored, context.now);
  const terms = dueCents === null ? null : await signedTerms(context, record.id);
  if (terms === null) return { terms, charges: [], totalCents: 0 };
  const rows = await readLedger(context.table, record.id);
  const charges = financeCharges(
    rows.map(({ entry }) => entry),
    { dueOn, financeCharge: terms },
    today,
  );
  return { terms, charges, totalCents: charges.reduce((sum, { chargeCents }) => sum + chargeCents, 0) };
}

/** Returns the finance charges that could be posted now. */
export const previewFinanceCharges = async (context: OperationContext, id: string): Promise<FinanceCharges> =>
  chargeable(context, await moneyFor(context, id));

/**
 * Posts the finance charges that the caller saw. The id of each follows from its case and its month, so that a month is charged once, whoever posts it and however
 * often. The request is marked as well: when it comes again, another month may have ended, with a charge that is just as much.
 */
export async function postFinanceCharges(
  context: OperationContext,
  { id, totalCents: seenCents }: { id: string; totalCents: number },
): Promise<CaseAmounts> {
  const requestId = context.keyId();
  const read = () => moneyFor(context, id, [ledgerKeys.entryId(id, requestId)]);
  const seen = await read();
  const make = async (now: SeenHere): Promise<LedgerChange | null> => {
    const { record, stored, today, items } = now;
    if (entryNumberIn(items, id, requestId) !== undefined) return null;
    const { terms, charges, totalCents } = await chargeable(context, now);
    if (terms === null) throw problem('conflict', { detail: 'The signed contract has no finance charge.' });
    if (charges.length === 0) return null;
    if (totalCents !== seenCents)
      throw problem('conflict', { detail: `The finance charge is ${formatCents(totalCents)} by now. Look at it again.` });
    const money = ledgerMoney(stored, context.now);
    return {
      entries: charges.map(
        ({ from, to, chargeCents }): NewEntry => ({
          id: namedId('finance-charge', id, to),
          kind: 'finance-charge',
          effectiveOn: today,
          reason: `Overdue from ${periodWords({ from, to })}`,
          period: { from, to },
          postings: financePostings(chargeCents, money),
        }),
      ),
      writes: [
        tell(context, id, { kind: 'balance-changed', to: 'finance charge', subject: formatCents(totalCents) }),
        caseStillThere(id),
        entryMark(id, requestId, stored.head.sequence + 1),
      ],
      events: () => [context.event('case.facts-changed', about(record), record.providerLocationId)],
    };
  };
  const posted = await postEntries(context, seen, make, read);
  // If somebody else posted them meanwhile, the sums are newer than those that were read first.
  return amountsAfter(context, posted, posted ? seen : await read());
}
