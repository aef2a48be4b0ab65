import { randomUUID } from 'node:crypto';
import { newVersionWrites, type VersionRow } from '#functions/table/contract-version.ts';
import { ledgerWrites, storedMoneyIn } from '#functions/table/ledger.ts';
import { paymentCreation } from '#functions/table/payment.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import { chargePostings } from '#shared/ledger/charge-postings.ts';
import { paymentPostings } from '#shared/ledger/postings.ts';
import { moneyOf, noSums, withEntry } from '#shared/ledger/replay.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { LedgerEntry } from '#shared/model/ledger.ts';
import type { Payment } from '#shared/model/payment.ts';
import { emptySelection } from '#shared/model/selection.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { latelyOn } from '#test/world/lately.ts';

type OfCase = Pick<CaseRow, 'id'> & { locationId: string };

/** Writes a version of a contract as it is once everyone has signed it. */
export async function signedVersion(
  { id: caseId }: OfCase,
  number: number,
  statement: Statement,
  changes: Partial<VersionRow> = {},
) {
  const on = `${latelyOn}T12:00:00.000Z`;
  const row: VersionRow = {
    caseId,
    number,
    kind: number === 1 ? 'contract' : 'amendment',
    standing: 'signed',
    hash: 'a'.repeat(64),
    openedOn: on,
    openedBy: randomUUID(),
    openedByName: 'Ruth Keller',
    documentId: null,
    givenOn: on,
    given: { to: 'Ada Marsh', how: 'in-person', on: latelyOn },
    signedOn: latelyOn,
    endedOn: null,
    endReason: '',
    list: statement.list,
    totalCents: statement.totals.totalCents,
    version: 0,
    ...changes,
  };
  await openCloudTable().transact(newVersionWrites(row, { statement, selection: emptySelection }));
}

const draftOf = (entry: LedgerEntry): ChainEntryDraft => {
  const at = `${latelyOn}T12:00:00.000Z`;
  const data = JSON.parse(JSON.stringify(entry)) as ChainEntryDraft['data'];
  return { occurredOn: at, recordedOn: at, actor: { kind: 'job', id: 'test' }, type: `ledger.${entry.kind}`, data };
};

/** Writes the first entries of a case's ledger: what a contract charges, and a payment by check. Returns the payment. */
export async function chargedAndPaid(
  { id: caseId, locationId }: OfCase,
  statement: Statement,
  amountCents: number,
  payer?: string,
): Promise<Payment> {
  const payment: Payment = {
    id: randomUUID(),
    caseId,
    amountCents,
    method: 'check',
    reference: '1042',
    note: 'Only staff read this',
    recordedBy: randomUUID(),
    recordedByName: 'Ruth Keller',
    recordedOn: `${latelyOn}T12:00:00.000Z`,
    state: 'posted',
    entry: 2,
    paidOn: latelyOn,
    refundedCents: 0,
    ...(payer ? { payer } : {}),
  };
  const common = { effectiveOn: latelyOn, locationId };
  const entries: LedgerEntry[] = [
    { id: randomUUID(), kind: 'charge', contractVersion: 1, postings: chargePostings(null, statement), ...common },
    { id: randomUUID(), kind: 'payment', paymentId: payment.id, postings: paymentPostings(payment), ...common },
  ];
  const beside = { pendingCents: 0, dueOn: statement.dueOn, updatedOn: payment.recordedOn };
  const money = moneyOf(entries.reduce(withEntry, noSums), beside);
  const seen = await storedMoneyIn([], caseId);
  const { ids, chain } = await ledgerWrites({
    caseId,
    locationId,
    seen,
    entries,
    drafts: entries.map(draftOf),
    money,
    isEstimate: false,
  });
  await openCloudTable().transact([...ids, ...chain, ...paymentCreation(payment)]);
  return payment;
}
