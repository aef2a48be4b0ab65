import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { startScheduled } from '#functions/price-lists/start-scheduled.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { readFacts } from '#functions/table/case-facts.ts';
import type { ContractView, MyContract, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { CaseAmounts, PaymentAnswer } from '#shared/contract/case-payments-views.ts';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import type { HomeRules } from '#shared/contract/pricing-views.ts';
import type { ContractTerms } from '#shared/model/contract-terms.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Discount, PriceRules, Tax } from '#shared/model/price-list.ts';
import { addDays, dateInZone, formatCalendarDate } from '#shared/values/dates.ts';
import { ask, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { relativeOf, saveAnswers } from './parts/case-party.ts';
import {
  contractDesk,
  give,
  giveLists,
  lawfulSelection,
  openContract,
  publishList,
  readySelection,
  selectionAt,
  signVersion,
} from './parts/contract-desk.ts';
import { as, colleague, priceDesk } from './parts/price-desk.ts';
import { printed } from './parts/printed.ts';
import { launchedHome } from './parts/published-list.ts';

const rulesAt = (by: RequestOptions) => ok<HomeRules>('getHomeRules', {}, by);
const saveRules = async (by: RequestOptions, rules: PriceRules) =>
  ok('savePriceRules', { version: (await rulesAt(by)).rulesVersion, rules }, by);
const saveTerms = async (by: RequestOptions, change: Partial<ContractTerms>) => {
  const { terms, termsVersion } = await rulesAt(by);
  return ok('saveContractTerms', { version: termsVersion, terms: { ...terms, ...change } }, by);
};
const draftOf = (by: RequestOptions) => ok<PriceListDraft>('getPriceListDraft', {}, by);

const salesTax = (change: Partial<Tax> = {}): Tax => ({
  ...{ id: randomUUID(), name: 'City tax', ratePpm: 88_750, appliesTo: ['merchandise'] },
  ...{ exceptLines: [], exceptCategoryIds: [] },
  ...change,
});
const clergy = (change: Partial<Discount> = {}): Discount => ({
  ...{ id: randomUUID(), name: 'Clergy', reason: 'For members of the clergy.', basisPoints: 500, appliesTo: ['services'] },
  ...change,
});

describe('taxes and discounts', () => {
  it('wait for the next list, whose preview names them, and are in force with it', async () => {
    const { locationId, admin } = await launchedHome();
    const first = await rulesAt(admin);
    expect(first).toMatchObject({ rulesVersion: 0, rules: first.inForce, retentionYears: expect.any(Number) });
    await publishList(admin, locationId);
    const [tax, free] = [salesTax({ exceptCategoryIds: [first.categories[0]!.id] }), salesTax({ name: 'No tax', ratePpm: 0 })];
    const [one, other] = [clergy(), clergy({ name: 'Neighbors', amountCents: 2_500, basisPoints: undefined })];
    const rules = { taxes: [tax, free], discounts: [one, other] };
    await saveRules(admin, rules);
    const { id } = await openCase(admin, { decedentFirstName: 'Ida', decedentLastName: 'Marsh' });
    const taxesNow = async () => (await selectionAt(admin, id)).statement.taxes.map(({ name }) => name);
    expect(await taxesNow()).toEqual(first.inForce!.taxes.map(({ name }) => name));
    const { changes } = await draftOf(admin);
    expect(changes).toContainEqual({
      key: `tax:${tax.id}`,
      label: 'Tax: City tax',
      before: null,
      after: `8.875% of merchandise, except ${first.categories[0]!.name.toLowerCase()}`,
    });
    expect(changes.map(({ label }) => label)).toEqual(expect.arrayContaining(['Tax: No tax', 'Discount: Neighbors']));
    await publishList(admin, locationId);
    expect((await draftOf(admin)).changes).toEqual([]);
    expect((await rulesAt(admin)).inForce).toEqual(JSON.parse(JSON.stringify(rules)));
    await expect.poll(taxesNow, { timeout: 20_000 }).toEqual(['City tax', 'No tax']);
    await saveRules(admin, { taxes: [tax, free], discounts: [other, one] });
    expect((await draftOf(admin)).changes).toEqual([
      { key: 'order:discounts', label: 'Order of discounts', before: 'Clergy, then Neighbors', after: 'Neighbors, then Clergy' },
    ]);
  });

  it('of a scheduled list take effect with it, whatever was saved since', async () => {
    const desk = await priceDesk();
    const { admin, locationId } = desk;
    const tax = salesTax();
    await saveRules(admin, { taxes: [tax], discounts: [] });
    const { today, timeZone } = await draftOf(admin);
    const input = { providerLocationId: locationId, effectiveOn: addDays(today, 3) };
    await ok<VersionView>('createGplPdf', input, { ...admin, key: randomUUID() });
    await saveRules(admin, { taxes: [], discounts: [] });
    expect((await draftOf(admin)).changes).toContainEqual(
      expect.objectContaining({ label: 'Tax: City tax', before: '8.875% of merchandise', after: null }),
    );
    const noon = new Date(`${addDays(dateInZone(new Date().toISOString(), timeZone), 4)}T12:00:00.000Z`);
    expect(await startScheduled({ ...jobContext(noon), table: openCloudTable() }, locationId)).toBe(true);
    expect(await rulesAt(admin)).toMatchObject({ inForce: { taxes: [tax], discounts: [] }, rules: { taxes: [] } });
  });

  it('give a discount between its days only', async () => {
    const { locationId, admin } = await launchedHome();
    const { today } = await draftOf(admin);
    const of = (name: string, days: Pick<Discount, 'from' | 'until'>) => clergy({ name, ...days });
    await saveRules(admin, {
      taxes: [],
      discounts: [
        of('Now', { from: today, until: today }),
        of('Over', { until: addDays(today, -1) }),
        of('Later', { from: addDays(today, 1) }),
      ],
    });
    await publishList(admin, locationId);
    const shown = async () =>
      (await ok<PlannerHome>('getPlannerHome', { locationId })).priceList?.discounts.map(({ name }) => name);
    await expect.poll(shown, { timeout: 20_000 }).toEqual(['Now']);
  });

  it('give a discount by the facts of the case if the contract has no plan’s answer', async () => {
    const desk = await contractDesk();
    const { admin, id, locationId } = desk;
    const when = { '==': [{ var: 'isVeteran' }, true] };
    await saveRules(admin, { taxes: [], discounts: [clergy({ name: 'Veterans', reason: 'For those who served.', when })] });
    const list = await publishList(admin, locationId);
    await giveLists(admin, id, list.id);
    const given = async () =>
      (await selectionAt(admin, id)).statement.lines.filter(({ section }) => section === 'discounts').map(({ label }) => label);
    await readySelection(desk);
    expect(await given()).toEqual([]);
    await saveAnswers(admin, id, { isVeteran: true });
    await expect.poll(given, { timeout: 20_000 }).toEqual(['Veterans']);
    await saveAnswers(admin, id, { isVeteran: false }, { isVeteran: true });
    await expect.poll(given, { timeout: 20_000 }).toEqual([]);
  });

  it('keep a discount that was signed when actual charges are entered, whatever the case knows by then', async () => {
    const desk = await contractDesk();
    const { admin, id, locationId } = desk;
    const when = { '==': [{ var: 'isVeteran' }, true] };
    await saveRules(admin, { taxes: [], discounts: [clergy({ name: 'Veterans', reason: 'For those who served.', when })] });
    const list = await publishList(admin, locationId);
    await giveLists(admin, id, list.id);
    const knows = async () => (await readFacts(openCloudTable(), id))?.facts.isVeteran;
    await saveAnswers(admin, id, { isVeteran: true });
    await expect.poll(knows, { timeout: 20_000 }).toBe(true);
    const flowers = { name: 'Flowers', payee: 'Bloom & Co.', amountCents: 200_00, costCents: 200_00, rebateCents: 0 };
    const advance = { ...flowers, id: randomUUID(), standing: 'estimate' as const, origin: 'conference' as const };
    await readySelection(desk, (before) => ({ ...before, cashAdvances: [...before.cashAdvances, advance] }));
    await openContract(desk);
    await give(desk, 1);
    const { version } = await signVersion(desk, 1);
    const discountsOf = ({ lines }: Statement) => lines.filter(({ section }) => section === 'discounts');
    const signed = discountsOf(version!.statement);
    expect(signed.map(({ label }) => label)).toEqual(['Veterans']);
    await saveAnswers(admin, id, { isVeteran: false }, { isVeteran: true });
    await expect.poll(knows, { timeout: 20_000 }).toBe(false);
    const { key: lineKey } = version!.statement.lines.find(({ label }) => label === 'Flowers')!;
    const input = { id, number: 1, advances: [{ lineKey, amountCents: 190_00, costCents: 190_00 }] };
    const after = await ok<ContractView>('recordActuals', input, keyed(admin));
    expect(discountsOf(after.version!.statement)).toEqual(signed);
    expect(after.change?.differenceCents).toBe(-10_00);
    // The next amendment is signed, so it goes by what the case knows.
    expect(after.version!.statement.discounts).toEqual(version!.statement.discounts);
  });

  it('are refused with what is wrong, saved over what was seen, and changed by those who change prices', async () => {
    const desk = await priceDesk();
    const { admin } = desk;
    const faults = async (rules: unknown) => {
      const { status, errors } = (await refused('savePriceRules', { version: 0, rules }, admin)) as {
        status: number;
        errors?: { field: string }[];
      };
      return [status, ...(errors ?? []).map(({ field }) => field)];
    };
    const twice = salesTax();
    expect(await faults({ taxes: [salesTax({ ratePpm: 1_000_001 })], discounts: [] })).toEqual([400, 'rules.taxes.0.ratePpm']);
    expect(await faults({ taxes: [salesTax({ name: ' ' })], discounts: [] })).toEqual([400, 'rules.taxes.0.name']);
    expect(await faults({ taxes: [twice, twice], discounts: [] })).toEqual([400, 'rules.taxes.1.id']);
    const nowhere = salesTax({ exceptCategoryIds: [randomUUID()] });
    expect(await faults({ taxes: [nowhere], discounts: [] })).toEqual([400, 'rules.taxes.0.exceptCategoryIds']);
    const never = clergy({ from: '2026-03-02', until: '2026-03-01' });
    expect(await faults({ taxes: [], discounts: [never] })).toEqual([400, 'rules.discounts.0.until']);
    const bad = clergy({ when: { nonsense: [1] } as never });
    expect((await faults({ taxes: [], discounts: [bad] }))[0]).toBe(400);
    await saveRules(admin, { taxes: [], discounts: [] });
    const stale = await refused('savePriceRules', { version: 0, rules: { taxes: [], discounts: [] } }, admin);
    expect(stale).toMatchObject({ status: 409, code: 'stale' });
    const staff = await colleague(desk, 'staff');
    expect((await rulesAt(staff)).rulesVersion).toBe(1);
    expect(await refused('savePriceRules', { version: 1, rules: { taxes: [], discounts: [] } }, staff)).toMatchObject({
      status: 403,
    });
    const elsewhere = as((await priceDesk()).member);
    expect((await rulesAt(elsewhere)).rulesVersion).toBe(0);
  });
});

describe('contract terms', () => {
  it('are refused with what is wrong, and by those who may not change prices', async () => {
    const desk = await priceDesk();
    const { terms } = await rulesAt(desk.admin);
    const refusal = (change: object) => refused('saveContractTerms', { version: 0, terms: { ...terms, ...change } }, desk.admin);
    expect(await refusal({ financeCharge: { monthlyPpm: 60_000, graceDays: 30 } })).toMatchObject({
      status: 400,
      errors: [{ field: 'terms.financeCharge.monthlyPpm', message: 'Enter 5% or less.' }],
    });
    expect(await refusal({ returnedCheckFeeCents: 0 })).toMatchObject({ errors: [{ message: 'Enter a fee above $0.' }] });
    expect(await refusal({ dueInDays: -1 })).toMatchObject({ status: 400 });
    const staff = await colleague(desk, 'staff');
    expect((await ask('saveContractTerms', { version: 0, terms }, staff)).status).toBe(403);
  });

  it('begin a contract, which keeps them whatever the home sets later, and charge a returned check', async () => {
    const desk = await contractDesk();
    const { admin, id } = desk;
    await saveTerms(admin, {
      ...{ text: 'Please pay by check.', dueInDays: 30, returnedCheckFeeCents: 3_500 },
      financeCharge: { monthlyPpm: 15_000, graceDays: 30 },
    });
    const first = await selectionAt(admin, id);
    const { today } = await draftOf(admin);
    expect(first.selection).toMatchObject({ terms: 'Please pay by check.', dueOn: addDays(today, 30) });
    await readySelection(desk);
    const opened = await openContract(desk);
    await saveTerms(admin, { returnedCheckFeeCents: 9_900, financeCharge: null, text: 'Other terms.' });
    expect(opened.version!.statement.rules).toEqual({
      ...{ returnedCheckFeeCents: 3_500, financeCharge: { monthlyPpm: 15_000, graceDays: 30 } },
      ...{ allowsMarkup: false, actualsWithinDays: null, isDueOnSigning: false },
    });
    await give(desk, 1);
    await signVersion(desk, 1);
    const amounts = () => ok<CaseAmounts>('getCaseInvoiceAmounts', { id }, admin);
    expect(await amounts()).toMatchObject({ returnedCheckFeeCents: 3_500, dueOn: addDays(today, 30), feesCents: 0 });
    const input = { id, amountCents: 10_000, method: 'check', paidOn: today };
    const { payment } = await ok<PaymentAnswer>('recordPayment', input, keyed(admin));
    const takeBack = { paymentId: payment.id, reason: 'Check returned by the bank' };
    expect(await refused('deletePayment', { ...takeBack, returnedCheckFeeCents: 9_900 }, admin)).toMatchObject({ status: 409 });
    const back = () => ok<PaymentAnswer>('deletePayment', { ...takeBack, returnedCheckFeeCents: 3_500 }, admin);
    expect((await back()).amounts).toMatchObject({ feesCents: 3_500, paidCents: 0 });
    expect((await back()).amounts.feesCents).toBe(3_500);
    const amended = await ok<SelectionView>('startAmendment', { id }, keyed(admin));
    expect(amended.statement.rules).toMatchObject({ returnedCheckFeeCents: 3_500, allowsMarkup: false });
  });

  it('make a total due on signing, and let a home charge more than a cash advance costs', async () => {
    const desk = await contractDesk();
    const { admin } = desk;
    await saveTerms(admin, { dueInDays: 0 });
    const marked = (await readySelection(desk, (selection) => ({
      ...selection,
      cashAdvances: [
        {
          ...{ id: randomUUID(), name: 'Organist', payee: 'Ruth', amountCents: 20_000, costCents: 15_000, rebateCents: 0 },
          ...{ standing: 'actual', origin: 'conference' },
        },
      ],
    }))) as SelectionView;
    expect(marked.findings.map(({ code }) => code)).toContain('markup-undisclosed');
    expect(marked.statement).toMatchObject({ dueOn: null, rules: { isDueOnSigning: true } });
    await saveTerms(admin, { allowsMarkup: true });
    const allowed = await selectionAt(admin, desk.id);
    expect(allowed.findings.map(({ code }) => code)).not.toContain('markup-undisclosed');
    expect(allowed.statement.sentences.map(({ key }) => key)).toContain('S3');
    expect(lawfulSelection(desk, allowed.selection).dueOn).toBeNull();
    await openContract(desk);
    await give(desk, 1);
    await signVersion(desk, 1);
    const { today } = await draftOf(admin);
    expect(await ok<CaseAmounts>('getCaseInvoiceAmounts', { id: desk.id }, admin)).toMatchObject({ dueOn: today });
    // The statement has no day for it, and whoever pays reads one all the same.
    const { contract } = await ok<MyContract>('getMyContract', { id: desk.id }, await relativeOf(desk.row, desk.ada.id));
    expect(contract?.dueOn).toBe(today);
    const invoice = await printed('getInvoiceFromCase', { id: desk.id }, admin);
    expect(invoice?.text).toContain(`Due ${formatCalendarDate(today)}`);
  });
});
