import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { postEntries, readSeenMoney } from '#functions/cases/money/post-entries.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { givenListWrite } from '#functions/table/contract-version.ts';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import { MAX_CONTRACT_VERSIONS, MAX_STATEMENT_LINES } from '#shared/model/contract-version.ts';
import { MAX_LEDGER_ENTRIES } from '#shared/model/ledger.ts';
import type { Selection } from '#shared/model/selection.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { askFor, payAt, reaches } from './parts/checkout-desk.ts';
import { add } from './parts/contact-desk.ts';
import {
  type ContractDesk,
  contractAt,
  contractDesk,
  openContract,
  publishList,
  readySelection,
  selectionAt,
} from './parts/contract-desk.ts';
import { signedVersion } from './parts/contract-rows.ts';
import { amountsAt, chargedDesk, pay, payment } from './parts/payment-desk.ts';
import { launchedHome } from './parts/published-list.ts';
import { bothSums, chainFault, charge, today } from './parts/whole-ledger.ts';

const order = (nth: number, priceCents: number) => ({
  ...{ id: numberedId(nth), name: `Bench ${nth}`, description: 'Oak, by hand.', priceCents, quantity: 1 },
  origin: 'conference' as const,
});
const advance = (nth: number) => ({
  ...{ id: numberedId(1_000 + nth), name: `Musician ${nth}`, payee: 'J. Reed', amountCents: 101, costCents: 101, rebateCents: 0 },
  ...{ standing: 'actual' as const, origin: 'conference' as const },
});

describe('cents that don’t divide evenly', () => {
  it('are taxed at 12.5% and 0%, divided to the cent among ten payers, and charged exactly', async () => {
    const { locationId, admin } = await launchedHome();
    const tax = (name: string, ratePpm: number) => ({
      ...{ id: randomUUID(), name, ratePpm, appliesTo: ['merchandise'], exceptLines: [], exceptCategoryIds: [] },
    });
    const [eighth, none] = [tax('Sales tax', 125_000), tax('No tax', 0)];
    const { rulesVersion } = await ok<HomeRules>('getHomeRules', {}, admin);
    await ok('savePriceRules', { version: rulesVersion, rules: { taxes: [eighth, none], discounts: [] } }, admin);
    await publishList(admin, locationId);
    const { id } = await openCase(admin, { decedentFirstName: 'Ida', decedentLastName: 'Marsh' });
    const people: string[] = [];
    for (let nth = 0; nth < 11; nth += 1)
      people.push((await add(admin, id, { firstName: 'Ada', lastName: `Marsh${'abcdefghijk'[nth]}` })).id);
    const { selection } = await selectionAt(admin, id);
    const paidBy = (payers: readonly string[]) => ({
      ...selection,
      specialOrders: [1, 2, 3].map((nth) => order(nth, 33_33)),
      payers: payers.map((contactId) => ({ contactId, weight: 3 })),
    });
    expect(await refused('saveSelection', { id, version: 0, selection: paidBy(people) }, keyed(admin))).toMatchObject({
      status: 400,
      errors: [{ field: 'selection.payers' }],
    });
    const saved = { id, version: 0, selection: paidBy(people.slice(0, 10)) };
    const { statement } = await ok<SelectionView>('saveSelection', saved, keyed(admin));
    const { totals, lines, payers } = statement;
    // $99.99 at 12.5% is $12.49875, which is $12.50: once, on all of it, and not line by line.
    expect(totals).toMatchObject({ merchandiseCents: 99_99, taxesCents: 12_50 });
    expect(lines.filter(({ section }) => section === 'taxes').map(({ key, amountCents }) => [key, amountCents])).toEqual([
      [`tax:${eighth.id}`, 12_50],
    ]);
    const { totalCents } = totals;
    const more = totalCents % 10;
    const shares = people.slice(0, 10).map((contactId, at) => [contactId, Math.floor(totalCents / 10) + (at < more ? 1 : 0)]);
    expect(more).toBeGreaterThan(0);
    expect(payers.map(({ contactId, shareCents }) => [contactId, shareCents])).toEqual(shares);
    await charge(openCloudTable(), id, [null, statement], randomUUID());
    const amounts = await ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
    expect(amounts).toMatchObject({ taxesCents: 12_50, dueCents: totalCents, balanceCents: totalCents });
    expect(new Map(amounts.payers.map(({ contactId, owedCents }) => [contactId, owedCents]))).toEqual(new Map(shares as never));
    const { rows } = await bothSums(openCloudTable(), id);
    expect(rows[0]?.entry.postings).toContainEqual({ account: `tax:${eighth.id}`, cents: -12_50 });
  });
});

/** Saves so much that the statement has this many lines. */
async function withLines(desk: ContractDesk, count: number): Promise<SelectionView> {
  const orders = Array.from({ length: 100 }, (_, nth) => order(nth, 100 + nth));
  const filled = (advances: number) => (selection: Selection) => ({
    ...selection,
    dueOn: '2027-06-30',
    specialOrders: orders,
    cashAdvances: Array.from({ length: advances }, (_, nth) => advance(nth)),
  });
  const few = await readySelection(desk, filled(1));
  return readySelection(desk, filled(1 + count - few.statement.lines.length));
}

describe('a contract', () => {
  it('has at most 200 lines and 50 versions, and names the first hand-outs', async () => {
    const desk = await contractDesk();
    const { admin, id, locationId, list } = desk;
    const table = openCloudTable();
    // Like a home that handed out its list again and again.
    const given = { versionId: list.id, paper: 'gpl' as const, to: 'Ada Marsh', how: 'in-person' as const };
    const handOut = (nth: number) =>
      givenListWrite(id, { ...given, id: randomUUID(), at: new Date(Date.now() - nth * 60_000).toISOString() });
    await table.transact(Array.from({ length: 60 }, (_, nth) => handOut(nth + 1)));
    const { statement: empty } = await selectionAt(admin, id);
    for (let number = 1; number < MAX_CONTRACT_VERSIONS; number += 1)
      await signedVersion({ id, locationId }, number, { ...empty, lines: [] }, { standing: 'reopened', signedOn: null });

    const over = await withLines(desk, MAX_STATEMENT_LINES + 1);
    expect(over.statement.lines).toHaveLength(MAX_STATEMENT_LINES + 1);
    const tooLong = { status: 409, detail: 'A statement has at most 200 lines. Take something out.' };
    expect(await refused('openContract', { id, version: over.version }, keyed(admin))).toMatchObject(tooLong);
    const full = await withLines(desk, MAX_STATEMENT_LINES);
    const { version, versions } = await openContract(desk);
    expect(version).toMatchObject({ number: MAX_CONTRACT_VERSIONS, statement: { totals: full.statement.totals } });
    expect(version?.statement.lines).toEqual(full.statement.lines);
    expect(versions).toHaveLength(MAX_CONTRACT_VERSIONS);
    const gpl = version!.statement.given.filter(({ paper }) => paper === 'gpl');
    expect(gpl).toHaveLength(1);
    expect(Date.parse(gpl[0]!.at)).toBeLessThan(Date.now() - 59 * 60_000);

    await ok<ContractView>('reopenContract', { id, reason: 'Another urn' }, keyed(admin));
    const again = await readySelection(desk);
    expect(await refused('openContract', { id, version: again.version }, keyed(admin))).toMatchObject({
      status: 409,
      detail: 'A contract has at most 50 versions.',
    });
    expect((await contractAt(admin, id)).versions).toHaveLength(MAX_CONTRACT_VERSIONS);
  }, 60_000);
});

describe('a ledger', () => {
  it('takes at most 1,000 entries from people, and whatever the card processor reports', async () => {
    const of = await chargedDesk();
    const { row, payer, staff, owner } = of;
    const table = openCloudTable();
    const read = () => readSeenMoney({ table }, row);
    const fee = () => ({
      ...{ id: randomUUID(), kind: 'fee' as const, effectiveOn: today(), reason: 'A copy.' },
      postings: [
        { account: `receivable:${payer.id}` as const, cents: 1 },
        { account: 'fees' as const, cents: -1 },
      ],
    });
    const { payment: byLink } = await askFor(of, 2_00);
    // Like a ledger after years of corrections. One entry and the last payment complete it.
    for (let left = MAX_LEDGER_ENTRIES - 2; left > 0; left -= 40) {
      const entries = Array.from({ length: Math.min(40, left) }, fee);
      await postEntries({ ...jobContext(new Date()), table }, await read(), () => ({ entries }), read);
    }
    const fees = MAX_LEDGER_ENTRIES - 2;
    const { amounts, payment: last } = await pay(of, 1_00);
    expect(amounts).toMatchObject({ feesCents: fees, paidCents: 1_00, balanceCents: 1_000_00 + fees - 1_00 });
    const full = { status: 409, detail: 'The ledger of a case has at most 1,000 entries.' };
    expect(await refused('recordPayment', payment(row.id, 1_00), keyed(staff))).toMatchObject(full);
    const one = { id: row.id, change: { kind: 'fee', amountCents: 1 }, reason: 'A copy.' };
    expect(await refused('adjustBalance', one, keyed(owner))).toMatchObject(full);
    expect(await amountsAt(of)).toEqual(amounts);
    let [listed, before] = [0, undefined as number | undefined];
    do {
      const page = await ok<{ entries: unknown[]; next: number | null }>(
        'getLedger',
        { id: row.id, ...(before ? { before } : {}) },
        staff,
      );
      listed += page.entries.length;
      before = page.next ?? undefined;
    } while (before);
    expect(listed).toBe(MAX_LEDGER_ENTRIES);
    // The family's money is there, whatever the ledger has.
    await payAt(byLink);
    await reaches(of, byLink, 'paid');
    expect(await amountsAt(of)).toMatchObject({ paidCents: 3_00, balanceCents: amounts.balanceCents - 2_00 });
    // And what was entered can still be taken back.
    await ok('deletePayment', { paymentId: last.id, reason: 'Returned.' }, owner);
    expect(await amountsAt(of)).toMatchObject({ paidCents: 2_00 });
    const { replayed, stored } = await bothSums(table, row.id);
    expect(stored).toEqual(replayed);
    expect(await chainFault(table, row.id)).toBeNull();
  }, 60_000);
});
