import { randomUUID } from 'node:crypto';
import type { Json } from '#shared/chain/canonical-json.ts';
import type { ChainEntryDraft } from '#shared/chain/chain-entry.ts';
import { paymentPostings, refundPostings, reversalPostings } from '#shared/ledger/postings.ts';
import type { LedgerEntry, Posting } from '#shared/model/ledger.ts';

const [locationId, by] = [randomUUID(), randomUUID()];
const payers = Array.from({ length: 5 }, () => randomUUID());
const effectiveOn = '2026-11-28';

/** Returns what a contract charges five payers, with a tax. */
const charged = (cents: number): Posting[] => [
  ...payers.map((payer): Posting => ({ account: `receivable:${payer}`, cents })),
  { account: 'revenue:services', cents: -4 * cents },
  { account: `tax:${locationId}`, cents: -cents },
];

/** Returns drafts of a ledger with `count` entries: a charge, then payments, refunds, fees, and reversals, over and over. */
export function ledgerDrafts(count: number): ChainEntryDraft[] {
  const entries: LedgerEntry[] = [];
  const add = (fields: Pick<LedgerEntry, 'kind' | 'postings'> & Partial<LedgerEntry>): LedgerEntry => {
    const entry = { id: randomUUID(), effectiveOn, locationId, ...fields };
    entries.push(entry);
    return entry;
  };
  add({ kind: 'charge', postings: charged(1_000_000_00), contractVersion: 1 });
  while (entries.length < count) {
    const paymentId = randomUUID();
    const payer = payers[entries.length % payers.length]!;
    const amountCents = 10_00 + (entries.length % 90);
    add({ kind: 'payment', paymentId, postings: paymentPostings({ method: 'check', amountCents, payer }) });
    add({
      kind: 'refund',
      paymentId,
      refundId: randomUUID(),
      reason: 'Paid twice.',
      postings: refundPostings({ method: 'check', amountCents: 5_00, payer }),
    });
    const fee = add({
      ...{ kind: 'fee', reason: 'The check came back.' },
      postings: [
        { account: `receivable:${payer}`, cents: 35_00 },
        { account: 'fees', cents: -35_00 },
      ],
    });
    add({ kind: 'reversal', reverses: fee.id, reason: 'The bank was wrong.', postings: reversalPostings(fee) });
  }
  const recordedOn = '2026-11-28T15:00:00.000Z';
  const actor = { kind: 'provider', id: by } as const;
  return entries.slice(0, count).map((entry) => ({
    type: `ledger.${entry.kind}`,
    recordedOn,
    occurredOn: recordedOn,
    actor,
    data: entry as unknown as { [name: string]: Json },
  }));
}
