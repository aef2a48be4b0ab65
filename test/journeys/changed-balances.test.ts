import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ledgerFault } from '#functions/cases/money/check-ledger.ts';
import { readMoney } from '#functions/cases/money/money-of-case.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import type { ContractView, MyContract } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import type { CashAdvance } from '#shared/model/selection.ts';
import { ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { relativeOf } from './parts/case-party.ts';
import { add } from './parts/contact-desk.ts';
import {
  type ContractDesk,
  contractDesk,
  give,
  openContract,
  openedDesk,
  readySelection,
  signedDesk,
  signVersion,
} from './parts/contract-desk.ts';
import { amountsAt, chargedDesk, pay } from './parts/payment-desk.ts';
import { bothSums, charge, statementFor, today } from './parts/whole-ledger.ts';

const flowers: CashAdvance = {
  ...{ id: randomUUID(), name: 'Flowers', payee: 'Bloom & Co.', amountCents: 200_00, costCents: 200_00, rebateCents: 0 },
  ...{ standing: 'estimate', origin: 'conference' },
};
const factsOf = async (caseId: string) => (await readFacts(openCloudTable(), caseId))?.facts ?? {};
const paidOn = async (caseId: string) => (await factsOf(caseId)).balancePaidOn;
const ofDesk = ({ row, admin }: ContractDesk) => ({ row, staff: admin, owner: admin });

/** Enters what flowers really cost. */
const actual = async ({ admin, id }: ContractDesk, { inForce, version }: ContractView, amountCents: number) => {
  const { key: lineKey } = version!.statement.lines.find(({ label }) => label === 'Flowers')!;
  const advances = [{ lineKey, amountCents, costCents: amountCents }];
  return ok<ContractView>('recordActuals', { id, number: inForce, advances }, keyed(admin));
};

const sharesOf = (...shares: [contactId: string, shareCents: number][]) =>
  shares.map(([contactId, shareCents]) => ({ contactId, name: 'A payer', shareCents }));

const adjust = ({ admin, id }: ContractDesk, change: object) =>
  ok<CaseAmounts>('adjustBalance', { id, change, reason: 'They have no means.' }, keyed(admin));

async function voidContract({ admin, id }: ContractDesk) {
  await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(admin));
  await ok<ContractView>('voidContract', { id, reason: 'Moved away' }, keyed(admin));
}

it('the day a case was paid in full follows a signature, actual charges, and a void contract', async () => {
  const desk = await openedDesk((before) => ({ ...before, cashAdvances: [flowers] }));
  const { id, opened } = desk;
  await pay(ofDesk(desk), opened.version!.statement.totals.totalCents);
  expect(await paidOn(id)).toBeUndefined();
  await give(desk, 1);
  const signed = await signVersion(desk, 1);
  expect(await paidOn(id)).toBe(signed.version!.signedOn);
  await actual(desk, signed, 250_00);
  expect(await paidOn(id)).toBeUndefined();
  await voidContract(desk);
  expect(await paidOn(id)).toEqual(expect.any(String));
}, 60_000);

it('the day a case was paid in full is taken back by an amendment that adds to the price', async () => {
  const of = await chargedDesk();
  const { id } = of.row;
  await pay(of, 1_000_00);
  expect(await paidOn(id)).toBe(today());
  const amended = [statementFor(1_000_00, of.payer.id), statementFor(1_200_00, of.payer.id)] as const;
  await charge(openCloudTable(), id, [...amended], randomUUID());
  expect(await paidOn(id)).toBeUndefined();
  await pay(of, 200_00);
  expect(await paidOn(id)).toBe(today());
});

it('a price that was taken off in full owes nothing back to a family that paid nothing when less is charged', async () => {
  const desk = await signedDesk((before) => ({ ...before, cashAdvances: [flowers] }));
  const of = ofDesk(desk);
  const { balanceCents } = await amountsAt(of);
  await adjust(desk, { kind: 'adjustment', amountCents: balanceCents });
  await actual(desk, desk.signed, 187_50);
  const amounts = await amountsAt(of);
  expect(amounts).toMatchObject({ dueCents: -12_50, balanceCents: -12_50, writtenOffCents: 0 });
  expect(amounts.payers.filter(({ owedCents }) => owedCents !== 0)).toEqual([]);
  expect(await factsOf(desk.id)).not.toHaveProperty('refundDueOn');
  const { money } = await ok<MyContract>('getMyContract', { id: desk.id }, await relativeOf(desk.row, desk.ada.id));
  expect(money).toMatchObject({ dueCents: 0, paidCents: 0, leftCents: 0, status: 'paid' });
  expect(money!.extras.map(({ words, cents }) => [words, cents])).toContainEqual(['Taken off beyond your part', 12_50]);
  const shareCents = money!.dueCents! - money!.extras.reduce((sum, { cents }) => sum + cents, 0);
  expect(shareCents).toBe(balanceCents - 12_50);
}, 60_000);

const payersAt = async (desk: ContractDesk) =>
  new Map((await amountsAt(ofDesk(desk))).payers.map(({ contactId, owedCents }) => [contactId, owedCents]));
const fee = { kind: 'fee', amountCents: 35_00 };
const unnamed = { status: 400, errors: [{ field: 'change.payer', message: 'Choose who pays the fee.' }] };
const refuseFee = async ({ admin, id }: ContractDesk) =>
  expect(await refused('adjustBalance', { id, change: fee, reason: 'Canceled.' }, keyed(admin))).toMatchObject(unnamed);
const withBo = async () => {
  const desk = await contractDesk();
  const { id: bo } = await add(desk.admin, desk.id, { firstName: 'Bo', lastName: 'Marsh', selectedRoles: ['payer'] });
  return { desk, bo, ada: desk.ada.id };
};

it('whose share is $0.00 is a payer all the same, so a fee says whose it is', async () => {
  const { desk, bo, ada } = await withBo();
  const statement = { ...statementFor(1_000_00, ada), payers: sharesOf([ada, 1_000_00], [bo, 0]) };
  await charge(openCloudTable(), desk.id, [null, statement], randomUUID());
  expect(await payersAt(desk)).toEqual(
    new Map([
      [ada, 1_000_00],
      [bo, 0],
    ]),
  );
  await refuseFee(desk);
});

it('a fee for canceling says which payer of the void contract owes it', async () => {
  const { desk, bo, ada } = await withBo();
  await readySelection(desk, (before) => ({
    ...before,
    dueOn: '2027-06-30',
    payers: [...before.payers, { contactId: bo, weight: 1 }],
  }));
  await openContract(desk);
  await give(desk, 1);
  await signVersion(desk, 1);
  await pay(ofDesk(desk), 500_00, { payer: ada });
  await voidContract(desk);
  expect(await payersAt(desk)).toEqual(
    new Map([
      [ada, -500_00],
      [bo, 0],
    ]),
  );
  await refuseFee(desk);
  await adjust(desk, { ...fee, payer: ada });
  expect((await payersAt(desk)).get(ada)).toBe(-465_00);
  const { stored } = await readMoney(openCloudTable(), desk.id);
  expect(await ledgerFault(openCloudTable(), desk.id, stored)).toBeNull();
}, 60_000);

it('a write-off of everything leaves amounts readable when less is charged, and nothing to give back when the contract is void', async () => {
  const desk = await signedDesk((before) => ({ ...before, cashAdvances: [flowers] }));
  const { id, signed } = desk;
  const of = ofDesk(desk);
  await adjust(desk, { kind: 'fee', amountCents: 35_00 });
  const { balanceCents } = await amountsAt(of);
  expect(await adjust(desk, { kind: 'write-off', amountCents: balanceCents })).toMatchObject({ dueCents: 0, balanceCents: 0 });
  await actual(desk, signed, 187_50);
  expect(await amountsAt(of)).toMatchObject({ dueCents: -12_50, balanceCents: -12_50, writtenOffCents: balanceCents });
  // Nobody paid that, so it isn't given back.
  expect(await factsOf(id)).not.toHaveProperty('refundDueOn');
  await voidContract(desk);
  const nothing = { chargedCents: 0, discountsCents: 0, feesCents: 0, writtenOffCents: 0, dueCents: 0, balanceCents: 0 };
  expect(await amountsAt(of)).toMatchObject({ ...nothing, status: 'paid' });
  const { rows, stored, replayed } = await bothSums(openCloudTable(), id);
  expect(stored).toEqual(replayed);
  const writeOff = rows.find(({ entry }) => entry.kind === 'write-off')!.entry;
  // It was taken back with the contract, so it isn't taken back again.
  expect(await adjust(desk, { kind: 'reversal', reverses: writeOff.id })).toMatchObject(nothing);
  expect((await bothSums(openCloudTable(), id)).rows).toHaveLength(rows.length);
}, 60_000);
