import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readCase } from '#functions/table/case.ts';
import type { Statement } from '#shared/model/contract-version.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { ask, ok, openCloudTable, waitUntil } from '#test/cloud/cloud.ts';
import { numberedId } from '#test/world/arbitrary-triggers.ts';
import { fullStatement } from '#test/world/sample-statement.ts';
import { createRandom } from '#world/random.ts';
import { dayOf } from './parts/books.ts';
import { takesCards } from './parts/card-account.ts';
import { keyed, leadFor } from './parts/case-desk.ts';
import { saveAnswers } from './parts/case-party.ts';
import { askFor, payAt, reaches } from './parts/checkout-desk.ts';
import { add } from './parts/contact-desk.ts';
import { type ContractDesk, contractAt, contractDesk, giveLists, readySelection, selectionAt } from './parts/contract-desk.ts';
import { signedVersion } from './parts/contract-rows.ts';
import { amountsAt, payment, paymentDesk } from './parts/payment-desk.ts';
import { newBrowser, packagePlan, save } from './parts/planning.ts';
import { bothSums, chainFault, charge } from './parts/whole-ledger.ts';

/** The order in which the five requests start, and how many short requests to wait between them. */
const orders: readonly (readonly [string, number])[] = [
  ['save open pay card plan', 0],
  ['open save plan card pay', 0],
  ['plan open pay save card', 2],
];

let desk: ContractDesk;
let day: string;
beforeAll(async () => {
  desk = await contractDesk();
  await takesCards(desk.locationId);
  day = (await dayOf({ staff: desk.admin })).day;
}, 60_000);

/** Returns a case that came from a family's plan, ready for a contract, with a link by which the family pays. */
async function plannedCase() {
  const { admin, home, list } = desk;
  const by = newBrowser();
  const plain = packagePlan(home);
  const lastName = `Quill${randomUUID().replace(/[^a-f]/g, '')}`;
  const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
  const plan = { ...plain, contacts };
  let version: number | null = null;
  const send = async (name: string) => {
    const saved = await save(by, { ...plan, name }, version);
    const input = { id: plan.arrangementId, version: saved.version, preferredContact: 'email', bestTime: '', message: '' };
    const answer = await ask<PlanView>('submitArrangement', input, { ...by, key: randomUUID() });
    version = answer.body.version;
    return answer.status;
  };
  await send('As we talked about');
  const lead = await leadFor(admin, lastName);
  const { id } = lead;
  await ok('acceptCase', { id }, keyed(admin));
  await saveAnswers(admin, id, { dispositionType: 'cremation', embalmingPermissionAsked: true, embalmingPermission: 'given' });
  const ada = await add(admin, id, {
    firstName: 'Ada',
    lastName: 'Marsh',
    email: `${lastName}@example.com`.toLowerCase(),
    relationship: 'spouse',
  });
  await giveLists(admin, id, list.id);
  const of = { ...desk, id, row: { ...lead, id }, ada: { ...ada, email: '' } };
  const ready = await readySelection(of);
  const money = { row: of.row, staff: admin };
  const { payment: link } = await askFor(money, 25_00, { payer: ada.id });
  return { ...of, ready, money, link, send };
}

/** Makes requests in a given order, each a little after the one before, and returns their statuses. */
async function together(
  acts: Readonly<Record<string, () => Promise<number>>>,
  order: string,
  apart: number,
  pause: () => Promise<unknown>,
) {
  const statuses: Record<string, Promise<number>> = {};
  const random = createRandom(order);
  for (const name of order.split(' ')) {
    statuses[name] = acts[name]!();
    for (let count = random.int(0, apart); count > 0; count -= 1) await pause();
  }
  const names = Object.keys(statuses);
  const all = await Promise.all(names.map((name) => statuses[name]));
  return Object.fromEntries(names.map((name, at) => [name, all[at]]));
}

describe('two directors, a family, and a payment at the same moment', () => {
  it.each(orders)('do each all or nothing, and the books balance: %s, %i apart', async (order, apart) => {
    const of = await plannedCase();
    const { admin, id, ready, money, link, send } = of;
    const changed = { ...ready.selection, terms: 'Half at the funeral, half within a month.' };
    const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status;
    const acts = {
      save: () =>
        statusOf(ask('saveSelection', { id, version: ready.version, selection: changed, step: 'details' }, keyed(admin))),
      open: () => statusOf(ask('openContract', { id, version: ready.version }, keyed(admin))),
      pay: () => statusOf(ask('recordPayment', payment(id, 10_00, { paidOn: day }), keyed(admin))),
      card: () => payAt(link).then(({ outcome }) => (outcome === 'done' ? 200 : 409)),
      plan: () => send('With another thought'),
    };
    const statuses = await together(acts, order, apart, () => ask('getConference', { id }, admin));
    // The slower director gets the conflict. Money and the family's plan don't depend on either.
    expect(statuses).toMatchObject({ pay: 200, card: 200, plan: 200 });
    expect([statuses.save, statuses.open].toSorted()).toEqual([200, 409]);
    await reaches(money, link, 'paid');

    const view = await waitUntil('the plan that was sent again', async () => {
      const found = await selectionAt(admin, id);
      return found.plan?.submissionId !== ready.plan?.submissionId && found;
    });
    const contract = await contractAt(admin, id);
    const isOpen = statuses.open === 200;
    expect(contract.status).toBe(isOpen ? 'in-contract' : 'editable');
    expect(view.selection).toEqual(isOpen ? ready.selection : changed);
    if (isOpen) expect(contract.version?.statement).toEqual(ready.statement);
    const { totalCents } = view.statement.totals;
    expect((await readCase(openCloudTable(), id))?.selectedCents).toBe(totalCents);
    const amounts = await amountsAt(money);
    expect(amounts).toMatchObject({ paidCents: 35_00, pendingCents: 0, balanceCents: -35_00, selectedCents: totalCents });
    const { replayed, stored, rows } = await bothSums(openCloudTable(), id);
    expect(stored).toEqual(replayed);
    expect(await chainFault(openCloudTable(), id)).toBeNull();
    expect(rows.map(({ entry }) => entry.kind).toSorted()).toEqual(['payment', 'payment', 'processor-fee']);
  });

  it('leave each of these entries once in their home’s day', async () => {
    const { methods, entryCount } = await dayOf({ staff: desk.admin }, day);
    const expected = new Map(methods.map(({ method, expectedCents }) => [method, expectedCents]));
    expect([expected.get('checks'), expected.get('cards')]).toEqual([orders.length * 10_00, orders.length * 25_00]);
    expect(entryCount).toBe(orders.length * 3);
  });
});

/** Returns a whole statement that one person owes. */
function chargedTo(contactId: string): Statement {
  const statement = fullStatement();
  const lines = statement.lines.map((line) => (line.section === 'taxes' ? { ...line, key: `tax:${numberedId(7)}` } : line));
  return { ...statement, lines, payers: [{ contactId, name: 'Ruth Okafor', shareCents: statement.totals.totalCents }] };
}

describe('a payment and a contract that is voided at the same moment', () => {
  it.each([0, 1])('end as if one came first, and nothing is owed for what is void: %i apart', async (apart) => {
    const of = await paymentDesk();
    const { row, staff, owner, payer, home } = of;
    const { id } = row;
    const statement = chargedTo(payer.id);
    await signedVersion({ id, locationId: home.id }, 1, statement);
    await charge(openCloudTable(), id, [null, statement], randomUUID());
    await ok('updateCaseStatus', { caseId: id, from: 'active', value: 'cancelled' }, keyed(owner));
    const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status;
    const acts = {
      void: () => statusOf(ask('voidContract', { id, reason: 'Moved away' }, keyed(owner))),
      again: () => statusOf(ask('voidContract', { id, reason: 'Moved away' }, keyed(owner))),
      pay: () => statusOf(ask('recordPayment', payment(id, 400_00), keyed(staff))),
    };
    const order = apart % 2 === 0 ? 'void pay again' : 'pay again void';
    const statuses = await together(acts, order, apart, () => ask('getConference', { id }, staff));
    expect([statuses.void, statuses.again].toSorted()).toEqual([200, 409]);
    // More than is due is refused, and nothing is due of a void contract.
    expect(statuses.pay).toBeOneOf([200, 409]);
    const paidCents = statuses.pay === 200 ? 400_00 : 0;
    expect(await amountsAt(of)).toMatchObject({ chargedCents: 0, dueCents: 0, paidCents, balanceCents: 0 - paidCents });
    const { replayed, stored, rows } = await bothSums(openCloudTable(), id);
    expect(stored).toEqual(replayed);
    expect(await chainFault(openCloudTable(), id)).toBeNull();
    expect(rows.filter(({ entry }) => entry.kind === 'charge-change')).toHaveLength(1);
  });
});
