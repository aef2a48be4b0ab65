import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { answersOf, readAnswers } from '#functions/table/case-answers.ts';
import { readCaseServices } from '#functions/table/case-display-service.ts';
import { raise } from '#functions/table/outbox.ts';
import type { CasePlanSummary } from '#shared/contract/case-plans.ts';
import type { CaseDashboard, CaseRow } from '#shared/contract/cases-views.ts';
import type { MyCase } from '#shared/contract/my-cases.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { dateInZone } from '#shared/values/dates.ts';
import {
  ask,
  eventsOf,
  mailbox,
  messagesOf,
  newAddress,
  newEmail,
  ok,
  openCloudTable,
  queueOf,
  refused,
  sendTo,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { homeCalled } from '#test/world/world.ts';
import { busyHome, messagesOf as homeMessagesOf, worksAt, writeTo } from './parts/busy-home.ts';
import { find, leadFor, openCase } from './parts/case-desk.ts';
import { caseEvents, expectFactsAsAnswered, storedFacts } from './parts/case-facts.ts';
import { add, contactOf, contactsOf, inviteContact, saveInput as saveContactInput, tokensTo } from './parts/contact-desk.ts';
import { newBrowser, type Planner, packagePlan, plannerHomeOf, save, signedIn, withoutKey } from './parts/planning.ts';

const profile = homeCalled('Averell');
const home = await plannerHomeOf(profile.id);
const table = openCloudTable();
const staff = await worksAt(profile);

const submission = (id: string, version = 1) => ({
  id,
  version,
  preferredContact: 'email',
  bestTime: 'After five',
  message: 'Thank you.',
});
const submit = (by: Planner, id: string, version = 1) =>
  ok<PlanView>('submitArrangement', submission(id, version), { ...by, key: randomUUID() });

/** Returns a name that no other test finds. Names have no digits, so each digit becomes a different letter. */
const surname = () =>
  `Quill${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

/** Saves a plan with its own name, and with answers to what its services ask, if they ask for words. */
async function begun(by: Planner = newBrowser(), changes: Parameters<typeof packagePlan>[1] = {}) {
  const lastName = surname();
  const plain = packagePlan(home, changes);
  const named = plain.contacts.map((each) =>
    each.contactType === 'decedent' ? { ...each, lastName } : { ...each, email: newEmail('lead') },
  );
  const plan = { ...plain, contacts: changes?.contacts ?? named };
  const saved = await save(by, plan);
  return { by, lastName, plan, saved, id: plan.arrangementId };
}

/** Saves a plan of an account, whose contact has the account's address or another. */
const begunBy = (owner: TestPerson, email: string = owner.account.email) => {
  const lastName = surname();
  const contacts = packagePlan(home).contacts.map((each) => ({
    ...each,
    ...(each.contactType === 'decedent' ? { lastName } : { email }),
  }));
  return begun(withoutKey(owner), { contacts }).then((made) => ({ ...made, lastName }));
};

const leadOf = (lastName: string) => leadFor(staff, lastName);
const whole = (id: string) => ok<CaseDashboard>('getCase', { id }, staff);
type ArrangementEvent = DomainEvent & { data: { arrangementId: string } };
const eventOf = (id: string) =>
  waitUntil('the event of a submission', async () =>
    (await eventsOf('arrangement.submitted')).findLast(
      ({ event }) => (event.detail as ArrangementEvent).data.arrangementId === id,
    ),
  );
const queueIsEmpty = () =>
  waitUntil('an empty queue', async () => {
    const { visible, inFlight } = await queueOf('open-lead');
    return visible + inFlight === 0;
  });

describe('a plan that a family sends', () => {
  it('is a Lead, with the decedent, the people, the wishes, and how it started', async () => {
    const { by, lastName, id, plan } = await begun();
    await submit(by, id);
    const lead = await leadOf(lastName);
    expect(lead).toMatchObject({
      status: 'lead',
      type: 'at-need',
      planId: id,
      isAGBDrivenLead: true,
      newCaseOptions: 'plan-sent',
      decedentLastName: lastName,
      dispositionType: plan.dispositionType,
    });
    expect(lead.caseNumber).toMatch(/^\d{4}-\d{4}$/);
    const { people, timeline, decedent } = await whole(lead.id);
    const planner = plan.contacts[0]!;
    expect(people).toMatchObject({
      count: 1,
      first: [
        {
          fullName: `${planner.firstName} ${planner.lastName}`,
          roles: ['first-contact'],
          email: planner.email,
          status: 'contact-only',
        },
      ],
    });
    expect(timeline).toMatchObject([{ kind: 'plan-sent', by: { kind: 'nobody' } }]);
    expect(decedent).toMatchObject({ lastName, status: 'not-in-care' });
    const services = await readCaseServices(table, lead.id);
    expect(services.map(({ displayServiceId }) => displayServiceId).toSorted()).toEqual(
      plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId).toSorted(),
    );
  });

  it('has what the same family wrote to the home before, in its case', async () => {
    const { by, lastName, id, plan } = await begun();
    const email = String(plan.contacts.find(({ contactType }) => contactType === 'contact')?.email);
    await writeTo(profile, { email: email.toUpperCase(), message: `Is the chapel free? ${lastName}` });
    await writeTo(profile, { message: `Another family than ${lastName}.` });
    await submit(by, id);
    const lead = await leadOf(lastName);
    const wrote = async () =>
      (await homeMessagesOf(staff)).items.filter(({ message }) => message.includes(lastName)).map(({ caseId }) => caseId);
    await waitUntil('the thread of the case', async () => (await wrote()).includes(lead.id));
    expect(await wrote()).toEqual(expect.arrayContaining([lead.id, undefined]));
  });

  it('tells the family once the home accepts it, and leads someone who takes part to the case', async () => {
    const owner = await person();
    const accept = ({ id: caseId }: CaseRow) =>
      ok('updateCaseStatus', { caseId, from: 'lead', value: 'active' }, { ...staff, key: randomUUID() });
    const isAcceptance = ({ subject }: { subject: string }) => subject === `${home.name} has accepted your plan`;
    const [own, others] = [await begunBy(owner), await begun()];
    for (const { by, id, lastName } of [own, others]) {
      await submit(by, id);
      await accept(await leadOf(lastName));
    }
    const letter = await mailbox(owner.account.email).mail(isAcceptance);
    expect(letter.body.text).toContain(`/plans/dashboard?caseId=${(await leadOf(own.lastName)).id}`);
    const plain = await mailbox(String(others.plan.contacts[0]?.email)).mail(isAcceptance);
    expect(plain.body.text).toContain(home.phone);
    expect(plain.body.text).not.toContain('/plans/dashboard');
    // The address isn't known to be theirs: nothing that a person typed is in it.
    for (const words of ['Ellen', others.lastName]) expect(plain.body.html).not.toContain(words);
  });

  it('brings its answers under their names: to the decedent, among the answers, to the service that asked', async () => {
    const called = (identifier: string) => home.questions.find((each) => each.identifier === identifier)!.id;
    const asking = (...names: string[]) =>
      home.displayServices.find(({ questions }) => names.every((name) => questions.some(({ id }) => id === called(name))))!;
    const chosen = [
      { service: asking('isVeteran', 'bodyHeight'), answers: { isVeteran: true, bodyHeight: 70 } },
      { service: asking('remembrances', 'ceremonyMusic'), answers: { ceremonyMusic: ['organ'] } },
    ].map(({ service, answers }) => ({
      displayServiceId: service.id,
      isAddOn: true,
      answers: Object.entries(answers).map(([name, value]) => ({ questionId: called(name), value })),
      items: [],
    }));
    const { by, lastName, id, saved } = await begun(newBrowser(), { selectedDisplayServices: chosen });
    expect(saved.dropped).toEqual([]);
    await submit(by, id);
    const lead = await leadOf(lastName);
    expect((await whole(lead.id)).decedent).toMatchObject({ everInArmedForces: true, heightInches: 70 });
    expect(answersOf(await readAnswers(table, lead.id))).toMatchObject({ ceremonyMusic: ['organ'] });
    const answered = (await readCaseServices(table, lead.id)).map(({ displayServiceId, questions }) => [
      displayServiceId,
      Object.fromEntries(questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]]))),
    ]);
    expect(Object.fromEntries(answered)).toMatchObject({
      [chosen[0]!.displayServiceId]: { isVeteran: true, bodyHeight: 70 },
      [chosen[1]!.displayServiceId]: { ceremonyMusic: ['organ'] },
    });
    // A Lead that is accepted, and a pre-need case that becomes at-need, are the same case with what it knows.
    await ok('acceptCase', { id: lead.id }, staff);
    expect((await whole(lead.id)).case).toMatchObject({ status: 'active', newCaseOptions: 'plan-sent' });
    expect(answersOf(await readAnswers(table, lead.id))).toMatchObject({ ceremonyMusic: ['organ'] });
  });

  it('made for oneself is a pre-need case of the planner, and keeps its answers when it becomes at-need', async () => {
    const lastName = surname();
    const contact = {
      contactType: 'contact' as const,
      firstName: 'Ida',
      middleName: '',
      lastName,
      email: newEmail('ida'),
      phoneNumber: '',
    };
    const changes = { timing: 'pre-need' as const, type: 'myself' as const, contacts: [contact] };
    const { by, id } = await begun(newBrowser(), changes);
    await submit(by, id);
    const lead = await leadOf(lastName);
    const { people } = await whole(lead.id);
    expect(lead).toMatchObject({ type: 'pre-need', decedentFullName: `Ida ${lastName}`, primaryContactName: `Ida ${lastName}` });
    expect(people.first).toMatchObject([{ fullName: `Ida ${lastName}`, roles: ['first-contact', 'pre-need-owner'] }]);
    const answers = answersOf(await readAnswers(table, lead.id));
    const turned = await ok<CaseRow>('updateType', { caseId: lead.id, from: 'pre-need', value: 'at-need' }, staff);
    expect(turned.newCaseOptions).toBe('pre-need-turned-at-need');
    expect(answersOf(await readAnswers(table, lead.id))).toEqual(answers);
    expect((await readCaseServices(table, lead.id)).length).toBeGreaterThan(0);
  });

  it('of an account lets its owner take part, and nobody else', async () => {
    const [owner, stranger] = [await person(), await person()];
    const { lastName, id } = await begunBy(owner);
    await submit(withoutKey(owner), id);
    const lead = await leadOf(lastName);
    const visibleCase = await ok<MyCase>('getMyCase', { id: lead.id }, withoutKey(owner));
    expect(visibleCase).toMatchObject({
      planId: id,
      decedent: { fullName: expect.stringContaining(lastName) },
      home: { name: profile.name },
    });
    expect(visibleCase.people).toMatchObject([{ isOwn: true, contact: { status: 'active' } }]);
    expect(await refused('getMyCase', { id: lead.id }, withoutKey(stranger))).toMatchObject({ status: 404 });
  });

  it.each([
    ['names someone else', {}, newEmail('someone-else')],
    ['has not proved its address', { isEmailVerified: false }, undefined],
  ] as const)(
    'of an account that %s lets the account take no part, and the person named can be invited',
    async (_, facts, email) => {
      const owner = await person(facts);
      const { lastName, id } = await begunBy(owner, email);
      await submit(withoutKey(owner), id);
      const lead = await leadOf(lastName);
      expect(await refused('getMyCase', { id: lead.id }, withoutKey(owner))).toMatchObject({ status: 404 });
      const [planner] = (await contactsOf(staff, lead.id)).items;
      expect(planner).toMatchObject({ email: email ?? owner.account.email, status: 'contact-only', hasAccount: false });
      expect(await inviteContact(staff, lead.id, planner?.id ?? '')).toMatchObject({ status: 'pending' });
    },
  );
});

describe('a plan that was sent before its family had an account', () => {
  /** Sends a plan from a browser with an address, and returns it with the lead that it became. */
  async function sentBy(email: string) {
    const by = newBrowser();
    const lastName = surname();
    const plain = packagePlan(home);
    const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : { ...each, email }));
    const id = (await save(by, { ...plain, contacts })).arrangement.arrangementId;
    await submit(by, id);
    return { by, id, lead: await leadOf(lastName) };
  }
  const joined = (by: Planner, caseId: string) =>
    waitUntil('the family in its case', async () => {
      const { status, body } = await ask<MyCase>('getMyCase', { id: caseId }, by);
      return status === 200 && body;
    });

  it('lets the family take part once it is saved in its account with the same address', async () => {
    const owner = await person();
    const { by, id, lead } = await sentBy(owner.account.email);
    expect(await refused('getMyCase', { id: lead.id }, withoutKey(owner))).toMatchObject({ status: 404 });
    await ok('createUserLink', { id, userId: owner.account.id }, signedIn(by, owner));
    const myCase = await joined(withoutKey(owner), lead.id);
    expect(myCase.people).toMatchObject([{ isOwn: true, contact: { status: 'active' } }]);
    expect((await whole(lead.id)).timeline[0]).toMatchObject({
      kind: 'contact-joined',
      by: { kind: 'family', id: owner.account.id },
    });
  });

  it('lets the family take part once it has created its account and verified its address, and not before', async () => {
    const email = newEmail('later');
    const { by, id, lead } = await sentBy(email);
    const password = 'a lantern on the porch';
    await ok('createUserAccount', { arrangementId: id, email, password }, { ...by, key: randomUUID() });
    const { accessToken, user } = await ok<{ accessToken: string; user: { id: string } }>(
      'login',
      { email, password },
      { from: newAddress() },
    );
    const family = withoutKey({ token: accessToken, headers: { 'x-user-email': email } });
    expect(await refused('getMyCase', { id: lead.id }, family)).toMatchObject({ status: 404 });
    const token = await waitUntil('the letter that proves the address', async () => {
      const texts = (await mailbox(email).all()).map(({ body }) => body.text ?? '');
      return texts.map((text) => /verify-email\/[\w-]+\?token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    });
    await ok('verifyEmail', { id: user.id, token }, family);
    await joined(family, lead.id);
  });

  it('lets in nobody with another address', async () => {
    const owner = await person();
    const { by, id, lead } = await sentBy(newEmail('someone'));
    await ok('createUserLink', { id, userId: owner.account.id }, signedIn(by, owner));
    await waitUntil('an empty queue', async () => {
      const raised = (await eventsOf('arrangement.linked')).some(
        ({ event }) => (event.detail as ArrangementEvent).data.arrangementId === id,
      );
      const { visible, inFlight } = await queueOf('join-own-cases');
      return raised && visible + inFlight === 0;
    });
    expect(await refused('getMyCase', { id: lead.id }, withoutKey(owner))).toMatchObject({ status: 404 });
  });
});

describe('a plan that is sent again', () => {
  it('is the same case, which reports it; staff read what was last sent', async () => {
    const { by, lastName, id, plan } = await begun();
    await submit(by, id);
    const lead = await leadOf(lastName);
    await save(by, { ...plan, name: 'The quiet one' }, 2);
    await submit(by, id, 3);
    const { items } = await waitUntil('the second submission', async () => {
      const found = await ok<{ items: CasePlanSummary[] }>('arrangementsSummaryByCaseId', { id: lead.id }, staff);
      return found.items[0]?.timesSent === 2 && found;
    });
    // Each time there is an event, with the case's state right after it.
    const received = await caseEvents('case.plan-received', lead.id, 2);
    const today = dateInZone(new Date().toISOString(), profile.timeZone);
    expect(received.map(({ data }) => data)).toMatchObject([
      { arrangementId: id, facts: { planReceivedOn: expect.any(String), caseStatus: 'lead' } },
      { arrangementId: id, isAgain: true, facts: { planReceivedOn: expect.any(String), firstContactNames: true } },
    ]);
    expect(received[0]?.data).not.toHaveProperty('isAgain');
    const days = received.map(({ data }) => data.facts.planReceivedOn as string);
    for (const day of days) expect(day <= today && day >= dateInZone(lead.createdOn, profile.timeZone), day).toBe(true);
    const [opened] = await caseEvents('case.created', lead.id);
    expect(opened?.data.facts).toEqual(received[0]?.data.facts);
    await expectFactsAsAnswered(staff, lead.id, (await storedFacts(lead.id)).facts);
    expect(items).toMatchObject([
      {
        arrangementId: id,
        title: 'The quiet one',
        isPrimary: true,
        bestTime: 'After five',
        message: 'Thank you.',
        preferredContact: 'email',
      },
    ]);
    expect((await find(staff, { querry: lastName })).items).toHaveLength(1);
    const { timeline, case: row } = await whole(lead.id);
    expect(timeline.map(({ kind }) => kind)).toEqual(['plan-sent-again', 'plan-sent']);
    expect(row.caseNumber).toBe(lead.caseNumber);
    for (const view of [
      await ok<PlanView>('getArrangementByCaseId', { id: lead.id }, staff),
      (await ok<{ items: PlanView[] }>('arrangementsByCaseId', { id: lead.id }, staff)).items[0]!,
    ])
      expect(view.arrangement).toMatchObject({ arrangementId: id, name: 'The quiet one', isPrimary: true });
  });

  it('restores a case that was deleted', async () => {
    const { by, lastName, id } = await begun();
    await submit(by, id);
    const lead = await leadOf(lastName);
    await ok('deleteCase', { id: lead.id }, staff);
    await submit(by, id, 2);
    expect((await leadOf(lastName)).id).toBe(lead.id);
    expect((await whole(lead.id)).timeline.map(({ kind }) => kind).toSorted()).toEqual([
      'case-deleted',
      'case-restored',
      'plan-sent',
      'plan-sent-again',
    ]);
  });
});

describe('a plan whose planner the home has shut out', () => {
  it.each([
    [
      'blocked',
      (caseId: string, contactId: string) =>
        ok('updateContactStatus', { caseId, id: contactId, from: 'active', status: 'blocked' }, staff),
    ],
    ['removed', (caseId: string, contactId: string) => ok('deleteCaseContact', { caseId, contactId }, staff)],
  ] as const)('brings back no case that was deleted: %s', async (_, shutOut) => {
    const owner = await person();
    const { lastName, id } = await begunBy(owner);
    await submit(withoutKey(owner), id);
    const lead = await leadOf(lastName);
    const [planner] = (await contactsOf(staff, lead.id)).items;
    await add(staff, lead.id);
    await shutOut(lead.id, planner?.id ?? '');
    await ok('deleteCase', { id: lead.id }, staff);
    await submit(withoutKey(owner), id, 2);
    await queueIsEmpty();
    expect(await refused('getCase', { id: lead.id }, staff)).toMatchObject({ status: 404 });
  });
});

describe('a plan begun by a link that the home withdrew', () => {
  /** Returns a case whose relative has begun a plan with the link, and has not sent it. */
  async function begunByLink() {
    const row = await openCase(staff);
    const email = newEmail('relative');
    const contact = await add(staff, row.id, { email });
    const of = { caseId: row.id, contactId: contact.id };
    await ok('inviteToArrangementOnline', of, { ...staff, key: randomUUID() });
    const [token = ''] = await tokensTo(email, 'arrangement');
    const by = newBrowser();
    const { arrangementId } = await ok<{ arrangementId: string }>('openArrangementLink', { token }, by);
    const { version } = await ok<PlanView>('getHeldArrangement', { id: arrangementId }, by);
    const lastName = surname();
    const plain = packagePlan(home);
    const contacts = plain.contacts.map((each) => (each.contactType === 'decedent' ? { ...each, lastName } : each));
    const saved = await save(by, { ...plain, arrangementId, contacts }, version);
    return { row, of, by, token, lastName, id: arrangementId, version: saved.version };
  }
  type Begun = Awaited<ReturnType<typeof begunByLink>>;
  const plansOf = async (caseId: string) =>
    (await ok<{ items: PlanView[] }>('arrangementsByCaseId', { id: caseId }, staff)).items;

  it.each<[string, (begun: Begun) => Promise<unknown>]>([
    ['cancelled', ({ of }) => ok('cancelArrangementLink', of, staff)],
    ['of a contact that was removed', ({ of }) => ok('deleteCaseContact', of, staff)],
    [
      'for a case that the home cancelled',
      ({ row }) =>
        ok(
          'updateCaseStatus',
          { caseId: row.id, from: row.status, value: 'cancelled', reason: '' },
          { ...staff, key: randomUUID() },
        ),
    ],
    [
      'sent to an address that was corrected',
      async ({ of }) =>
        ok(
          'saveCaseContact',
          saveContactInput(of.caseId, await contactOf(staff, of.caseId, of.contactId), { email: newEmail('corrected') }),
          { ...staff, key: randomUUID() },
        ),
    ],
  ])('%s, opens a Lead and does not touch the case', async (_, withdraw) => {
    const begun = await begunByLink();
    await withdraw(begun);
    await submit(begun.by, begun.id, begun.version);
    const lead = await leadOf(begun.lastName);
    expect(lead.id).not.toBe(begun.row.id);
    expect(lead).toMatchObject({ status: 'lead', planId: begun.id });
    expect(await plansOf(begun.row.id)).toEqual([]);
    expect((await whole(begun.row.id)).timeline.map(({ kind }) => kind)).not.toContain('plan-sent');
    expect((await plansOf(lead.id)).map(({ arrangement }) => arrangement.arrangementId)).toEqual([begun.id]);
  });

  it('claimed by an account beside which the contact started another, opens a Lead and does not touch the case', async () => {
    const { row, by, token, lastName, id, version } = await begunByLink();
    const stranger = await person();
    await ok('createUserLink', { id, userId: stranger.account.id }, signedIn(by, stranger));
    const { arrangementId } = await ok<{ arrangementId: string }>(
      'openArrangementLink',
      { token, takesOver: true },
      newBrowser(),
    );
    await submit(withoutKey(stranger), id, version);
    expect((await leadOf(lastName)).id).not.toBe(row.id);
    const ofCase = (await plansOf(row.id)).map(({ arrangement }) => arrangement.arrangementId);
    expect(ofCase).not.toContain(id);
    expect((await whole(row.id)).case.planId).toBe(arrangementId);
  });

  it('keeps what it sent before, and restores no case that the home deleted', async () => {
    const { row, by, lastName, id, version } = await begunByLink();
    const sent = await submit(by, id, version);
    await waitUntil('the plan in its case', async () => (await plansOf(row.id)).length === 1);
    await ok('deleteCase', { id: row.id }, staff);
    await submit(by, id, sent.version);
    expect((await leadOf(lastName)).id).not.toBe(row.id);
    expect(await refused('getCase', { id: row.id }, staff)).toMatchObject({ status: 404 });
  });
});

describe('the event of a plan that was sent', () => {
  it('delivered five times at the same time and raised again opens one case', async () => {
    const { by, lastName, id } = await begun();
    await submit(by, id);
    const { event } = await eventOf(id);
    const queue = await queueOf('open-lead');
    await Promise.all(Array.from({ length: 5 }, () => sendTo(queue, JSON.stringify(event))));
    // Another event of the same submission: a new id, so that the reaction itself has to recognize it.
    await table.transact([raise({ ...(event.detail as DomainEvent), id: randomUUID() })]);
    const lead = await leadOf(lastName);
    await queueIsEmpty();
    expect((await find(staff, { querry: lastName })).items.map((each) => each.id)).toEqual([lead.id]);
    expect((await whole(lead.id)).timeline.map(({ kind }) => kind)).toEqual(['plan-sent']);
  });

  it('poisoned ends among the dead letters and blocks nobody', { timeout: 120_000 }, async () => {
    const queue = await queueOf('open-lead');
    const detail: DomainEvent = {
      id: randomUUID(),
      name: 'arrangement.submitted',
      version: 1,
      at: new Date().toISOString(),
      actor: { kind: 'nobody', id: null, onBehalfOf: null },
      locationId: profile.id,
      data: { arrangementId: randomUUID(), locationId: profile.id, submissionId: randomUUID() },
    };
    const poisons = [
      'not JSON at all',
      JSON.stringify({ detail: { ...detail, data: { locationId: 5 } } }),
      JSON.stringify({ detail }),
    ];
    for (const body of poisons) await sendTo(queue, body);
    const { by, lastName, id } = await begun();
    await submit(by, id);
    await leadOf(lastName);
    const isDead = async () => {
      const letters = (await messagesOf(await queueOf('open-lead', 'DeadLetters'))).map(({ body }) => body);
      return poisons.every((body) => letters.includes(body));
    };
    await waitUntil('three dead letters', isDead, 60);
  });
});

describe('the plans of a case', () => {
  it('are read only by staff of its home', async () => {
    const { by, lastName, id } = await begun();
    await submit(by, id);
    const lead = await leadOf(lastName);
    const elsewhere = await busyHome();
    const trade = await worksAt(profile, { kind: 'trade-company' });
    for (const name of ['arrangementsByCaseId', 'arrangementsSummaryByCaseId', 'getArrangementByCaseId']) {
      expect(await refused(name, { id: lead.id }, elsewhere.staff)).toMatchObject({ status: 404 });
      expect(await refused(name, { id: lead.id }, trade)).toMatchObject({ status: 403 });
      expect(await refused(name, { id: randomUUID() }, staff)).toMatchObject({ status: 404 });
      expect((await ask(name, { id: 'no id' }, staff)).status).toBe(400);
    }
    const plain = await openCase(elsewhere.staff);
    expect(await ok('arrangementsByCaseId', { id: plain.id }, elsewhere.staff)).toEqual({ items: [] });
    expect(await refused('getArrangementByCaseId', { id: plain.id }, elsewhere.staff)).toMatchObject({ status: 404 });
  });
});
