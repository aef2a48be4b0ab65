/** Ledgers as they are stored: what a contract enters, and whether sums, rows, and entries say the same. */
import { postEntries, readSeenMoney } from '#functions/cases/money/post-entries.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { readCase } from '#functions/table/case.ts';
import { readChain, readChainHead } from '#functions/table/chain.ts';
import { ledgerChain, readLedger } from '#functions/table/ledger.ts';
import { readReceipts } from '#functions/table/payment.ts';
import type { Table } from '#functions/table/table.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { chargePostings } from '#shared/ledger/charge-postings.ts';
import { expectedCents } from '#shared/ledger/checkout-moves.ts';
import { moneyOf, refundedPastOf, replay } from '#shared/ledger/replay.ts';
import type { Statement } from '#shared/model/contract-version.ts';

export const today = () => new Date(Date.now() - 24 * 3_600_000).toISOString().slice(0, 10);

/** Returns a statement that charges this for services, all of it owed by one person. */
export const statementFor = (servicesCents: number, payer?: string): Statement =>
  ({
    lines: [],
    totals: {
      servicesCents,
      ...{ merchandiseCents: 0, cashAdvancesCents: 0, discountsCents: 0, taxesCents: 0, totalCents: servicesCents },
    },
    payers: payer === undefined ? [] : [{ contactId: payer, name: 'Ruth Okafor', shareCents: servicesCents }],
  }) as unknown as Statement;

/** Returns a statement for a funeral in the future, or of one that was turned at-need, whose price is guaranteed. */
export const fundedStatement = (servicesCents: number, isTurned: boolean): Statement => ({
  ...statementFor(servicesCents),
  lines: [{ key: 'line:services', section: 'services', amountCents: servicesCents } as Statement['lines'][number]],
  funding: {
    kind: 'trust',
    guarantees: { services: 'guaranteed', merchandise: 'guaranteed', cashAdvances: 'non-guaranteed' },
    revocability: 'revocable',
    payment: 'five-year',
    trust: { depositary: 'Harbor Trust', account: '', trustPpm: 1_000_000, trustDays: 30 },
    cancellation: '',
    ...(isTurned ? { turned: { version: 1, prices: [] } } : {}),
  },
});

/** Enters what a contract charges, or its change, as signing it does. */
export async function charge(
  table: Table,
  caseId: string,
  [before, after]: [Statement | null, Statement],
  entryId: string,
  dueOn = '2026-12-31',
  returnedCheckFeeCents: number | null = null,
) {
  process.env.TABLE_NAME ??= 'custody';
  const context = { ...jobContext(new Date()), table };
  const record = (await readCase(table, caseId))!;
  const read = () => readSeenMoney({ table }, record);
  const entry = {
    ...{
      id: entryId,
      kind: before ? ('charge-change' as const) : ('charge' as const),
      effectiveOn: dueOn < today() ? dueOn : today(),
      contractVersion: 1,
    },
    postings: chargePostings(before, after),
  };
  await postEntries(
    context,
    await read(),
    () => ({
      entries: [entry],
      terms: {
        ...{ dueOn, isEstimate: false, returnedCheckFeeCents },
        namedPayers: after.payers.map(({ contactId }) => contactId),
      },
      events: () => [
        context.event('case.facts-changed', { caseId, locationId: record.providerLocationId }, record.providerLocationId),
      ],
    }),
    read,
  );
}

/** Returns what is wrong with the chain of a ledger; null if nothing. */
export async function chainFault(table: Table, caseId: string) {
  const chain = ledgerChain(caseId);
  const [{ links }, head] = await Promise.all([readChain(table, chain), readChainHead(table, chain)]);
  const lines = links.map(({ text }) => new TextEncoder().encode(text));
  return verifyChain(lines, { chain, head });
}

/** Returns the sums of a ledger as its entries and its payments lead to them, and as they are stored. The two should be the same. */
export async function bothSums(table: Table, caseId: string) {
  const [rows, { payments, refunds }, { stored }] = await Promise.all([
    readLedger(table, caseId),
    readReceipts(table, caseId),
    readSeenMoney({ table }, { id: caseId }),
  ]);
  const replayed = replay(rows.map(({ entry }) => entry));
  const pendingCents = payments.reduce((sum, payment) => sum + expectedCents(payment), 0);
  const { dueOn = null, updatedOn = '', preNeed = null, namedPayers } = stored.money ?? {};
  const refundedPast = refundedPastOf(replayed);
  const money = moneyOf(replayed.sums, { pendingCents, dueOn, updatedOn, preNeed, namedPayers, refundedPast });
  const projected = {
    payments: payments.flatMap(({ id, state, amountCents, refundedCents, entry }) =>
      entry === undefined ? [] : [[id, { amountCents, refundedCents, isReversed: state !== 'posted' }]],
    ),
    // One that the card processor was asked for counts once it has sent the money.
    refunds: refunds.flatMap(({ id, state, amountCents, entry }) =>
      entry === undefined ? [] : [[id, { amountCents, isReversed: state === 'reversed' }]],
    ),
  };
  const told = { payments: [...replayed.payments], refunds: [...replayed.refunds] };
  return { replayed: { money, ...sorted(told) }, stored: { money: stored.money ?? money, ...sorted(projected) }, rows };
}

const sorted = ({ payments, refunds }: { payments: unknown[][]; refunds: unknown[][] }) => {
  const byId = (a: unknown[], b: unknown[]) => String(a[0]).localeCompare(String(b[0]));
  return { payments: [...payments].sort(byId), refunds: [...refunds].sort(byId) };
};
