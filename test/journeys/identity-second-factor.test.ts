import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { accountKeys, membershipItem, readAccountRow } from '#functions/table/account.ts';
import { employeeItem } from '#functions/table/employee.ts';
import { readRecoveryCodes, recoveryCodesItem, signInRulesItem } from '#functions/table/second-factor.ts';
import { isCodeNeeded } from '#functions/vendors/identity/index.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import type { Membership } from '#shared/model/membership.ts';
import { ask, cloud, mailbox, waitUntil } from '#test/cloud/cloud.ts';
import { codeOf, wrongCodeOf } from '#test/world/authenticator.ts';
import { nextMail } from './parts/mailbox.ts';
import { backstage, makePerson, membershipAt, type TestPerson } from './parts/people.ts';
import { signInFully } from './parts/signing-in.ts';
import { type Reply, Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const own = '/api/appuser/current/secondFactor';
const ownSystem = '/api/systemusers/current/secondFactor';
const login = (who: Visitor, { email, password }: TestPerson, side = 'appuser') =>
  who.post(`/api/${side}/login`, { email, password });
const answer = (who: Visitor, challenge: unknown, code: string, side = 'appuser') =>
  who.post(`/api/${side}/login/code`, { challenge, code });
const recover = (who: Visitor, challenge: unknown, password: string, code: string, side = 'appuser') =>
  who.post(`/api/${side}/login/recoveryCode`, { challenge, password, code });
const fieldOf = ({ status, body }: Reply) => ({ status, field: (body.errors as { field: string }[] | undefined)?.[0]?.field });
const wrong = { status: 400, field: 'code' };

/** Returns a person with an app, signed in through the calls, with the recovery codes that they were shown. */
async function enrolled(
  kind: 'family' | 'provider' = 'provider',
  memberships = kind === 'provider' ? [membershipAt('Marsh & Sons')] : [],
) {
  const person = await makePerson(scene, kind, { memberships });
  const browser = visitor();
  const { body } = await login(browser, person);
  const token = String(body.accessToken);
  const begun = await browser.post(`${own}/begin`, { password: person.password }, { token });
  expect(begun.body).toMatchObject({ secondFactor: 'set-up' });
  const secret = String(begun.body.secret);
  const done = await answer(browser, begun.body.challenge, await codeOf(secret));
  expect(done.status).toBe(200);
  const codes = done.body.recoveryCodes as string[];
  return { person: { ...person, secret }, browser, token: String(done.body.accessToken), oldToken: token, codes };
}

describe('an administrator', () => {
  it('without a second factor sets one up at sign-in, and has no session before', async () => {
    const person = await makePerson(scene, 'system', { hasSecondFactor: false });
    const browser = visitor();
    const begun = await login(browser, person, 'systemusers');
    expect(begun).toMatchObject({ status: 200, body: { secondFactor: 'set-up', expiresIn: 600 } });
    expect(begun.body.accessToken).toBeUndefined();
    expect(browser.cookies.size).toBe(0);
    const secret = String(begun.body.secret);
    expect(fieldOf(await answer(browser, begun.body.challenge, wrongCodeOf(secret), 'systemusers'))).toEqual(wrong);
    expect(browser.cookies.size).toBe(0);
    const done = await answer(browser, begun.body.challenge, await codeOf(secret), 'systemusers');
    expect(done.status).toBe(200);
    expect(new Set(done.body.recoveryCodes as string[]).size).toBe(10);
    const token = String(done.body.accessToken);
    expect((await browser.get('/api/system/providers', { token })).status).toBe(200);
    expect((await browser.post('/api/systemusers/refreshTokens/use')).status).toBe(200);
    expect((await nextMail(cloud.mailUrl, person.email)).subject).toBe('Two-step sign-in is on');
  });

  it('is nobody without a second factor, whatever tokens the pool gave', async () => {
    const person = await makePerson(scene, 'system', { hasSecondFactor: false });
    const tokens = await scene.identity.signIn('system', person.id, person.password);
    if (!tokens || isCodeNeeded(tokens)) throw new Error('The pool asks for a code that nobody has.');
    expect((await visitor().get('/api/system/providers', { token: tokens.accessToken })).status).toBe(401);
    const browser = visitor();
    const cookie = Buffer.from(`system ${person.id} ${tokens.refreshToken}`).toString('base64url');
    browser.cookies.set('yarrow_system_refresh', { value: cookie, path: '/api/systemusers' });
    expect((await browser.post('/api/systemusers/refreshTokens/use')).status).toBe(401);
  });

  it('sees, replaces, and renews what they sign in with, with password and code as proof', async () => {
    const person = await makePerson(scene, 'system');
    const browser = visitor();
    const token = String((await signInFully(browser, 'system', person)).body.accessToken);
    const state = await browser.get(ownSystem, { token });
    expect(state).toMatchObject({ status: 200, body: { turnedOn: expect.any(String), requiredBy: [], setUpBy: null } });
    const renew = (proof: object) => browser.post(`${ownSystem}/recoveryCodes`, proof, { token });
    // A wrong password is refused before the code is checked, so the code is still good.
    const proof = await codeOf(person.secret ?? '');
    expect(fieldOf(await renew({ password: 'not the password', code: proof }))).toMatchObject({ field: 'password' });
    expect(fieldOf(await renew({ password: person.password }))).toEqual(wrong);
    const renewed = await renew({ password: person.password, code: proof });
    const [code] = renewed.body.recoveryCodes as string[];
    expect((await browser.get(ownSystem, { token })).body).toMatchObject({ recoveryCodesLeft: 10 });

    const begun = await browser.post(`${ownSystem}/begin`, { password: person.password, code }, { token });
    const secret = String(begun.body.secret);
    expect(secret).not.toBe(person.secret);
    const done = await answer(browser, begun.body.challenge, await codeOf(secret), 'systemusers');
    expect(done).toMatchObject({ status: 200, body: { recoveryCodes: expect.any(Array) } });
    expect((await browser.get('/api/system/providers', { token })).status).toBe(401);
    expect((await signInFully(visitor(), 'system', { ...person, secret })).status).toBe(200);
  });

  it('changes the password, which ends every other session and still asks for the code', async () => {
    const person = await makePerson(scene, 'system');
    const [browser, other] = [visitor(), visitor()];
    const token = String((await signInFully(browser, 'system', person)).body.accessToken);
    await signInFully(other, 'system', person);
    const password = 'another violin entirely';
    const change = (currentPassword: string) =>
      browser.post('/api/systemusers/current/resetPassword', { currentPassword, password }, { token });
    expect(fieldOf(await change('not the password'))).toEqual({ status: 400, field: 'currentPassword' });
    const changed = await change(person.password);
    expect(changed).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    const next = String(changed.body.accessToken);
    expect((await browser.get('/api/system/providers', { token: next })).status).toBe(200);
    expect((await other.post('/api/systemusers/refreshTokens/use')).status).toBe(401);
    expect((await login(visitor(), person, 'systemusers')).status).toBe(401);
    expect((await login(visitor(), { ...person, password }, 'systemusers')).body).toMatchObject({ secondFactor: 'code' });
  });

  it("can't answer on the other side", async () => {
    const person = await makePerson(scene, 'system');
    const { body } = await login(visitor(), person, 'systemusers');
    const reply = await answer(visitor(), body.challenge, await codeOf(person.secret ?? ''));
    expect(reply).toMatchObject({ status: 410, body: { code: 'sign_in_ended' } });
  });
});

describe('a sign-in with a second factor', () => {
  it('opens with the code of the app, once', async () => {
    const { person } = await enrolled();
    const [first, second] = [visitor(), visitor()];
    const [one, two] = [await login(first, person), await login(second, person)];
    expect(one.body).toMatchObject({ secondFactor: 'code', secret: null });
    expect([first.cookies.size, one.body.accessToken]).toEqual([0, undefined]);
    const code = await codeOf(person.secret);
    const done = await answer(first, one.body.challenge, code);
    expect(done).toMatchObject({ status: 200, body: { user: { id: person.id }, recoveryCodes: null } });
    expect(fieldOf(await answer(second, two.body.challenge, code))).toEqual(wrong);
    expect(await answer(first, one.body.challenge, await codeOf(person.secret))).toMatchObject({ status: 410 });
  });

  it('that is sent twice at the same time opens one session', async () => {
    const { person } = await enrolled();
    const begun = await Promise.all([0, 1, 2, 3].map(() => login(visitor(), person)));
    const code = await codeOf(person.secret);
    const replies = await Promise.all(begun.map(({ body }) => answer(visitor(), body.challenge, code)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('ends after five wrong codes, and slows the account down at that address', async () => {
    const { person } = await enrolled();
    const browser = visitor();
    const { body } = await login(browser, person);
    const wrongCode = wrongCodeOf(person.secret);
    for (let turn = 0; turn < 5; turn += 1) expect(fieldOf(await answer(visitor(), body.challenge, wrongCode))).toEqual(wrong);
    // Refused both times without being checked, so that one code serves twice.
    const unspent = await codeOf(person.secret);
    expect(await answer(visitor(), body.challenge, unspent)).toMatchObject({ status: 410 });

    const guesser = visitor();
    const again = await login(guesser, person);
    for (let turn = 0; turn < 5; turn += 1) await answer(guesser, again.body.challenge, wrongCode);
    const next = await login(guesser, person);
    expect(await answer(guesser, next.body.challenge, unspent)).toMatchObject({
      status: 429,
      body: { code: 'too_many_requests' },
    });
    const owner = visitor();
    expect((await signInFully(owner, 'app', person)).status).toBe(200);
  });

  it('ends if the password is changed while it waits', async () => {
    const { person, browser, token } = await enrolled();
    const { body } = await login(visitor(), person);
    const password = 'another violin entirely';
    const changed = await browser.post(
      '/api/appuser/current/resetPassword',
      { currentPassword: person.password, password },
      { token },
    );
    expect(changed).toMatchObject({ status: 200, body: { user: { id: person.id } } });
    expect(await answer(visitor(), body.challenge, await codeOf(person.secret))).toMatchObject({ status: 410 });
    const after = await login(visitor(), { ...person, password });
    expect(after.body).toMatchObject({ secondFactor: 'code' });
  });

  it("keeps the pool's session and tokens out of the table in plain text", async () => {
    const { person } = await enrolled();
    const { body } = await login(visitor(), person);
    const hash = createHash('sha256').update(String(body.challenge)).digest('hex');
    const item = await scene.table.get({ pk: `CHALLENGE#${hash}`, sk: 'CHALLENGE' });
    expect(item).toMatchObject({ accountId: person.id, kind: 'code' });
    expect(JSON.stringify(item)).not.toContain('codeSession');
  });

  it('brings the pool in line, whichever of the two a crash left behind', async () => {
    const { person } = await enrolled();
    // The pool stopped asking, as in the middle of a recovery: no session opens without a code.
    await scene.identity.requireCode('provider', person.id, false);
    const browser = visitor();
    const { body } = await login(browser, person);
    expect([body.secondFactor, browser.cookies.size]).toEqual(['code', 0]);
    expect((await answer(browser, body.challenge, await codeOf(person.secret))).status).toBe(200);
    // The account no longer has one, as after a reset: the pool stops asking.
    await scene.table.update(accountKeys.account(person.id), { secondFactorOn: undefined });
    expect((await login(visitor(), person)).body).toMatchObject({ user: { id: person.id } });
  });
});

describe('a recovery code', () => {
  it('leads to setting up a new app, works once, and leaves the old app working until then', async () => {
    const { person, codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const browser = visitor();
    const begun = await login(browser, person);
    expect(fieldOf(await recover(browser, begun.body.challenge, person.password, 'AAAA-BBBB-CCCC-DDDD'))).toEqual(wrong);
    const next = await recover(browser, begun.body.challenge, person.password, first.toLowerCase());
    expect(next).toMatchObject({ status: 200, body: { secondFactor: 'set-up', recoveryCodesLeft: 9 } });
    expect(browser.cookies.size).toBe(0);
    const mails = await nextMail(cloud.mailUrl, person.email, 2);
    expect(mails.subject).toBe('A recovery code was used to sign in');

    // Abandoned here, the old app still signs in, and the spent code does not.
    expect((await signInFully(visitor(), 'app', person)).status).toBe(200);
    const other = await login(visitor(), person);
    expect(fieldOf(await recover(visitor(), other.body.challenge, person.password, first))).toEqual(wrong);

    const last = await login(visitor(), person);
    const setUp = await recover(visitor(), last.body.challenge, person.password, second);
    const secret = String(setUp.body.secret);
    const done = await answer(browser, setUp.body.challenge, await codeOf(secret));
    expect(done.status).toBe(200);
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect((await signInFully(visitor(), 'app', { ...person, secret })).status).toBe(200);
    const stale = await login(visitor(), person);
    expect(fieldOf(await answer(visitor(), stale.body.challenge, await codeOf(person.secret)))).toEqual(wrong);
  });

  it('is spent by one of many who send it at the same time', async () => {
    const { person, codes } = await enrolled();
    const begun = await Promise.all([0, 1, 2].map(() => login(visitor(), person)));
    const replies = await Promise.all(
      begun.map(({ body }) => recover(visitor(), body.challenge, person.password, codes[0] ?? '')),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const storedCodes = await readRecoveryCodes(scene.table, person.id);
    expect(storedCodes?.codes.filter(({ usedOn }) => usedOn)).toHaveLength(1);
  });

  it('may be sent again after a crash of the request that spent it, until one succeeds', async () => {
    const { person, codes } = await enrolled();
    const { body } = await login(visitor(), person);
    const hash = createHash('sha256').update(String(body.challenge)).digest('hex');
    // The first request died after it had spent the code.
    const storedCodes = await readRecoveryCodes(scene.table, person.id);
    if (!storedCodes) throw new Error('There are no recovery codes.');
    const { version, ...rest } = storedCodes;
    const spent = rest.codes.map((each, index) =>
      index === 0 ? { ...each, usedOn: new Date().toISOString(), usedBy: hash } : each,
    );
    await scene.table.put(recoveryCodesItem(person.id, { ...rest, codes: spent }, version + 1));
    const again = () => recover(visitor(), body.challenge, person.password, codes[0] ?? '');
    expect(await again()).toMatchObject({ status: 200, body: { recoveryCodesLeft: 9 } });
    expect(await again()).toMatchObject({ status: 410, body: { code: 'sign_in_ended' } });
  });

  it('of one challenge sent several times at the same time leads to one new app', async () => {
    const { person, codes } = await enrolled();
    const { body } = await login(visitor(), person);
    const replies = await Promise.all(
      [0, 1, 2, 3].map((nth) => recover(visitor(), body.challenge, person.password, codes[nth % 2] ?? '')),
    );
    const [opened, ...more] = replies.filter(({ status }) => status === 200);
    expect(more).toEqual([]);
    const secret = String(opened?.body.secret);
    expect((await answer(visitor(), opened?.body.challenge, await codeOf(secret))).status).toBe(200);
  });

  it('is not spent by a wrong password', async () => {
    const { person, codes } = await enrolled();
    const { body } = await login(visitor(), person);
    expect((await recover(visitor(), body.challenge, 'not the password', codes[0] ?? '')).status).toBe(410);
    const storedCodes = await readRecoveryCodes(scene.table, person.id);
    expect(storedCodes?.codes.filter(({ usedOn }) => usedOn)).toHaveLength(0);
  });
});

describe("the person's own second factor", () => {
  it('is turned on by a family too, ends every other session, and says so', async () => {
    const { browser, token, oldToken } = await enrolled('family');
    expect((await browser.get('/api/appuser/me', { token: oldToken })).status).toBe(401);
    expect((await browser.post('/api/appuser/refreshTokens/use')).status).toBe(200);
    const state = await browser.get(own, { token });
    expect(state.body).toMatchObject({ turnedOn: expect.any(String), recoveryCodesLeft: 10, requiredBy: [], setUpBy: null });
  });

  it('is turned off with password and code, and a sign-in then takes the password alone', async () => {
    const { person, browser, token } = await enrolled();
    const off = (input: object) => browser.post(`${own}/turnOff`, input, { token });
    expect(fieldOf(await off({ password: 'not the password', code: await codeOf(person.secret) }))).toEqual({
      status: 400,
      field: 'password',
    });
    expect(fieldOf(await off({ password: person.password, code: wrongCodeOf(person.secret) }))).toEqual(wrong);
    expect((await off({ password: person.password, code: await codeOf(person.secret) })).status).toBe(200);
    expect(await readRecoveryCodes(scene.table, person.id)).toBeUndefined();
    expect((await login(visitor(), person)).body).toMatchObject({ user: { id: person.id } });
    expect((await nextMail(cloud.mailUrl, person.email, 2)).subject).toBe('Two-step sign-in is off');
  });

  it('gets new recovery codes for a code, and the earlier ones are void', async () => {
    const { person, browser, token, codes } = await enrolled();
    const renew = (code: string) => browser.post(`${own}/recoveryCodes`, { password: person.password, code }, { token });
    const renewed = await renew(await codeOf(person.secret));
    expect(renewed.body.recoveryCodes).toHaveLength(10);
    expect(fieldOf(await renew(codes[0] ?? ''))).toEqual(wrong);
    const again = await renew((renewed.body.recoveryCodes as string[])[0] ?? '');
    expect(again.status).toBe(200);
  });
});

describe('a home that requires a second factor', () => {
  const day = 86_400_000;
  const requireAt = (locationId: string, since: Date) =>
    scene.table.put(
      signInRulesItem({ locationId, secondFactorSince: since.toISOString(), changedBy: 'Joan', changedOn: since.toISOString() }),
    );

  it('leads staff into setting one up at the next sign-in, and lets nobody turn it off', async () => {
    const home = membershipAt('Marsh & Sons', 'owner');
    const owner = await makePerson(scene, 'provider', { memberships: [home] });
    const browser = visitor();
    const { body } = await login(browser, owner);
    const by = { token: String(body.accessToken), headers: { 'x-location-id': home.locationId } };
    const path = '/api/locations/current/secondFactor';
    expect((await browser.get(path, by)).body).toEqual({ requiredSince: null, changedBy: null, membersWith: [] });
    expect((await browser.post(path, { isRequired: true }, by)).body).toMatchObject({
      requiredSince: expect.any(String),
      changedBy: 'Ellen Marsh',
    });

    const staff = await makePerson(scene, 'provider', { memberships: [{ ...home, access: 'staff' }] });
    const begun = await login(visitor(), staff);
    expect(begun.body).toMatchObject({ secondFactor: 'set-up' });
    const secret = String(begun.body.secret);
    const done = await answer(visitor(), begun.body.challenge, await codeOf(secret));
    const off = await visitor().post(
      `${own}/turnOff`,
      { password: staff.password, code: await codeOf(secret) },
      { token: String(done.body.accessToken) },
    );
    expect(off).toMatchObject({ status: 409, body: { detail: expect.stringContaining('Marsh & Sons') } });
    const refused = await visitor().post(path, { isRequired: false }, { ...by, token: String(done.body.accessToken) });
    expect(refused.status).toBe(403);
  });

  it('lets earlier sessions continue for seven days, and says until when', async () => {
    const home = membershipAt('Marsh & Sons', 'staff');
    const staff = await makePerson(scene, 'provider', { memberships: [home] });
    const browser = visitor();
    const { body } = await login(browser, staff);
    await requireAt(home.locationId, new Date(Date.now() - 6 * day));
    expect((await browser.post('/api/appuser/refreshTokens/use')).status).toBe(200);
    const state = await browser.get(own, { token: String(body.accessToken) });
    expect(state.body).toMatchObject({ requiredBy: ['Marsh & Sons'], setUpBy: expect.any(String) });
    await requireAt(home.locationId, new Date(Date.now() - 7 * day - 1000));
    expect((await browser.post('/api/appuser/refreshTokens/use')).status).toBe(401);
  });
});

describe("a colleague's second factor", () => {
  async function team(access: 'staff' | 'owner' = 'staff') {
    const home = membershipAt('Marsh & Sons', 'admin');
    const admin = await makePerson(scene, 'provider', { memberships: [home] });
    const { body } = await login(visitor(), admin);
    const place = { ...membershipAt('Marsh & Sons', access), locationId: home.locationId };
    const staff = await makePerson(scene, 'provider', { memberships: [place], hasSecondFactor: true });
    const member = staffMemberSchema.parse({
      id: place.employeeId,
      appUserId: staff.id,
      providerLocationId: home.locationId,
      fullName: 'Ellen Marsh',
      firstName: 'Ellen',
      lastName: 'Marsh',
      email: staff.email,
      access: place.access,
      status: 'active',
    });
    await scene.table.put(employeeItem(member));
    const reset = () =>
      ask(
        'resetSecondFactor',
        { id: member.id },
        {
          token: String(body.accessToken),
          headers: { 'x-location-id': home.locationId },
        },
      );
    return { home, admin, staff, member, reset };
  }

  it("is not reset by an admin who has less access: not the owner's, nor that of an owner elsewhere", async () => {
    const here = await team('owner');
    expect(await here.reset()).toMatchObject({
      status: 409,
      body: { detail: 'Ellen Marsh has more access than you, so only Yarrow support can reset this.' },
    });
    expect(await readAccountRow(scene.table, here.staff.id)).toHaveProperty('secondFactorOn');
    const both = await team();
    const other = membershipAt('Harbor Chapel', 'owner');
    await scene.table.put(membershipItem(both.staff.id, other));
    await scene.table.put(
      membershipItem(both.admin.id, { ...membershipAt('Harbor Chapel', 'admin'), locationId: other.locationId }),
    );
    expect(await both.reset()).toMatchObject({ status: 409 });
    expect(await readAccountRow(scene.table, both.staff.id)).toHaveProperty('secondFactorOn');
  });

  /** Returns an administrator who acts for someone. */
  async function supportOf({ email }: TestPerson) {
    const system = await makePerson(scene, 'system', { firstName: 'Sam' });
    const browser = visitor();
    const token = String((await signInFully(browser, 'system', system)).body.accessToken);
    const begun = await browser.post('/api/systemusers/supportLogin', { email, reason: 'Lost phone' }, { token });
    expect(begun.status).toBe(200);
    return (home: Membership, id: string) =>
      ask('resetSecondFactor', { id }, { token, headers: { 'x-location-id': home.locationId } });
  }

  it('is reset by support for the owner, who hears by email that it was support', async () => {
    const { home, staff, member } = await team('owner');
    const reset = await supportOf(staff);
    expect((await reset(home, member.id)).status).toBe(200);
    expect(await readAccountRow(scene.table, staff.id)).not.toHaveProperty('secondFactorOn');
    const texts = await waitUntil('the email about the reset', async () => {
      const all = (await mailbox(staff.email).all()).filter(({ subject }) => subject === 'Your two-step sign-in was reset');
      return all.length > 0 && all.map(({ body }) => body.text?.replace(/\s+/g, ' '));
    });
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('Sam Marsh from Yarrow support reset your two-step sign-in');
  });

  it('is not reset by support who acts for someone with less access, here or elsewhere', async () => {
    const here = await team('owner');
    expect(await (await supportOf(here.admin))(here.home, here.member.id)).toMatchObject({
      status: 409,
      body: { detail: 'Ellen Marsh has more access than the person you act for. Act for the owner instead.' },
    });
    const both = await team();
    await scene.table.put(membershipItem(both.staff.id, membershipAt('Harbor Chapel', 'owner')));
    expect(await (await supportOf(both.admin))(both.home, both.member.id)).toMatchObject({ status: 409 });
    for (const { staff } of [here, both]) expect(await readAccountRow(scene.table, staff.id)).toHaveProperty('secondFactorOn');
  });

  it('is reset by support at one of two workplaces', async () => {
    const { home, admin, staff, member } = await team();
    await scene.table.put(membershipItem(staff.id, membershipAt('Harbor Chapel', 'staff')));
    expect((await (await supportOf(admin))(home, member.id)).status).toBe(200);
    expect(await readAccountRow(scene.table, staff.id)).not.toHaveProperty('secondFactorOn');
  });

  it('is reset by an owner or admin: every session ends, and an email says so', async () => {
    const { staff, reset } = await team();
    const browser = visitor();
    const { body } = await signInFully(browser, 'app', staff);
    expect((await reset()).status).toBe(200);
    expect((await browser.get('/api/appuser/me', { token: String(body.accessToken) })).status).toBe(401);
    expect((await browser.post('/api/appuser/refreshTokens/use')).status).toBe(401);
    expect(await readAccountRow(scene.table, staff.id)).not.toHaveProperty('secondFactorOn');
    expect((await login(visitor(), staff)).body).toMatchObject({ user: { id: staff.id } });
    expect((await nextMail(cloud.mailUrl, staff.email)).subject).toBe('Your two-step sign-in was reset');
  });

  it('is not reset by a home where they are one of two workplaces', async () => {
    const { staff, reset } = await team();
    await scene.table.put(membershipItem(staff.id, membershipAt('Harbor Chapel', 'staff')));
    expect(await reset()).toMatchObject({ status: 409 });
    expect(await readAccountRow(scene.table, staff.id)).toHaveProperty('secondFactorOn');
  });
});
