import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { paymentSave } from '#functions/table/payment.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import { allocate } from '#shared/pricing/allocate.ts';
import { formatCents } from '#shared/values/money.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement } from '#test/world/sample-statement.ts';
import { deskWithCase, keyed } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import { chargedAndPaid, signedVersion } from './parts/contract-rows.ts';
import { pay, paymentDesk, refund } from './parts/payment-desk.ts';
import { printed } from './parts/printed.ts';
import { charge, statementFor } from './parts/whole-ledger.ts';

/** A statement whose taxes have an account, without estimates. */
const charged = (changes: Partial<Statement> = {}): Statement => {
  const statement = fullStatement(changes);
  const lines = statement.lines.map((line) => ({
    ...line,
    key: line.section === 'taxes' ? `tax:${numberedId(7)}` : line.key,
    ...(line.cashAdvance ? { cashAdvance: { ...line.cashAdvance, standing: 'actual' as const } } : {}),
  }));
  return { ...statement, lines };
};

const anna = { contactId: numberedId(20), name: 'Anna Marsh' };
const peter = { contactId: numberedId(21), name: 'Peter Marsh' };

it('prints the invoice of the version in force, with what was paid, under a number that changes with what it says', async () => {
  const { staff, row, home } = await deskWithCase({ decedentFirstName: 'Walter', decedentLastName: 'Marsh' });
  const { id, caseNumber } = row;
  const ofCase = { id, locationId: home.id };
  const invoice = (input: object = {}) => printed('getInvoiceFromCase', { id, ...input }, staff);
  expect(await invoice()).toBeNull();

  const { totalCents } = charged().totals;
  const payers = [
    { ...anna, shareCents: totalCents - 200_000 },
    { ...peter, shareCents: 200_000 },
  ];
  const statement = charged({ payers });
  await signedVersion(ofCase, 1, statement);
  await chargedAndPaid(ofCase, statement, 150_000);
  const first = (await invoice())!;
  expect(first.fileName).toBe(`Invoice ${caseNumber}-invoice-1, Walter Marsh.pdf`);
  expect(first.text).toContain('Payment: Check 1042');
  expect(first.text).toMatch(/Anna Marsh\s+Share: .*Peter Marsh\s+Share: \$2,000\.00/s);
  expect(first.text).toContain(`Balance due ${formatCents(totalCents - 150_000)}`);
  expect(first.text).not.toContain('Only staff read this');
  expect((await invoice())!.fileName).toBe(first.fileName);

  const share = (await invoice({ payer: peter.contactId }))!;
  expect(share.fileName).toContain(`${caseNumber}-invoice-2`);
  expect(share.text).toContain('Share of Peter Marsh $2,000.00');
  // What nobody is named for counts for both, in proportion to their shares.
  const [, forPeter = 0] = allocate(150_000, [totalCents - 200_000, 200_000]);
  expect(share.text).toContain(`Balance due ${formatCents(200_000 - forPeter)}`);
  expect(share.text).toContain('Paid by others');
  expect(share.text).not.toContain('Check 1042');
  expect(await refused('getInvoiceFromCase', { id, payer: randomUUID() }, staff)).toMatchObject({ status: 400 });

  await signedVersion(ofCase, 2, charged({ payers, dueOn: '2027-01-15' }), { standing: 'open', signedOn: null });
  expect((await invoice())!.fileName).toBe(first.fileName);
  expect(await printed('getInvoiceFromCase', { id }, staff)).toMatchObject({ fileName: first.fileName });
});

it('says on an invoice with an estimate that it is a draft', async () => {
  const { staff, row, home } = await deskWithCase();
  await signedVersion({ id: row.id, locationId: home.id }, 1, fullStatement());
  expect((await printed('getInvoiceFromCase', { id: row.id }, staff))!.text).toContain('DRAFT');
});

it('prints a receipt, which says so once the payment is reversed, and a statement of account', async () => {
  const { staff, row, home, at } = await deskWithCase();
  const { id, caseNumber } = row;
  expect(await printed('getStatementOfAccount', { id }, staff)).toBeNull();
  const statement = charged({ purchasers: [anna, peter] });
  await signedVersion({ id, locationId: home.id }, 1, statement);
  const payment = await chargedAndPaid({ id, locationId: home.id }, statement, 150_000);
  const receipt = () => printed('getReceipt', { id, paymentId: payment.id }, staff);
  const before = (await receipt())!;
  // The first payment has the first receipt, though its entry in the ledger is the second.
  expect(before.text).toContain(`${caseNumber}-receipt-1`);
  expect(before.fileName).toContain(`${caseNumber}-receipt-1`);
  expect(before.text).toContain('Check 1042 $1,500.00');
  expect(before.text).not.toContain('Only staff read this');

  const account = (await printed('getStatementOfAccount', { id }, await at({ access: 'view-only' })))!;
  expect(account.text).toContain('Contract, version 1');
  expect(account.text).toMatch(/For\s+Anna Marsh\s+Peter Marsh/);
  expect(account.text).toContain(`Balance: ${formatCents(statement.totals.totalCents)}`);
  expect(account.text).toContain(`Balance due ${formatCents(statement.totals.totalCents - 150_000)}`);

  const reversed = {
    ...payment,
    state: 'reversed' as const,
    endedOn: new Date().toISOString(),
    endReason: 'Returned by the bank',
  };
  await openCloudTable().transact([paymentSave({ ...reversed, version: 1 })]);
  const after = (await receipt())!;
  expect(after.text).toContain('REVERSED');
  expect(after.text).toContain(`${caseNumber}-receipt-1`);
  expect(after.text).not.toContain('Returned by the bank');
  expect((await refused('getReceipt', { id, paymentId: randomUUID() }, staff)).status).toBe(404);
});

it('counts receipts by payments, keeps their numbers, and says what each left to pay', async () => {
  const desk = await paymentDesk();
  const { row, staff, payer } = desk;
  const { id, caseNumber } = row;
  const receipt = async (paymentId: string) => (await printed('getReceipt', { id, paymentId }, staff))!;
  const deposit = await pay(desk, 50_00, { payer: payer.id });
  expect((await receipt(deposit.payment.id)).text).not.toContain('Left to pay');
  await charge(openCloudTable(), id, [null, statementFor(1_000_00, payer.id)], randomUUID());
  const wrong = await pay(desk, 100_00, { payer: payer.id });
  await ok('deletePayment', { paymentId: wrong.payment.id }, keyed(desk.owner));
  const second = await pay(desk, 200_00, { payer: payer.id });
  const fee = { kind: 'fee', amountCents: 35_00, payer: payer.id };
  await ok('adjustBalance', { id, change: fee, reason: 'Returned check' }, keyed(desk.owner));
  await refund(desk, 20_00, { paymentId: second.payment.id });
  const others = await pay(desk, 1_00);
  const third = await pay(desk, 799_00, { payer: payer.id });
  const texts = await Promise.all(
    [deposit, wrong, second, others, third].map(async (each) => (await receipt(each.payment.id)).text.replaceAll(/\s+/g, ' ')),
  );
  for (const [at, text] of texts.entries()) expect(text).toContain(`${caseNumber}-receipt-${at + 1}`);
  const left = texts.map((text) => /Total (\S+) Paid so far, with this payment (\S+) Left to pay (\S+)/.exec(text)?.slice(1));
  expect(left).toEqual([
    undefined,
    undefined,
    ['$1,000.00', '-$250.00', '$750.00'],
    ['$1,035.00', '-$231.00', '$804.00'],
    ['$1,035.00', '-$1,030.00', '$5.00'],
  ]);
  expect(texts[1]).toContain('REVERSED');
  expect(texts.map((text) => text.includes('Refunded since: $20.00 on '))).toEqual([false, false, true, false, false]);
});

it('prints receipts of people who were removed from the case, by the name that its contract has', async () => {
  const desk = await paymentDesk();
  const { row, staff, payer, home } = desk;
  const { id } = row;
  const named = { ...statementFor(50_00, payer.id), list: null };
  const frozen = { ...named, payers: [{ ...named.payers[0]!, name: 'Ruth Okafor' }] };
  const ended = { endedOn: '2026-01-05T12:00:00.000Z', endReason: 'They moved.' };
  await signedVersion({ id, locationId: home.id }, 1, frozen, { standing: 'void', ...ended });
  const friend = await add(staff, id, { firstName: 'Imre', lastName: 'Szabo' });
  const payments = [await pay(desk, 50_00, { payer: payer.id }), await pay(desk, 20_00, { payer: friend.id })];
  for (const contactId of [payer.id, friend.id]) await ok('deleteCaseContact', { caseId: id, contactId }, staff);
  const [ruth, imre] = await Promise.all(
    payments.map(({ payment }) => printed('getReceipt', { id, paymentId: payment.id }, staff)),
  );
  expect(ruth!.text).toMatch(/Received from\s+Ruth Okafor/);
  expect(imre!.text).toContain('$20.00');
  expect(imre!.text).not.toContain('Received from');
});

it('prints actual charges, which nobody signs, as a whole statement without places to sign', async () => {
  const { staff, row, home } = await deskWithCase();
  const { id } = row;
  expect(await printed('getStatement', { id, number: 1 }, staff)).toBeNull();
  const statement = charged();
  const totals = { ...statement.totals, totalCents: statement.totals.totalCents - 5_000 };
  const lines = statement.lines.map((line) => (line.key === 'advance:1' ? { ...line, amountCents: 140_000 } : line));
  await signedVersion({ id, locationId: home.id }, 1, { ...statement, lines, totals });
  await signedVersion({ id, locationId: home.id }, 2, statement, { kind: 'actuals' });
  const { text } = (await printed('getStatement', { id, number: 2 }, staff))!;
  expect(text).toContain('Actual charges, version 2');
  expect(text).toContain('Charges are only for those items that you selected or that are required.');
  expect(text).toMatch(/What version 2 changes.*It was \$1,400\.00\..*Difference \$50\.00/s);
  expect(text).not.toContain('Signature');
});
