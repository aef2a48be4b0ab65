import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountByEmail, readAccount } from '#functions/table/account.ts';
import { planKey, readPlan } from '#functions/table/plan.ts';
import type { Session } from '#shared/contract/session.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { ask, mailbox, newAddress, newEmail, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { homeCalled } from '#test/world/world.ts';
import {
  getPlan,
  newBrowser,
  type Planner,
  packagePlan,
  plannerHomeOf,
  refusedGetPlan,
  refusedSave,
  save,
  signedIn,
  withoutKey,
} from './parts/planning.ts';

const home = await plannerHomeOf(homeCalled('Averell').id);
const table = openCloudTable();
const notFound = { status: 404, code: 'not_found' };
const password = 'kettle and violin';

/** Returns a plan that a browser has saved. */
async function begun(): Promise<{ browser: Planner; plan: Arrangement }> {
  const browser = newBrowser();
  const plan = packagePlan(home);
  await save(browser, plan);
  return { browser, plan };
}
const makeAccount = (by: Planner, plan: Arrangement, email: string, changes: object = {}, key: string = randomUUID()) =>
  ask<{ done: boolean }>('createUserAccount', { email, password, arrangementId: plan.arrangementId, ...changes }, { ...by, key });
const login = (email: string) => ok<Session>('login', { email, password }, { from: newAddress() });

describe('an account made while planning', () => {
  it('owns the plan, is asked to verify its address, and signs in like any other', async () => {
    const { browser, plan } = await begun();
    const email = newEmail('made');
    expect((await makeAccount(browser, plan, email)).body).toEqual({ done: true });
    const { accessToken, user } = await login(email);
    expect(user).toMatchObject({ kind: 'family', email, emailVerified: false, firstName: 'Ellen', lastName: 'Marsh' });
    expect(user.phone).toBe('(617) 555-0142');

    // From now on the account opens it, in any browser, and the key alone doesn't.
    expect(await refusedGetPlan(browser, plan.arrangementId)).toMatchObject(notFound);
    expect(await refusedSave(browser, plan, 1)).toMatchObject(notFound);
    const elsewhere: Planner = { token: accessToken, headers: {}, from: newAddress() };
    const view = await ok<PlanView>('getArrangement', { id: plan.arrangementId }, elsewhere);
    expect(view).toMatchObject({ hasOwner: true, version: 1 });
    expect((await save(elsewhere, plan, 1)).version).toBe(2);
    expect(await table.get(planKey(plan.arrangementId))).not.toHaveProperty('expiresAt');
    const { items } = await ok<{ items: PlanView[] }>('getPlans', {}, elsewhere);
    expect(items.map(({ arrangement }) => arrangement.arrangementId)).toEqual([plan.arrangementId]);

    const link = await mailbox(email).mail(({ subject }) => subject === 'Please confirm your email address');
    expect(link.body.text).toContain(`/verify-email/${user.id}?token=`);
    const welcome = await mailbox(email).mail(({ subject }) => subject === 'Your Yarrow account is ready');
    // The mailbox's owner isn't known: neither email shows what someone chose as a name.
    for (const { body } of [link, welcome]) expect(`${body.text}${body.html}`).not.toContain('Ellen');
  });

  it('is not made for an email that has one: the answer is the same, its owner is told, and the plan stays where it was', async () => {
    const { browser, plan } = await begun();
    const { account } = await person();
    expect((await makeAccount(browser, plan, account.email)).body).toEqual({ done: true });
    const mail = await mailbox(account.email).mail();
    expect(mail.subject).toBe('You already have a Yarrow account');
    expect(await getPlan(browser, plan.arrangementId)).toMatchObject({ hasOwner: false, version: 1 });
    expect(await refused('login', { email: account.email, password }, { from: newAddress() })).toMatchObject({ status: 401 });
  });

  it('is made once for one address, though ten browsers ask at the same time', async () => {
    const email = newEmail('ten');
    const browsers = await Promise.all(Array.from({ length: 10 }, begun));
    const answers = await Promise.all(
      browsers.map(({ browser, plan }) => makeAccount({ ...browser, from: newAddress() }, plan, email)),
    );
    for (const { status } of answers) expect([200, 429]).toContain(status);
    const owner = await accountByEmail(table, email);
    const plans = await Promise.all(browsers.map(({ plan }) => readPlan(table, plan.arrangementId)));
    expect(plans.filter((each) => each?.accountId === owner?.accountId)).toHaveLength(1);
    expect(plans.filter((each) => each?.heldBy !== null)).toHaveLength(9);
  });

  it('is answered once under its key, and its password is not kept with the answer', async () => {
    const { browser, plan } = await begun();
    const [email, key] = [newEmail('twice'), randomUUID()];
    const first = await makeAccount(browser, plan, email, {}, key);
    const second = await makeAccount(browser, plan, email, {}, key);
    expect([first.body, second.body]).toEqual([{ done: true }, { done: true }]);
    expect((await makeAccount(browser, plan, email, { password: 'another harbor at dawn' }, key)).status).toBe(409);
    // A new key is a new request, and the plan is no longer this browser's.
    expect((await makeAccount(browser, plan, email)).status).toBe(404);
  });

  it('is for the browser that owns the plan', async () => {
    const { plan } = await begun();
    const email = newEmail('foreign');
    for (const other of [newBrowser(), { headers: {}, from: newAddress() }]) {
      const { status, body } = await makeAccount(other, plan, email);
      expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    }
    expect((await makeAccount(newBrowser(), packagePlan(home), email)).status).toBe(404);
    expect(await accountByEmail(table, email)).toBeUndefined();
  });

  it.each([
    ['password', { password: 'password123' }, 'This password is easy to guess.'],
    ['password', { password: 'short' }, 'Please use at least 10 characters.'],
    ['email', { email: 'not an address' }, 'Invalid Email'],
    ['email', { email: '' }, 'Required'],
    ['arrangementId', { arrangementId: 'new' }, 'Not an id'],
  ])('is refused for its %s: %j', async (field, changes, message) => {
    const { browser, plan } = await begun();
    const { status, body } = await makeAccount(browser, plan, newEmail('refused'), changes);
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ errors: [{ field, message: expect.stringContaining(message) }] }),
    ]);
    expect((await getPlan(browser, plan.arrangementId)).hasOwner).toBe(false);
  });

  it('is requested a few times for one mailbox, not without limit', async () => {
    const { account } = await person();
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { browser, plan } = await begun();
      statuses.push((await makeAccount(browser, plan, account.email)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('a plan that is linked to an account', () => {
  const link = (by: Planner, plan: Arrangement, userId: string) => ({ id: plan.arrangementId, userId, by });
  const linked = ({ by, ...input }: ReturnType<typeof link>) => ask<PlanView>('createUserLink', input, by);

  it('is the person’s from then on, at the same version; linking again changes nothing', async () => {
    const { browser, plan } = await begun();
    const family = await person();
    const here = signedIn(browser, family);
    const first = await linked(link(here, plan, family.account.id));
    expect(first.body).toMatchObject({ hasOwner: true, version: 1 });
    expect((await linked(link(withoutKey(family), plan, family.account.id))).body).toEqual(first.body);
    expect(await refusedGetPlan(browser, plan.arrangementId)).toMatchObject(notFound);
    expect((await save(withoutKey(family), plan, 1)).version).toBe(2);
    expect(await ok('getLastArrangementByUser', { locationId: home.locationId }, withoutKey(family))).toMatchObject({
      plan: { version: 2 },
    });
  });

  it("can't be taken by someone else: without its key, in another’s name, or once it has an owner", async () => {
    const { browser, plan } = await begun();
    const [family, other] = await Promise.all([person(), person()]);
    expect((await linked(link(withoutKey(family), plan, family.account.id))).status).toBe(404);
    expect((await linked(link(signedIn(newBrowser(), family), plan, family.account.id))).status).toBe(404);
    expect((await linked(link(signedIn(browser, family), plan, other.account.id))).status).toBe(403);
    expect((await linked(link(signedIn(browser, family), plan, family.account.id))).status).toBe(200);
    expect((await linked(link(signedIn(browser, other), plan, other.account.id))).status).toBe(404);
    expect(
      (await linked(link(signedIn(browser, other), { ...plan, arrangementId: randomUUID() }, other.account.id))).status,
    ).toBe(404);
    expect((await readPlan(table, plan.arrangementId))?.accountId).toBe(family.account.id);
  });

  it('belongs to one of two accounts that ask at the same time', async () => {
    const { browser, plan } = await begun();
    const people = await Promise.all([person(), person()]);
    const answers = await Promise.all(people.map((each) => linked(link(signedIn(browser, each), plan, each.account.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  it('is linked by a save as well; staff who are signed in on a family’s browser take nothing', async () => {
    const { browser, plan } = await begun();
    const staff = await person({ memberships: [{ locationId: home.locationId }] });
    expect(await save(signedIn(browser, staff), plan, 1)).toMatchObject({ hasOwner: false, version: 2 });
    expect(await getPlan(browser, plan.arrangementId)).toMatchObject({ version: 2 });
    const family = await person();
    expect(await save(signedIn(browser, family), plan, 2)).toMatchObject({ hasOwner: true, version: 3 });
    expect((await readAccount(table, family.account.id))?.account.version).toBe(1);
  });
});
