import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { caseKeys } from '#functions/table/case-keys.ts';
import type { ContractView, MyContract, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import type { CashAdvance, Selection } from '#shared/model/selection.ts';
import { formatCents } from '#shared/values/money.ts';
import { ask, mailbox, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { caseEvents } from './parts/case-facts.ts';
import { relativeOf } from './parts/case-party.ts';
import {
  type ContractDesk,
  contractAt,
  give,
  openContract,
  openedDesk,
  selectionAt,
  signedDesk,
  signVersion,
} from './parts/contract-desk.ts';
import { printed } from './parts/printed.ts';
import { signerByMail } from './parts/signing-desk.ts';

const amountsAt = ({ admin, id }: ContractDesk) => ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
const conflict = { status: 409, code: 'conflict' };

const advance = (amountCents: number): CashAdvance => ({
  id: randomUUID(),
  name: 'Flowers',
  payee: 'Bloom & Co.',
  amountCents,
  costCents: amountCents,
  rebateCents: 0,
  standing: 'estimate',
  origin: 'conference',
});
const withFlowers = (amountCents: number) => (selection: Selection) => ({
  ...selection,
  cashAdvances: [...selection.cashAdvances, advance(amountCents)],
});

/** Changes the selection of an amendment. */
async function change({ admin, id }: ContractDesk, changed: (selection: Selection) => Selection) {
  const { selection, version } = await selectionAt(admin, id);
  return ok<SelectionView>('saveSelection', { id, version, selection: changed(selection) }, keyed(admin));
}

describe('an amendment', () => {
  it('leaves the signed version and what is owed until everyone has signed it, and then posts the difference', async () => {
    const desk = await signedDesk();
    const { admin, id, signed } = desk;
    const before = signed.version!.statement.totals.totalCents;
    expect(
      await refused('saveSelection', { id, version: 2, selection: (await selectionAt(admin, id)).selection }, keyed(admin)),
    ).toMatchObject({
      ...conflict,
      detail: 'This is in the signed contract. Start an amendment first.',
    });
    const both = await Promise.all([ask('startAmendment', { id }, keyed(admin)), ask('startAmendment', { id }, keyed(admin))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const draft = await change(desk, withFlowers(20_000));
    expect(draft).toMatchObject({
      amends: 1,
      status: 'contract-signed',
      findings: [{ code: 'estimate-open', severity: 'warn' }],
    });
    expect(draft.selection.cashAdvances[0]?.origin).toBe('amendment');
    const open = await openContract(desk);
    expect(open).toMatchObject({ inForce: 1, version: { number: 2, kind: 'amendment', standing: 'open' } });
    expect(open.change).toMatchObject({ added: [{ label: 'Flowers' }], removed: [], changed: [], differenceCents: 20_000 });
    expect(await amountsAt(desk)).toMatchObject({ dueCents: before });
    await ok('giveStatement', { id, number: 2, given: { to: 'Ada Marsh', how: 'email' } }, keyed(admin));
    const letter = await mailbox(desk.ada.email).mail(({ subject }) => subject.includes('the changed statement for'));
    const mailed = (letter.body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(mailed).toContain(`The total was ${formatCents(before)}. It is now ${formatCents(before + 20_000)}.`);
    expect(mailed).toContain('Added: Flowers, $200.00.');
    const invoiced = async () => (await printed('getInvoiceFromCase', { id }, admin))!.text;
    expect(await invoiced()).toContain(`Balance due ${formatCents(before)}`);
    const after = await signVersion(desk, 2);
    expect(after).toMatchObject({ inForce: 2, amends: null });
    expect(await amountsAt(desk)).toMatchObject({ dueCents: before + 20_000, isEstimate: true });
    expect(await invoiced()).toContain(`Balance due ${formatCents(before + 20_000)}`);
    expect((await contractAt(admin, id, 1)).version?.statement).toEqual(signed.version?.statement);
    expect(await caseEvents('contract.signed', id)).toHaveLength(1);
    expect((await caseEvents('contract.amended', id)).map(({ data }) => data.differenceCents)).toEqual([20_000]);
  });

  it('has the same purchasers, and ends with what was signed', async () => {
    const desk = await signedDesk();
    const { admin, id, signed } = desk;
    await ok('startAmendment', { id }, keyed(admin));
    const { version } = await change(desk, (selection) => ({ ...selection, purchasers: [], terms: 'Net 30' }));
    expect(await refused('openContract', { id, version }, keyed(admin))).toMatchObject(conflict);
    await ok('reopenContract', { id, reason: 'Not needed' }, keyed(admin));
    const { selection, amends } = await selectionAt(admin, id);
    expect({ amends, purchasers: selection.purchasers, terms: selection.terms }).toEqual({
      amends: null,
      purchasers: signed.version?.statement.purchasers.map(({ contactId }) => contactId),
      terms: '',
    });
  });
});

describe('what a cash advance really cost', () => {
  it('changes it alone, in a version of its own, and completes the contract', async () => {
    const desk = await signedDesk(withFlowers(20_000));
    const { admin, id, signed } = desk;
    const estimate = await refused('completeContract', { id }, keyed(admin));
    expect(estimate).toMatchObject(conflict);
    const { lines, totals } = signed.version!.statement;
    const open = lines.filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
    expect(estimate.errors?.map(({ field }) => field)).toEqual(open.map(({ key }) => key));
    const advances = open.map(({ key: lineKey, amountCents }) => {
      const cents = amountCents === 20_000 ? 18_750 : amountCents;
      return { lineKey, amountCents: cents, costCents: cents };
    });
    const other = { lineKey: lines[0]!.key, amountCents: 1, costCents: 1 };
    expect(await refused('recordActuals', { id, number: 1, advances: [other] }, keyed(admin))).toMatchObject({ status: 400 });
    const request = [{ id, number: 1, advances }, keyed(admin)] as const;
    const recorded = await ok<ContractView>('recordActuals', ...request);
    expect(recorded).toMatchObject({ inForce: 2, version: { number: 2, kind: 'actuals', standing: 'signed', documentId: null } });
    expect(recorded.change?.changed.map(({ after }) => after.section)).toContain('cash-advances');
    expect(recorded.change?.differenceCents).toBe(-1_250);
    expect(await amountsAt(desk)).toMatchObject({ dueCents: totals.totalCents - 1_250, isEstimate: false });
    expect(await ok('recordActuals', ...request)).toEqual(recorded);
    expect(await refused('recordActuals', { id, number: 1, advances }, keyed(admin))).toMatchObject({ status: 409 });
    const completed = await ok<ContractView>('completeContract', { id }, keyed(admin));
    expect(completed.arrangementStatus).toBe('contract-completed');
    expect(await caseEvents('contract.completed', id)).toHaveLength(1);
  });
});

describe('actual charges', () => {
  it('are entered one by one, corrected by entering them again, given without signatures, and never said to be signed', async () => {
    const organist = { ...advance(5_000), name: 'Organist', payee: 'J. Reed' };
    const desk = await signedDesk((before) => ({ ...before, cashAdvances: [advance(20_000), organist] }));
    const { admin, id, row, ada, signed } = desk;
    const flowers = signed.version!.statement.lines.find(({ label }) => label === 'Flowers')!.key;
    const others = signed.version!.statement.lines.filter(({ key, cashAdvance }) => cashAdvance && key !== flowers);
    const enter = (number: number, amountCents: number) =>
      ok<ContractView>(
        'recordActuals',
        { id, number, advances: [{ lineKey: flowers, amountCents, costCents: amountCents }] },
        keyed(admin),
      );
    const first = await enter(1, 25_000);
    const standings = first.version!.statement.lines.filter(({ key }) => others.some((each) => each.key === key));
    expect(standings.every(({ cashAdvance }) => cashAdvance?.standing === 'estimate')).toBe(true);
    expect(first.change?.changed.map(({ after }) => after.key)).toEqual([flowers]);
    expect(first.version).toMatchObject({ number: 2, kind: 'actuals', given: null, givenOn: null });
    const same = { id, number: 2, advances: [{ lineKey: flowers, amountCents: 25_000, costCents: 25_000 }] };
    expect(await refused('recordActuals', same, keyed(admin))).toMatchObject(conflict);
    const corrected = await enter(2, 22_500);
    expect(corrected).toMatchObject({ inForce: 3, change: { differenceCents: -2_500 } });
    const given = await give(desk, 3);
    expect(given.version).toMatchObject({ number: 3, given: { to: 'Ada Marsh' } });
    const letter = await mailbox(ada.email).mail(({ subject }) => subject.includes('the actual charges for'));
    const mailed = (letter.body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(mailed).toContain('Flowers: $225.00. The statement said $200.00.');
    expect(mailed).toContain('Organist: $50.00. This is still an estimate.');
    const cents = signed.version!.statement.totals.totalCents;
    expect(mailed).toContain(`The total of your statement was ${formatCents(cents)}. It is now ${formatCents(cents + 2_500)}.`);
    const [reader, cousin] = [await relativeOf(row, ada.id), await relativeOf(row)];
    const mine = await ok<MyContract>('getMyContract', { id }, reader);
    expect(await ok('getMyStatement', { id, number: 3 }, reader)).toMatchObject({ url: expect.any(String) });
    for (const [number, by] of [
      [1, reader],
      [2, reader],
      [3, cousin],
      [9, reader],
    ] as const)
      expect((await refused('getMyStatement', { id, number }, by)).status, `${number}`).toBe(404);
    expect((await ok<MyContract>('getMyContract', { id }, cousin)).contract?.actualsGivenOn).toBeNull();
    expect(mine.contract).toMatchObject({
      number: 3,
      actualsGivenOn: given.version?.given?.on,
      signedOn: signed.version!.signedOn,
      actualsOn: corrected.version!.signedOn,
      documentId: signed.version!.documentId,
      signedTotalCents: signed.version!.statement.totals.totalCents,
    });
    expect(mine.contract?.lines.find(({ key }) => key === flowers)).toMatchObject({ amountCents: 22_500, signedCents: 20_000 });
    const known = await ok<ContractView>(
      'recordActuals',
      { id, number: 3, advances: others.map(({ key, amountCents }) => ({ lineKey: key, amountCents, costCents: amountCents })) },
      keyed(admin),
    );
    await ok('completeContract', { id }, keyed(admin));
    expect((await contractAt(admin, id)).version?.completed?.byName).not.toBe('');
    expect(known.version?.statement.split).toBe('advances-in-full');
    // A version from before it was said how a package is split.
    const key = caseKeys.statement(id, known.inForce!);
    const { content } = (await openCloudTable().get(key, { consistent: true }))!;
    await openCloudTable().update(key, { content: (content as string).replace(',"split":"advances-in-full"', '') });
    const last = await enter(known.inForce!, 23_000);
    expect(last.inForce).toBe(known.inForce! + 1);
    expect(last.version?.statement.split).toBeUndefined();
  });
});

describe('a signed contract of a cancelled case', () => {
  it('is voided by an admin with a reason, and its charges are taken back', async () => {
    const desk = await signedDesk();
    const { admin, id } = desk;
    expect(await refused('voidContract', { id, reason: 'Moved away' }, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'Cancel the case first. A signed contract is voided only with its case.',
    });
    await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(admin));
    const voided = await ok<ContractView>('voidContract', { id, reason: 'Moved away' }, keyed(admin));
    expect(voided).toMatchObject({ status: 'contract-signed', version: { standing: 'void', endReason: 'Moved away' } });
    expect(voided.voidedOn).not.toBeNull();
    expect(await amountsAt(desk)).toMatchObject({ dueCents: 0, balanceCents: 0 });
    expect(await refused('voidContract', { id, reason: 'Again' }, keyed(admin))).toMatchObject({
      ...conflict,
      detail: 'This contract is void.',
    });
  });
});

describe('the family', () => {
  it('sees a contract once it was given, and nobody’s share but their own', async () => {
    const rebate = (selection: Selection) => ({
      ...selection,
      cashAdvances: [{ ...advance(20_000), costCents: 20_000, rebateCents: 0 }],
    });
    const desk = await openedDesk(rebate);
    const { id, row, ada } = desk;
    const payer = await relativeOf(row, ada.id);
    const cousin = await relativeOf(row);
    const mine = (by: typeof payer) => ok<MyContract>('getMyContract', { id }, by);
    expect(await mine(payer)).toMatchObject({ status: 'in-contract', contract: null });
    await give(desk, 1);
    const [own, theirs] = [await mine(payer), await mine(cousin)];
    expect(own.contract).toMatchObject({ isSigned: false, isPurchaser: true, shareCents: own.contract?.totalCents });
    expect(theirs.contract).toMatchObject({ isPurchaser: false, shareCents: null });
    for (const seen of [own, theirs]) {
      const text = JSON.stringify(seen);
      for (const hidden of ['costCents', 'rebateCents', 'payers', 'Ada Marsh', ada.id]) expect(text).not.toContain(hidden);
    }
    expect(await refused('getMyContract', { id: randomUUID() }, payer)).toMatchObject({ status: 404 });
    expect(await refused('getContract', { id }, payer)).toMatchObject({ status: 403 });
  });

  it('that signed sees that others haven’t, and the total of an amendment before signing it', async () => {
    const desk = await openedDesk((selection) => ({ ...selection, terms: 'A deposit is due today.' }));
    const { id, ada, admin } = desk;
    const by = await relativeOf(desk.row, ada.id);
    const mine = () => ok<MyContract>('getMyContract', { id }, by);
    await give(desk, 1);
    const { documentId, statement } = desk.opened.version!;
    const signer = await signerByMail(ada.email, documentId!);
    expect((await signer.read()).amounts).toMatchObject({
      ...{ totalCents: statement.totals.totalCents, shareCents: null },
      ...{ dueOn: statement.dueOn, change: null, replacedBy: null },
    });
    expect((await mine()).contract).toMatchObject({ ownSignedOn: null, terms: expect.stringMatching(/^A deposit is due/) });
    await signer.sign();
    expect((await mine()).contract).toMatchObject({ isSigned: false, ownSignedOn: expect.any(String) });
    await (await signerByMail(desk.director.email, documentId!)).sign();
    await waitUntil('the signed statement', async () => (await mine()).contract?.isSigned);
    await ok('startAmendment', { id }, keyed(admin));
    await change(desk, withFlowers(20_000));
    await openContract(desk);
    expect((await mine()).amendment).toBeNull();
    await give(desk, 2);
    const totalCents = statement.totals.totalCents + 20_000;
    const changes = {
      totalCents: statement.totals.totalCents,
      lines: [{ name: 'Flowers', before: null, after: '$200.00' }],
    };
    const { amendment } = await mine();
    expect(amendment).toMatchObject({ number: 2, totalCents, shareCents: null, change: changes, ownSignedOn: null });
    const second = await signerByMail(ada.email, amendment!.documentId!);
    expect((await second.read()).amounts).toMatchObject({ totalCents, change: changes, replacedBy: null });
    const asked = await mailbox(ada.email).mail(({ subject }) => subject.includes(', version 2'));
    const words = (asked.body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(words).toContain(`The total was ${formatCents(changes.totalCents)}. It is now ${formatCents(totalCents)}.`);
    expect(words).toContain('What changes: - Added: Flowers, $200.00.');
    expect(words).toMatch(/^Hello Ada, /);
    expect(`${asked.subject} ${words}`).not.toContain('new version');
    await signVersion(desk, 2);
    expect((await signer.read()).amounts).toMatchObject({ totalCents: changes.totalCents, replacedBy: 2 });
  });
});
