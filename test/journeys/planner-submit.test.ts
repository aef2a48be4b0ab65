import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { count } from '#functions/table/rate-limit.ts';
import { lastSubmission } from '#functions/table/submission.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { formatCents } from '#shared/values/money.ts';
import { ask, eventsOf, mailbox, newAddress, newEmail, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { homeCalled } from '#test/world/world.ts';
import { getPlan, newBrowser, type Planner, packagePlan, plannerHomeOf, save, signedIn, withoutKey } from './parts/planning.ts';

const profile = homeCalled('Averell');
const home = await plannerHomeOf(profile.id);
const table = openCloudTable();

const emailOf = (plan: ReturnType<typeof packagePlan>) => plan.contacts[0]?.email ?? '';
const submission = (id: string, changes: object = {}) => ({
  id,
  version: 1,
  preferredContact: 'phone',
  bestTime: 'After five',
  message: 'We would like\nto see the chapel.',
  ...changes,
});
const submit = (by: Planner, input: object, key: string = randomUUID()) =>
  ask<PlanView>('submitArrangement', input, { ...by, key });
const mailToHome = (email: string) => mailbox(profile.email).mail(({ replyTo }) => replyTo.includes(email));

type SubmittedEvent = { data: { arrangementId: string } };
const submittedEvents = async (id: string) =>
  (await eventsOf('arrangement.submitted')).filter(({ event }) => (event.detail as SubmittedEvent).data.arrangementId === id);

/** Returns a plan that its contact's browser has saved. */
async function begun(changes: object = {}) {
  const browser = newBrowser();
  const plan = { ...packagePlan(home), ...changes };
  const saved = await save(browser, plan);
  return { browser, plan, saved };
}

describe('a plan that is sent to its home', () => {
  it('reaches the home and the family by email, and is kept as it was sent', async () => {
    const { browser, plan, saved } = await begun();
    const { status, body } = await submit(browser, submission(plan.arrangementId));
    expect([status, body.version]).toEqual([200, 2]);
    expect(body.submittedOn).not.toBeNull();
    expect(await getPlan(browser, plan.arrangementId)).toEqual(body);

    const mail = await mailToHome(emailOf(plan));
    expect(mail.destination.to).toEqual([profile.email]);
    const wanted = ['Ellen Marsh', 'Walter Marsh', '(617) 555-0142', 'After five', home.templates[0]!.name];
    for (const words of [...wanted, 'to see the chapel.', formatCents(saved.priced.totalCents)])
      for (const text of [mail.body.text, mail.body.html]) expect(text).toContain(words);
    for (const { label } of saved.priced.lines) expect((mail.body.text ?? '').replaceAll('\n', ' ')).toContain(label);
    expect(mail.body.html).not.toMatch(/<img|<script|https?:\/\/(?!127\.0\.0\.1)/);

    const letter = await mailbox(emailOf(plan)).mail();
    expect(letter.subject).toBe(`Your plan was sent to ${home.name}`);
    expect(letter.body.text).toContain(home.phone);
    expect(letter.body.text).toContain(formatCents(saved.priced.totalCents));
    expect(letter.body.text).toContain(`/locations/${home.locationId}/arrangements/${plan.arrangementId}/summary`);
    // The address isn't known to be theirs: nothing that a person typed is in it.
    for (const words of ['chapel', 'Ellen', 'Walter', 'After five']) expect(letter.body.html).not.toContain(words);

    await save(browser, { ...plan, name: 'Changed since' }, 2);
    const sent = await lastSubmission(table, plan.arrangementId);
    expect(sent).toMatchObject({ planVersion: 1, arrangement: { name: '' }, message: 'We would like\nto see the chapel.' });
  });

  it('is emailed to a family whose address is verified, with what it wrote', async () => {
    const family = await person();
    const by = withoutKey(family);
    const plain = packagePlan(home);
    const [contact, ...others] = plain.contacts;
    const plan = { ...plain, contacts: [{ ...contact!, email: family.account.email }, ...others] };
    await save(by, plan);
    await submit(by, submission(plan.arrangementId));
    const letter = await mailbox(family.account.email).mail();
    expect(letter.body.text).toContain('to see the chapel.');
    expect(letter.body.text).toContain(`/plans/dashboard/${plan.arrangementId}`);
  });

  it('names what it does not say yet', async () => {
    const { browser, plan } = await begun({ selectedTemplate: undefined, completedFinalStep: 3, selectedDisplayServices: [] });
    expect((await submit(browser, submission(plan.arrangementId))).status).toBe(200);
    const sent = await lastSubmission(table, plan.arrangementId);
    expect(sent?.missing).toContain('A package of this home');
    const mail = await mailToHome(emailOf(plan));
    for (const missing of sent?.missing ?? []) expect((mail.body.text ?? '').replaceAll('\n', ' ')).toContain(`- ${missing}`);
  });

  it('is seen by the home’s staff as it was sent, and by nobody else’s', async () => {
    const { browser, plan } = await begun({ ceilingCents: 900_000 });
    const { arrangementId: id } = plan;
    const at = (locationId: string, kind: 'staff' | 'trade-company' = 'staff') => person({ memberships: [{ locationId, kind }] });
    const [staff, elsewhere, trade] = await Promise.all([
      at(home.locationId),
      at(randomUUID()),
      at(home.locationId, 'trade-company'),
    ]);
    expect(await refused('getArrangement', { id }, withoutKey(staff))).toMatchObject({ status: 404 });
    await submit(browser, submission(id));
    await save(browser, { ...plan, name: 'Changed since' }, 2);
    const view = await ok<PlanView>('getArrangement', { id }, withoutKey(staff));
    expect(view.arrangement).not.toHaveProperty('ceilingCents');
    expect(view).toMatchObject({ version: 1, arrangement: { name: '', contacts: plan.contacts } });
    expect(await ok('getArrangementEditableStatus', { id }, withoutKey(staff))).toMatchObject({ isEditable: false });
    for (const other of [elsewhere, trade, await person()]) {
      const by = { ...withoutKey(other), headers: { ...other.headers } };
      expect(await refused('getArrangement', { id }, by)).toMatchObject({ status: 404, code: 'not_found' });
    }
    expect((await submit(withoutKey(staff), submission(id, { version: 3 }))).status).toBe(404);
  });

  it('is sent once however often it is sent under one key', async () => {
    const { browser, plan } = await begun();
    const key = randomUUID();
    const first = await submit(browser, submission(plan.arrangementId), key);
    const second = await submit(browser, submission(plan.arrangementId), key);
    expect(second.body).toEqual(first.body);
    await mailToHome(emailOf(plan));
    expect(await submittedEvents(plan.arrangementId)).toHaveLength(1);
    // Another browser under the same key and content is another request.
    expect((await submit(newBrowser(), submission(plan.arrangementId), key)).status).toBe(404);
  });

  it('can be sent again after a change', async () => {
    const { browser, plan } = await begun();
    await submit(browser, submission(plan.arrangementId));
    await save(browser, { ...plan, name: 'The second' }, 2);
    expect((await submit(browser, submission(plan.arrangementId, { version: 3 }))).status).toBe(200);
    expect((await lastSubmission(table, plan.arrangementId))?.arrangement.name).toBe('The second');
    const mail = await mailbox(profile.email).mail(
      ({ subject, replyTo }) => replyTo.includes(emailOf(plan)) && subject.startsWith('A changed plan'),
    );
    expect(mail.body.text).not.toContain('Someone has died');
  });

  it('is refused at a version that was saved over, and without a phone to call', async () => {
    const { browser, plan } = await begun();
    await save(browser, plan, 1);
    expect((await submit(browser, submission(plan.arrangementId))).body).toMatchObject({ status: 409, code: 'stale' });
    const [contact, ...others] = plan.contacts;
    await save(browser, { ...plan, contacts: [{ ...contact!, phoneNumber: '' } as typeof contact & object, ...others] }, 2);
    expect((await submit(browser, submission(plan.arrangementId, { version: 3 }))).body).toMatchObject({
      status: 400,
      errors: [{ field: 'preferredContact' }],
    });
    const byMail = submission(plan.arrangementId, { version: 3, preferredContact: 'email', message: '', bestTime: '' });
    expect((await submit(browser, byMail)).status).toBe(200);
    await mailToHome(emailOf(plan));
    expect(await submittedEvents(plan.arrangementId)).toHaveLength(1);
  });

  it('is one of ten that are sent at the same time', async () => {
    const { browser, plan } = await begun();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => submit({ ...browser, from: newAddress() }, submission(plan.arrangementId))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status } of answers) expect([200, 409, 429]).toContain(status);
  });

  it('is limited for one address and one mailbox, like every email that a stranger can cause', async () => {
    const email = newEmail('flood');
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const plain = packagePlan(home);
      const [contact, ...others] = plain.contacts;
      const plan = { ...plain, contacts: [{ ...contact!, email } as typeof contact & object, ...others] };
      const browser = newBrowser();
      await save(browser, plan);
      statuses.push((await submit(browser, submission(plan.arrangementId))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('goes to a limited number of strangers in a day, and to a proven mailbox whatever strangers do', async () => {
    const family = await person();
    const { browser, plan } = await begun();
    const from = newAddress();
    for (let nth = 0; nth < 40; nth += 1) await count(table, 'plan-strangers-address', from, 24 * 60 * 60, new Date());
    expect((await submit({ ...browser, from }, submission(plan.arrangementId))).status).toBe(429);
    const by = { ...withoutKey(family), from };
    const [contact, ...others] = packagePlan(home).contacts;
    const own = { ...packagePlan(home), contacts: [{ ...contact!, email: family.account.email }, ...others] };
    await save(by, own);
    expect((await submit(by, submission(own.arrangementId))).status).toBe(200);
  });

  it.each([
    ['preferredContact', { preferredContact: 'pigeon' }],
    ['bestTime', { bestTime: 'x'.repeat(201) }],
    ['message', { message: 'x'.repeat(2001) }],
    ['version', { version: 0 }],
    ['id', { id: 'new' }],
  ])('is refused for its %s', async (field, changes) => {
    const { browser, plan } = await begun();
    expect((await submit(browser, submission(plan.arrangementId, changes))).body).toMatchObject({
      status: 400,
      errors: [{ field }],
    });
  });

  it('shows scripts in any field as text', async () => {
    const script = '<script>alert(1)</script>';
    const { browser, plan } = await begun();
    await submit(browser, submission(plan.arrangementId, { message: `${script}\n"><img src=x>`, bestTime: script }));
    const { body } = await mailToHome(emailOf(plan));
    expect(body.html).not.toMatch(/<script|<img/i);
    expect(body.html).toContain('&lt;script&gt;');
  });
});

describe('someone who is signed in on the browser that owns the plan', () => {
  it('sends it too', async () => {
    const { browser, plan } = await begun();
    const { body } = await submit(signedIn(browser, await person()), submission(plan.arrangementId));
    expect(body).toMatchObject({ version: 2, hasOwner: false });
  });
});
