import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { ContractView, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts } from '#shared/contract/case-payments-views.ts';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import type { CashAdvance, SpecialOrder } from '#shared/model/selection.ts';
import { allocate } from '#shared/pricing/allocate.ts';
import { ok, refused } from '#test/cloud/cloud.ts';
import { keyed } from './parts/case-desk.ts';
import { add } from './parts/contact-desk.ts';
import {
  type ContractDesk,
  contractAt,
  contractDesk,
  give,
  giveLists,
  openContract,
  publishList,
  readySelection,
  selectionAt,
} from './parts/contract-desk.ts';
import { signOnPaper } from './parts/contract-paper.ts';

const conflict = { status: 409, code: 'conflict' };

const flowers: CashAdvance = {
  ...{ id: randomUUID(), name: 'Flowers', payee: 'Bloom & Co.', amountCents: 20_000, costCents: 20_000, rebateCents: 0 },
  ...{ standing: 'estimate', origin: 'conference' },
};
const lineKey = `advance:${flowers.id}`;
const sumOf = (payers: readonly { shareCents: number }[]) => payers.reduce((sum, { shareCents }) => sum + shareCents, 0);

const enter = ({ admin, id }: ContractDesk, number: number, advances: readonly object[]) =>
  [{ id, number, advances }, keyed(admin)] as const;
const charge = (amountCents: number, costCents = amountCents) => ({ lineKey, amountCents, costCents });

it('divides actual charges among payers of fixed amounts, changes nothing else that was signed, and enters the same charges once', async () => {
  const desk = await contractDesk();
  const { admin, id, ada, list, locationId } = desk;
  const basil = await add(admin, id, { firstName: 'Basil', lastName: 'Marsh', relationship: 'child' });
  const base = { dueOn: '2027-06-30', cashAdvances: [flowers] };
  const { statement: priced } = await readySelection(desk, (before) => ({ ...before, ...base }));
  const fixed = [priced.totals.totalCents - 300_000, 300_000];
  const payers = [ada, basil].map(({ id: contactId }, at) => ({ contactId, amountCents: fixed[at]! }));
  await readySelection(desk, (before) => ({ ...before, ...base, payers }));
  await openContract(desk);
  await give(desk, 1);
  const signed = (await signOnPaper(desk, 1)).version!.statement;
  // What the home hands out, sells for, and allows itself later isn't part of what was signed.
  await giveLists(admin, id, list.id);
  const rules = await ok<HomeRules>('getHomeRules', {}, admin);
  await ok(
    'saveContractTerms',
    { version: rules.termsVersion, terms: { ...rules.terms, allowsMarkup: true, text: 'Other terms' } },
    admin,
  );
  expect(await refused('recordActuals', ...enter(desk, 1, [charge(25_000, 20_000)]))).toMatchObject({
    ...conflict,
    detail: expect.stringMatching(/This home charges cash advances at cost\.$/),
  });
  const { version } = await ok<ContractView>('recordActuals', ...enter(desk, 1, [charge(18_750)]));
  const { lines, totals, payers: owing, sentences, ...kept } = version!.statement;
  const { lines: _lines, totals: _totals, payers: _payers, sentences: _sentences, ...agreed } = signed;
  expect(kept).toEqual(agreed);
  expect(sentences).toEqual(signed.sentences);
  expect(lines.filter(({ key }) => key !== lineKey)).toEqual(signed.lines.filter(({ key }) => key !== lineKey));
  expect(totals).toMatchObject({ totalCents: signed.totals.totalCents - 1_250 });
  const parts = allocate(-1_250, fixed);
  expect(owing.map(({ shareCents }) => shareCents)).toEqual(fixed.map((cents, at) => cents + parts[at]!));
  expect(sumOf(owing)).toBe(totals.totalCents);
  const amounts = await ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
  expect(amounts.payers.map(({ owedCents }) => owedCents).toSorted()).toEqual(
    owing.map(({ shareCents }) => shareCents).toSorted(),
  );
  await giveLists(admin, id, (await publishList(admin, locationId)).id);
  expect(await refused('recordActuals', ...enter(desk, 2, [charge(18_750)]))).toMatchObject(conflict);
  expect((await contractAt(admin, id)).versions).toHaveLength(2);
  // An amendment begins with amounts that add up.
  const amendment = await ok<SelectionView>('startAmendment', { id }, keyed(admin));
  expect(amendment.findings.map(({ code }) => code)).not.toContain('total-differs');
  expect(sumOf(amendment.statement.payers)).toBe(totals.totalCents);
});

it('is amended after it’s completed by more of what is in it at the same price, and not by less', async () => {
  const desk = await contractDesk();
  const { admin, id } = desk;
  const cards: SpecialOrder = {
    ...{ id: randomUUID(), name: 'Prayer cards', description: 'A set of 100', priceCents: 4_000, quantity: 2 },
    origin: 'conference',
  };
  await readySelection(desk, (before) => ({ ...before, dueOn: '2027-06-30', specialOrders: [cards] }));
  await openContract(desk);
  await give(desk, 1);
  const { lines } = (await signOnPaper(desk, 1)).version!.statement;
  const estimates = lines.filter(({ cashAdvance }) => cashAdvance?.standing === 'estimate');
  const advances = estimates.map(({ key, amountCents }) => ({ lineKey: key, amountCents, costCents: amountCents }));
  if (advances.length > 0) await ok('recordActuals', ...enter(desk, 1, advances));
  await ok('completeContract', { id }, keyed(admin));
  await ok('startAmendment', { id }, keyed(admin));
  const change = async (changes: Partial<SpecialOrder>) => {
    const { selection, version } = await selectionAt(admin, id);
    const saving = { id, version, selection: { ...selection, specialOrders: [{ ...cards, ...changes }] } };
    return (await ok<SelectionView>('saveSelection', saving, keyed(admin))).version;
  };
  const detail = 'The contract is completed, so an amendment can only add to it. Put back what was agreed on.';
  for (const less of [{ quantity: 1 }, { quantity: 3, priceCents: 3_900 }])
    expect(await refused('openContract', { id, version: await change(less) }, keyed(admin))).toMatchObject({
      ...conflict,
      detail,
    });
  const opened = await ok<ContractView>('openContract', { id, version: await change({ quantity: 5 }) }, keyed(admin));
  expect(opened.version?.statement.lines.find(({ key }) => key === `special:${cards.id}`)).toMatchObject({
    quantity: 5,
    amountCents: 20_000,
  });
});
