import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readLedger } from '#functions/table/ledger.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import { emptySelection } from '#shared/model/selection.ts';
import { mayMake } from '#test/access/who-may-call.ts';
import { ask, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { callNamed, calls } from '#test/cloud/wire.ts';
import { plainOf } from '#test/world/text-sites.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { show } from './parts/conference-desk.ts';
import { add } from './parts/contact-desk.ts';
import { accept, handoffDesk, offer } from './parts/handoff-desk.ts';
import { amountsAt, chargedDesk, type PaymentDesk, pay, payment, paymentsAt, refund } from './parts/payment-desk.ts';
import { bothSums, charge, statementFor, today } from './parts/whole-ledger.ts';

const ofMoney = calls.filter(({ group }) =>
  ['casePayments', 'caseContracts', 'caseInvoices', 'checkouts', 'conferences', 'ledgerReports'].includes(group),
);

/** Returns a charged case with a partly refunded payment, and its relative. */
async function withMoney(of: PaymentDesk) {
  const { payment: paid } = await pay(of, 500_00, { payer: of.payer.id });
  const { refund: given } = await refund(of, 100_00, { paymentId: paid.id });
  const [charged] = await readLedger(openCloudTable(), of.row.id);
  return { ...of, paid, given, chargeId: charged!.entry.id, relative: await relativeOf(of.row, of.payer.id) };
}

/** Returns two such cases of one home. */
async function neighbors() {
  const mine = await chargedDesk();
  const row = await openCase(mine.staff);
  const payer = await add(mine.staff, row.id, { firstName: 'Omar', lastName: 'Vale' });
  await charge(openCloudTable(), row.id, [null, statementFor(1_000_00, payer.id)], randomUUID());
  return { mine: await withMoney(mine), theirs: await withMoney({ ...mine, row, payer }) };
}
type Neighbors = Awaited<ReturnType<typeof neighbors>>;

describe('ids of another case of the same home', () => {
  let of: Neighbors;
  beforeAll(async () => {
    of = await neighbors();
  });

  const stateOf = async ({ row, staff }: Neighbors['mine']) => [
    await amountsAt({ row, staff }),
    await paymentsAt({ row, staff }),
    (await ok<SelectionView>('getSelection', { id: row.id }, staff)).version,
    await ok('getConference', { id: row.id }, staff),
    (await bothSums(openCloudTable(), row.id)).rows.length,
  ];

  const selectionWith = (people: (contactId: string) => object) => {
    const { id } = of.mine.row;
    return { id, version: 0, selection: { ...emptySelection, ...people(of.theirs.payer.id) } };
  };

  const tried: [string, (id: string, theirs: Neighbors['theirs']) => object | Promise<object>][] = [
    ['recordPayment', (id, { payer }) => payment(id, 100, { payer: payer.id })],
    ['recordRefund', (id, { paid }) => ({ ...moved(id), paymentId: paid.id, refundedOn: today(), reason: 'Paid twice.' })],
    ['depositInTrust', (id, { paid }) => ({ id, amountCents: 100, paymentId: paid.id, depositedOn: today() })],
    ['adjustBalance', (id, { payer }) => ({ id, change: { kind: 'fee', amountCents: 100, payer: payer.id }, reason: 'Why.' })],
    ['adjustBalance', (id, { chargeId }) => ({ id, change: { kind: 'reversal', reverses: chargeId }, reason: 'Why.' })],
    ['startCheckout', (id, { payer }) => ({ id, amountCents: 100, by: 'card', payer: payer.id })],
    ['getInvoiceFromCase', (id, { payer }) => ({ id, payer: payer.id })],
    ['getStatementOfAccount', (id, { payer }) => ({ id, payer: payer.id })],
    ['getReceipt', (id, { paid }) => ({ id, paymentId: paid.id })],
    ['getReceipt', (id, { given }) => ({ id, paymentId: given.id })],
    ['openConferenceScreen', (id, { payer }) => ({ id, followers: [payer.id] })],
    ['saveSelection', () => selectionWith((contactId) => ({ purchasers: [contactId] }))],
    ['saveSelection', () => selectionWith((contactId) => ({ payers: [{ contactId, weight: 1 }] }))],
  ];
  const moved = (id: string) => ({ id, amountCents: 100, method: 'check' });

  it('are refused and change nothing', async () => {
    const before = [await stateOf(of.mine), await stateOf(of.theirs)];
    for (const [name, input] of tried) {
      const { status, text } = await ask(name, await input(of.mine.row.id, of.theirs), keyed(of.mine.owner));
      expect(status, `${name} ${text}`).toBeOneOf([400, 404, 409]);
    }
    expect([await stateOf(of.mine), await stateOf(of.theirs)]).toEqual(before);
  });

  it('don’t open it to a relative, or to the other case’s tablet', async () => {
    const { mine, theirs } = of;
    const { id } = theirs.row;
    const forFamily = ofMoney.filter(({ meta }) => meta.access === 'family');
    expect(forFamily.length).toBeGreaterThanOrEqual(5);
    for (const { name } of forFamily) {
      const own = { id: mine.row.id, paymentId: theirs.paid.id };
      const other = { id, paymentId: theirs.paid.id, number: 1, amountCents: 100, by: 'card' };
      const asked = (input: Record<string, unknown>) => ask(name, fitting(name, input), keyed(mine.relative));
      expect((await asked(other)).status, name).toBe(404);
      if (name === 'getMyReceipt') expect((await asked(own)).status, name).toBe(404);
    }
    const { token } = await show({ admin: mine.staff, id: mine.row.id });
    expect(await ok('getConferenceScreen', { caseId: id, token })).toEqual({ state: 'closed' });
  });
});

/** Returns an input with only those fields that its call knows. */
function fitting(name: string, input: Record<string, unknown>): object {
  const { shape } = callNamed(name).input as unknown as { shape: object };
  return Object.fromEntries(Object.entries(input).filter(([field]) => field in shape));
}

describe('the money and the contract of a case', () => {
  it('are closed to the company that has the person in its care, whichever call it makes', async () => {
    const desk = await handoffDesk();
    const { row, staff, trade, tag } = desk;
    await accept(trade.by, row.id, await offer(staff.by, row.id, tag, trade));
    const forHomes = ofMoney.filter(({ meta }) => meta.access !== 'public');
    expect(forHomes.length).toBeGreaterThan(40);
    for (const { name, input } of forHomes) {
      expect(mayMake('trade', name), name).toBe(false);
      const plain = plainOf(input!) as object;
      const { status, body } = await ask<{ code: string }>(
        name,
        { ...plain, ...('id' in plain ? { id: row.id } : {}) },
        keyed(trade.by),
      );
      expect([name, status, body.code]).toEqual([name, 403, 'forbidden']);
    }
  });
});
