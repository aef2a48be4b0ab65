import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ledgerFault } from '#functions/cases/money/check-ledger.ts';
import { chainKeys } from '#functions/table/chain.ts';
import { eachUncheckedLedger, ledgerChain, ledgerKeys, storedMoneyIn } from '#functions/table/ledger.ts';
import { readExport } from '#shared/chain/chain-export.ts';
import { verifyChain } from '#shared/chain/verify-chain.ts';
import { startBalances } from '#shared/ledger/verify-balances.ts';
import { ok, openCloudTable, runJob } from '#test/cloud/cloud.ts';
import { chargedDesk, pay, refund } from './parts/payment-desk.ts';
import { charge, statementFor } from './parts/whole-ledger.ts';

const table = () => openCloudTable();
const moneyRow = async (id: string) => (await table().get(ledgerKeys.money(id), { consistent: true }))!;
const faultOf = async (id: string) => ledgerFault(table(), id, await storedMoneyIn([await moneyRow(id)], id));

/** Returns whether a case is among the ledgers that are checked in the next run. */
async function isListed(id: string): Promise<boolean> {
  for await (const page of eachUncheckedLedger(table(), 100)) if (page.some(({ caseId }) => caseId === id)) return true;
  return false;
}

describe('the nightly check of ledgers', () => {
  it('takes a ledger that is right off its list until it changes again', async () => {
    const of = await chargedDesk();
    await pay(of, 400_00);
    await refund(of, 100_00);
    expect(await isListed(of.row.id)).toBe(true);
    await runJob('check-ledgers');
    expect([await isListed(of.row.id), await faultOf(of.row.id)]).toEqual([false, null]);
    await pay(of, 50_00);
    expect(await isListed(of.row.id)).toBe(true);
  });

  it('finds a changed entry, a missing one, and sums that aren’t those of the entries', async () => {
    const [changed, cut, summed] = [await chargedDesk(), await chargedDesk(), await chargedDesk()];
    for (const of of [changed, cut, summed]) {
      await pay(of, 400_00);
      await charge(table(), of.row.id, [statementFor(1_000_00), statementFor(900_00)], randomUUID());
    }
    const entry = (id: string, nth: number) => chainKeys.entry(ledgerChain(id), nth);
    const row = (await table().get(entry(changed.row.id, 2)))!;
    await table().update(entry(changed.row.id, 2), { text: (row.text as string).replace('40000', '40001') });
    const removed = (await table().get(entry(cut.row.id, 3)))!;
    await table().transact([{ delete: entry(cut.row.id, 3) }]);
    const money = (await moneyRow(summed.row.id)).money as object;
    await table().update(ledgerKeys.money(summed.row.id), { money: { ...money, paidCents: 500_00 } });
    expect(await faultOf(changed.row.id)).toBe('Entry 2 of the chain is altered.');
    expect(await faultOf(cut.row.id)).toMatch(/^Entry \d of the chain is /);
    expect(await faultOf(summed.row.id)).toBe('The sums that are kept aren’t those of the entries.');
    // Everything is put back, since the suite shares its cloud.
    await table().put(row);
    await table().put(removed);
    await table().update(ledgerKeys.money(summed.row.id), { money });
    for (const of of [changed, cut, summed]) expect(await faultOf(of.row.id)).toBeNull();
  });

  it('can be done by anyone with an exported file, and finds a missing last entry', async () => {
    const of = await chargedDesk();
    await pay(of, 400_00);
    const exported = async () => {
      const { url, fileName, entries } = await ok<{ url: string; fileName: string; entries: number }>(
        'exportLedger',
        { id: of.row.id },
        of.staff,
      );
      expect(fileName).toBe(`Ledger ${of.row.caseNumber}.ndjson`);
      const record = readExport(new Uint8Array(await (await fetch(url)).arrayBuffer()))!;
      expect(record.lines).toHaveLength(entries);
      return record;
    };
    const whole = await exported();
    const { visit, verified } = startBalances();
    const expected = { ...whole, chain: ledgerChain(of.row.id) };
    expect(await verifyChain(whole.lines, expected, undefined, visit)).toBeNull();
    const found = verified();
    expect(found.fault === null && found.replayed.sums).toMatchObject({ paidCents: 400_00 });
    const last = chainKeys.entry(ledgerChain(of.row.id), whole.head.sequence);
    const removed = (await table().get(last))!;
    await table().transact([{ delete: last }]);
    const cut = await exported();
    await table().put(removed);
    expect(await verifyChain(cut.lines, cut)).toMatchObject({ sequence: whole.head.sequence, reason: 'cut-off' });
  });
});
