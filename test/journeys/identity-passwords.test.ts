import { describe, expect, it } from 'vitest';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountUpdate } from '#functions/table/account.ts';
import { claimToken } from '#functions/table/token.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { mailsTo, nextMail, tokenIn } from './parts/mailbox.ts';
import { resetMail, signUpToken } from './parts/mailed-links.ts';
import { backstage, makePerson, membershipAt, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const use = '/api/public/passwordResetTokens/use';
const login = (who: Visitor, email: string, password: string) => who.post('/api/appuser/login', { email, password });

describe.each(['family', 'provider'] as const)('a %s person who forgot the password', (kind) => {
  it('chooses a new one by an emailed link, and every session ends', async () => {
    const person = await makePerson(scene, kind, { memberships: kind === 'provider' ? [membershipAt('Marsh & Sons')] : [] });
    const old = visitor();
    const session = await login(old, person.email, person.password);
    const mail = await resetMail(visitor(), cloud.mailUrl, person.email);
    expect(mail.subject).toBe('Choose a new password');
    const token = tokenIn(mail);
    const check = await visitor().post('/api/public/passwordResetTokens/validate', { token });
    expect(check.body).toEqual({ isValid: true, email: person.email });

    const set = await visitor().post(use, { token, password: 'lantern by the sea' });
    expect(set).toMatchObject({ status: 200, body: { done: true } });
    expect((await old.get('/api/appuser/me', { token: String(session.body.accessToken) })).status).toBe(401);
    expect((await old.post('/api/appuser/refreshTokens/use')).status).toBe(401);
    expect((await login(visitor(), person.email, person.password)).status).toBe(401);
    const fresh = visitor();
    const again = await login(fresh, person.email, 'lantern by the sea');
    expect(again.status).toBe(200);
    expect((await fresh.get('/api/appuser/me', { token: String(again.body.accessToken) })).status).toBe(200);
    expect((await fresh.post('/api/appuser/refreshTokens/use')).status).toBe(200);

    const twice = await visitor().post(use, { token, password: 'lantern by the lake' });
    expect(twice).toMatchObject({ status: 410, body: { code: 'token_used' } });
    expect((await visitor().post('/api/public/passwordResetTokens/validate', { token })).body).toEqual({
      isValid: false,
      email: null,
    });
  });

  it('gets in once, though a hundred use the link at the same time', async () => {
    const person = await makePerson(scene, kind);
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const browser = visitor();
    const passwords = Array.from({ length: 100 }, (_, index) => `lantern number ${index} at dusk`);
    const statuses = await Promise.all(passwords.map(async (password) => (await browser.post(use, { token, password })).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    const chosen = passwords[statuses.indexOf(200)] ?? '';
    expect((await login(visitor(), person.email, chosen)).status).toBe(200);
  });

  it('can use only the newest link, before any was used', async () => {
    const person = await makePerson(scene, kind);
    const first = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 1));
    const second = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 2));
    expect((await visitor().post('/api/public/passwordResetTokens/validate', { token: first })).body.isValid).toBe(false);
    expect((await visitor().post(use, { token: first, password: 'lantern by the lake' })).status).toBe(410);
    expect((await visitor().post('/api/public/passwordResetTokens/validate', { token: second })).body.isValid).toBe(true);
    expect((await visitor().post(use, { token: second, password: 'lantern by the sea' })).status).toBe(200);
  });

  it('finds other links dead once one was used', async () => {
    const person = await makePerson(scene, kind);
    const first = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 1));
    const second = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 2));
    expect((await visitor().post(use, { token: second, password: 'lantern by the sea' })).status).toBe(200);
    expect((await visitor().post('/api/public/passwordResetTokens/validate', { token: first })).body.isValid).toBe(false);
    expect((await visitor().post(use, { token: first, password: 'lantern by the lake' })).status).toBe(410);
    expect((await login(visitor(), person.email, 'lantern by the sea')).status).toBe(200);
  });
});

describe('a reset link', () => {
  it('is refused with a common password, and still works after', async () => {
    const person = await makePerson(scene, 'family');
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    for (const password of ['qwertyuiop', person.email, 'Sunshine2026'])
      expect(await visitor().post(use, { token, password })).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'password' }] },
      });
    expect((await visitor().post(use, { token, password: 'lantern by the sea' })).status).toBe(200);
  });

  it('works again if the first request died after it had set a password', async () => {
    const person = await makePerson(scene, 'family');
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const hash = hashOfToken(token);
    await claimToken(scene.table, hash, 'password-reset', 'a request that died', new Date(Date.now() - 60_000));
    const ended = { sessionsValidFrom: new Date().toISOString(), passwordResetBy: hash };
    await scene.table.transact([accountUpdate(person.id, 1, ended)]);
    await scene.identity.setPassword('family', person.id, 'a password that nobody knows');
    expect((await visitor().post(use, { token, password: 'lantern by the sea' })).status).toBe(200);
    expect((await visitor().post(use, { token, password: 'lantern by the lake' })).status).toBe(410);
    expect((await login(visitor(), person.email, 'lantern by the sea')).status).toBe(200);
  });

  it('lifts the slowdown of an account that failed too often', async () => {
    const person = await makePerson(scene, 'family');
    for (let failure = 0; failure < 20; failure += 1) await login(visitor(), person.email, 'not the password');
    expect((await login(visitor(), person.email, person.password)).status).toBe(429);
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    await visitor().post(use, { token, password: 'lantern by the sea' });
    expect((await login(visitor(), person.email, 'lantern by the sea')).status).toBe(200);
  });

  it('is not emailed to unknown addresses or to administrators, and all get the same answer', async () => {
    const [family, system] = [await makePerson(scene, 'family'), await makePerson(scene, 'system')];
    const nobody = newEmail('nobody');
    const replies = await Promise.all(
      [family.email, system.email, nobody].map((email) => visitor().post('/api/public/forgotPassword', { email })),
    );
    for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 200, body: { done: true } });
    // The sign-up email is requested later, so once it is there the others have been handled.
    await nextMail(cloud.mailUrl, family.email);
    await visitor().post('/api/appuser/account/signUpLink', { email: nobody });
    expect((await nextMail(cloud.mailUrl, nobody)).subject).toBe('Create your Yarrow account');
    expect(await mailsTo(cloud.mailUrl, system.email)).toEqual([]);
    expect(await mailsTo(cloud.mailUrl, nobody)).toHaveLength(1);
  });

  it.each([
    ['goes, where its address was never proved before', false, undefined],
    ['stays, where its address was proved', true, 'code'],
  ])('ends what a stranger has set up: the second factor %s', async (_, isEmailVerified, secondFactor) => {
    const { email } = await makePerson(scene, 'family', { isEmailVerified, hasSecondFactor: true });
    const password = 'lantern by the sea';
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, email));
    expect((await visitor().post(use, { token, password })).status).toBe(200);
    const { status, body } = await login(visitor(), email, password);
    expect({ status, asksFor: body.secondFactor }).toEqual({ status: 200, asksFor: secondFactor });
    if (!secondFactor) expect(body.user).toMatchObject({ email, emailVerified: true });
  });

  it('does nothing else than it is for', async () => {
    const person = await makePerson(scene, 'family');
    const reset = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const signUp = await signUpToken(visitor(), cloud.mailUrl, newEmail('purpose'));
    expect((await visitor().post(use, { token: signUp, password: 'lantern by the sea' })).status).toBe(410);
    expect((await visitor().post(`/api/public/verifyEmail/${person.id}`, { token: reset })).status).toBe(410);
    const check = await visitor().post('/api/public/passwordResetTokens/validate', { token: reset, purpose: 'family-sign-up' });
    expect(check.body).toEqual({ isValid: false, email: null });
    expect((await visitor().post(use, { token: 'short', password: 'lantern by the sea' })).status).toBe(400);
    expect((await visitor().post(use, { token: 'A'.repeat(43), password: 'lantern by the sea' })).status).toBe(410);
  });
});

describe('a signed-in person', () => {
  it("changes the password; this browser stays signed in, the others don't", async () => {
    const person = await makePerson(scene, 'family');
    const [here, there] = [visitor(), visitor()];
    const mine = String((await login(here, person.email, person.password)).body.accessToken);
    const other = String((await login(there, person.email, person.password)).body.accessToken);
    const url = '/api/appuser/current/resetPassword';
    const wrong = await here.post(url, { currentPassword: 'not the password', password: 'lantern by the sea' }, { token: mine });
    expect(wrong).toMatchObject({ status: 400, body: { errors: [{ field: 'currentPassword' }] } });
    const changed = await here.post(url, { currentPassword: person.password, password: 'lantern by the sea' }, { token: mine });
    expect(changed.status).toBe(200);
    const fresh = String(changed.body.accessToken);
    expect((await here.get('/api/appuser/me', { token: fresh })).status).toBe(200);
    expect((await here.post('/api/appuser/refreshTokens/use')).status).toBe(200);
    for (const token of [mine, other]) expect((await there.get('/api/appuser/me', { token })).status).toBe(401);
    expect((await there.post('/api/appuser/refreshTokens/use')).status).toBe(401);
    expect((await login(visitor(), person.email, 'lantern by the sea')).status).toBe(200);
  });
});
