import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { MyContract } from '#shared/contract/case-contracts-views.ts';
import type { PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import { formatCents } from '#shared/values/money.ts';
import { mailbox, ok, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import { contractDesk, give, openContract, readySelection, signVersion } from './parts/contract-desk.ts';
import { pay, payment, refund } from './parts/payment-desk.ts';

const PART = 1_234_57;

/** Returns a case with a signed contract that Ada pays with her brother: he a fixed amount, and she the rest. */
async function sharedContract() {
  const desk = await contractDesk();
  const brother = await add(desk.admin, desk.id, { firstName: 'Basil', lastName: 'Marsh', relationship: 'child' });
  await readySelection(desk, (before) => ({
    ...before,
    payers: [...before.payers, { contactId: brother.id, amountCents: PART }],
  }));
  await openContract(desk);
  await give(desk, 1);
  const { version } = await signVersion(desk, 1);
  const of = { row: desk.row, staff: desk.admin, owner: desk.admin };
  const [ada, basil] = [await relativeOf(desk.row, desk.ada.id), await relativeOf(desk.row, brother.id)];
  const cousin = await relativeOf(desk.row);
  return { desk, of, ada, basil, cousin, brother, totalCents: version!.statement.totals.totalCents };
}

type Reader = Parameters<typeof ok>[2];
const read = (id: string, by: Reader) => ok<MyContract>('getMyContract', { id }, by);

describe('what the family sees of its money', () => {
  it('is each payer’s own part, payments, and receipts, and nobody else’s', async () => {
    const { desk, of, ada, basil, cousin, brother, totalCents } = await sharedContract();
    const { id } = desk;
    const his = await pay(of, 300_01, { payer: brother.id, method: 'credit-card', cardLastFour: '4242', note: 'He was upset.' });
    const hers = await pay(of, 77_77, { payer: desk.ada.id });
    await pay(of, 50_03, { payer: desk.ada.id, method: 'ach' });
    const back = await refund(of, 11_11, { paymentId: his.payment.id });
    const [basilSees, adaSees, cousinSees] = [await read(id, basil), await read(id, ada), await read(id, cousin)];
    expect(basilSees.money).toMatchObject({
      ...{ dueCents: PART, paidCents: 300_01, refundedCents: 11_11, pendingCents: 0, paidByOthersCents: 0 },
      ...{ leftCents: PART - 300_01 + 11_11, status: 'partially-paid' },
      payments: [{ id: his.payment.id, amountCents: 300_01, cardLastFour: '4242', state: 'posted', hasReceipt: true }],
      refunds: [{ id: back.refund.id, amountCents: 11_11 }],
    });
    expect(adaSees.money).toMatchObject({
      ...{ dueCents: totalCents - PART, paidCents: 77_77, pendingCents: 50_03, refundedCents: 0, status: 'partially-paid' },
      leftCents: totalCents - PART - 77_77,
      refunds: [],
    });
    expect(adaSees.money?.payments.map(({ amountCents, state, hasReceipt }) => [amountCents, state, hasReceipt])).toEqual(
      expect.arrayContaining([
        [77_77, 'posted', true],
        [50_03, 'pending', false],
      ]),
    );
    expect(cousinSees.money).toBeNull();
    const hidden = (...more: (string | number)[]) => [
      'upset',
      'owedBy',
      'payer"',
      'costCents',
      'rebateCents',
      ...more.map(String),
    ];
    const about = { basil: [PART, 300_01, 11_11, his.payment.id, brother.id], ada: [77_77, 50_03, hers.payment.id, desk.ada.id] };
    for (const [seen, texts] of [
      [basilSees, hidden(...about.ada, totalCents - PART)],
      [adaSees, hidden(...about.basil)],
      [cousinSees, hidden(...about.basil, ...about.ada, totalCents - PART)],
    ] as const)
      for (const text of texts)
        expect(JSON.stringify(seen)).not.toMatch(typeof text === 'number' ? new RegExp(`:-?${text}\\b`) : text);
    const receipt = (paymentId: string) => ({ id, paymentId });
    expect(await ok('getMyReceipt', receipt(his.payment.id), basil)).toMatchObject({ url: expect.any(String) });
    expect(await refused('getMyReceipt', receipt(his.payment.id), ada)).toMatchObject({ status: 404 });
    expect(await refused('getMyReceipt', receipt(hers.payment.id), basil)).toMatchObject({ status: 404 });
    expect(await refused('getMyReceipt', receipt(his.payment.id), cousin)).toMatchObject({ status: 404 });
    expect(await refused('getMyReceipt', { id: randomUUID(), paymentId: his.payment.id }, basil)).toMatchObject({ status: 404 });
    for (const call of [
      'getReceipt',
      'getPaymentsForCase',
      'getCaseInvoiceAmounts',
      'getLedger',
      'exportLedger',
      'getInvoiceFromCase',
    ])
      expect((await refused(call, receipt(his.payment.id), basil)).status, call).toBe(403);
    const change = { kind: 'fee', amountCents: 35_00, payer: brother.id };
    await ok('adjustBalance', { id, change, reason: 'Returned check 1042' }, keyed(desk.admin));
    expect((await read(id, basil)).money).toMatchObject({
      dueCents: PART + 35_00,
      extras: [{ words: 'Fee: Returned check 1042', cents: 35_00 }],
      leftCents: PART + 35_00 - 300_01 + 11_11,
    });
    expect((await read(id, ada)).money).toMatchObject({ dueCents: totalCents - PART, extras: [] });
  }, 60_000);

  it('is emailed to the payer once it arrives and once it’s refunded, with only what they still owe themselves', async () => {
    const { desk, of, totalCents } = await sharedContract();
    const mailed = async (about: string) => {
      const { body } = await mailbox(desk.ada.email).mail(({ subject }) => subject.includes(about));
      const text = (body.text ?? '').replaceAll(/\s+/g, ' ');
      for (const cents of [PART, totalCents]) expect(text).not.toContain(formatCents(cents));
      return text;
    };
    const left = (cents: number) => `You have ${formatCents(totalCents - PART - cents)} left to pay.`;
    // It isn't here yet, so it isn't received.
    await pay(of, 50_03, { payer: desk.ada.id, method: 'ach' });
    const request = [payment(desk.id, 77_77, { payer: desk.ada.id, reference: '1042' }), keyed(of.staff)] as const;
    const hers = await ok<PaymentAnswer>('recordPayment', ...request);
    expect(await ok('recordPayment', ...request)).toEqual(hers);
    const received = await mailed('we received your payment of $77.77');
    expect(received).toContain(left(77_77));
    // The contract's charge is an entry, too, and what isn't here yet has no receipt.
    expect(received).toContain(`${desk.row.caseNumber}-receipt-1`);
    expect(received).toContain('Check 1042');
    await refund(of, 7_77, { paymentId: hers.payment.id });
    const refunded = await mailed('we refunded $7.77 to you');
    expect(refunded).toContain(left(70_00));
    expect(refunded).toMatch(/We refunded \$7\.77 of your payment of \$77\.77 from \w+ \d+, \d{4} toward/);
    expect(refunded).toContain(`${desk.row.caseNumber}-receipt-1`);
    const subjects = (await mailbox(desk.ada.email).all()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('we received your payment'))).toHaveLength(1);
  });

  it('says what others paid toward their part as one sum, and never who', async () => {
    const { desk, of, ada, basil, brother, totalCents } = await sharedContract();
    const aunt = await add(desk.admin, desk.id, { firstName: 'Grace', lastName: 'Marsh', relationship: 'friend' });
    const hers = await relativeOf(desk.row, aunt.id);
    await pay(of, 200_00, { payer: aunt.id });
    const [his, adas, graces] = [await read(desk.id, basil), await read(desk.id, ada), await read(desk.id, hers)];
    const [forBasil, forAda] = [his.money?.paidByOthersCents ?? 0, adas.money?.paidByOthersCents ?? 0];
    expect(forBasil + forAda).toBe(200_00);
    expect(his.money).toMatchObject({ dueCents: PART, paidCents: 0, leftCents: PART - forBasil, paidForOthersCents: 0 });
    expect(adas.money).toMatchObject({ dueCents: totalCents - PART, leftCents: totalCents - PART - forAda, payments: [] });
    expect(graces.money).toMatchObject({ dueCents: null, leftCents: null, paidCents: 200_00, paidByOthersCents: 0 });
    expect(JSON.stringify([his, adas])).not.toContain(aunt.id);
    // What he pays above his part is theirs together. He sees that, and she sees only how much less she owes.
    await pay(of, PART + 50_00, { payer: brother.id });
    expect((await read(desk.id, basil)).money).toMatchObject({
      ...{
        dueCents: PART,
        paidCents: PART + 50_00,
        leftCents: 0,
        paidForOthersCents: 50_00,
        paidByOthersCents: 0,
        status: 'paid',
      },
    });
    expect((await read(desk.id, ada)).money).toMatchObject({ paidByOthersCents: 250_00, leftCents: totalCents - PART - 250_00 });
  }, 60_000);

  it('says what was written off for everyone as that, divided by what each pays, and not as a payment of others', async () => {
    const { desk, ada, basil, totalCents } = await sharedContract();
    const change = { kind: 'write-off', amountCents: 500_00 };
    await ok('adjustBalance', { id: desk.id, change, reason: 'A charity case.' }, keyed(desk.admin));
    const [his, hers] = [(await read(desk.id, basil)).money!, (await read(desk.id, ada)).money!];
    const writtenOff = [his, hers].map(({ extras: [extra, ...others] }) => {
      expect([extra?.words, others]).toEqual(['Written off', []]);
      return extra!.cents;
    });
    const part = Math.round((500_00 * PART) / totalCents);
    expect(writtenOff).toEqual([-part, part - 500_00]);
    expect(his).toMatchObject({ dueCents: PART - part, leftCents: PART - part });
    for (const { paidByOthersCents, paidForOthersCents } of [his, hers])
      expect([paidByOthersCents, paidForOthersCents]).toEqual([0, 0]);
    expect((his.leftCents ?? 0) + (hers.leftCents ?? 0)).toBe(totalCents - 500_00);
    expect(JSON.stringify([his, hers])).not.toContain('charity');
  }, 60_000);

  it('is all of it for the only one who pays, also what came in before the contract and from others', async () => {
    const desk = await contractDesk();
    const of = { row: desk.row, staff: desk.admin, owner: desk.admin };
    const ada = await relativeOf(desk.row, desk.ada.id);
    const friend = await add(desk.admin, desk.id, { firstName: 'Cyril', lastName: 'Dunn', relationship: 'friend' });
    const friendly = await relativeOf(desk.row, friend.id);
    const { payment: deposit } = await pay(of, 100_00);
    expect((await read(desk.id, ada)).money).toBeNull();
    await ok('recordPayment', payment(desk.id, 25_00, { payer: desk.ada.id }), keyed(desk.admin));
    // What she paid is hers to read before there is a contract. What nobody is named for isn’t anyone’s yet.
    expect((await read(desk.id, ada)).money).toMatchObject({ dueCents: null, leftCents: null, paidCents: 25_00 });
    const { statement } = await readySelection(desk);
    const { totalCents } = statement.totals;
    await openContract(desk);
    await give(desk, 1);
    await pay(of, 40_00, { payer: friend.id });
    const whole = {
      ...{ dueCents: totalCents, paidCents: 125_00, paidByOthersCents: 40_00 },
      ...{ leftCents: totalCents - 165_00, status: 'partially-paid' },
    };
    expect((await read(desk.id, ada)).money).toMatchObject(whole);
    expect((await read(desk.id, friendly)).money).toMatchObject({ dueCents: null, leftCents: null, paidCents: 40_00 });
    await signVersion(desk, 1);
    expect((await read(desk.id, ada)).money).toMatchObject(whole);
    expect(await ok('getMyReceipt', { id: desk.id, paymentId: deposit.id }, ada)).toMatchObject({ url: expect.any(String) });
    expect(await refused('getMyReceipt', { id: desk.id, paymentId: deposit.id }, friendly)).toMatchObject({ status: 404 });
    const adjust = (change: object, reason: string) => ok('adjustBalance', { id: desk.id, change, reason }, keyed(desk.admin));
    await adjust({ kind: 'fee', amountCents: 35_00, payer: desk.ada.id }, 'Returned check 1042');
    await adjust({ kind: 'write-off', amountCents: 10_00, payer: desk.ada.id }, 'She was promised this.');
    const charged = await read(desk.id, ada);
    expect(charged.money).toMatchObject({
      dueCents: totalCents + 25_00,
      extras: [
        { words: 'Fee: Returned check 1042', cents: 35_00 },
        { words: 'Written off', cents: -10_00 },
      ],
    });
    // Why something was written off is the home’s own.
    expect(JSON.stringify(charged)).not.toContain('promised');
    await pay(of, totalCents + 25_00 - 165_00);
    expect((await read(desk.id, ada)).money).toMatchObject({ leftCents: 0, status: 'paid' });
  }, 60_000);
});
