import { describe, expect, it } from 'vitest';
import { accountItem, readAccount } from '#functions/table/account.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { backstage, makePerson, membershipAt } from './parts/people.ts';
import { signInFully } from './parts/signing-in.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);

/** The two sides: families and staff sign in on one, administrators on the other. */
const doors = {
  family: {
    side: 'app',
    login: '/api/appuser/login',
    refresh: '/api/appuser/refreshTokens/use',
    logout: '/api/appuser/logout',
    cookie: 'yarrow_refresh',
  },
  provider: {
    side: 'app',
    login: '/api/appuser/login',
    refresh: '/api/appuser/refreshTokens/use',
    logout: '/api/appuser/logout',
    cookie: 'yarrow_refresh',
  },
  system: {
    side: 'system',
    login: '/api/systemusers/login',
    refresh: '/api/systemusers/refreshTokens/use',
    logout: '/api/systemusers/logout',
    cookie: 'yarrow_system_refresh',
  },
} as const;
const kinds = ['family', 'provider', 'system'] as const;

describe.each(kinds)('a %s person', (kind) => {
  const door = doors[kind];
  const probe = kind === 'system' ? '/api/systemusers/supportLogin/end' : '/api/appuser/me';
  const ask = (who: Visitor, token: string) => (kind === 'system' ? who.post(probe, {}, { token }) : who.get(probe, { token }));

  it('signs in, comes back by the cookie, and signs out for good', async () => {
    const person = await makePerson(scene, kind);
    const browser = visitor();
    const signedIn = await signInFully(browser, door.side, { ...person, email: person.email.toUpperCase() });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body).toMatchObject({ expiresIn: 3600, user: { id: person.id, email: person.email } });
    const cookie = [signedIn.headers['set-cookie'] ?? []].flat()[0];
    expect(cookie).toMatch(
      new RegExp(
        `^${door.cookie}=[\\w-]+; Path=${door.login.replace('/login', '')}; Max-Age=2592000; HttpOnly; SameSite=Strict$`,
      ),
    );
    const first = String(signedIn.body.accessToken);
    expect((await ask(browser, first)).status).toBe(200);

    const [one, two] = await Promise.all([browser.post(door.refresh), browser.post(door.refresh)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    const second = String(one.body.accessToken);
    expect((await ask(browser, second)).status).toBe(200);

    const cookiesBefore = new Map(browser.cookies);
    expect(await browser.post(door.logout)).toMatchObject({ status: 200, body: { done: true } });
    expect([...browser.cookies.keys()]).toEqual([kind === 'system' ? 'yarrow_system_device' : 'yarrow_device']);
    for (const token of [first, second, String(two.body.accessToken)]) expect((await ask(browser, token)).status).toBe(401);
    for (const [name, value] of cookiesBefore) browser.cookies.set(name, value);
    expect((await browser.post(door.refresh)).status).toBe(401);
    expect(await visitor().post(door.logout)).toMatchObject({ status: 200, body: { done: true } });
  });

  it('signs out with only the access token, and the refresh token no longer works', async () => {
    const person = await makePerson(scene, kind);
    const browser = visitor();
    const { body } = await signInFully(browser, door.side, person);
    const token = String(body.accessToken);
    const script = visitor();
    expect(await script.post(door.logout, {}, { token })).toMatchObject({ status: 200, body: { done: true } });
    expect((await ask(script, token)).status).toBe(401);
    expect((await browser.post(door.refresh)).status).toBe(401);
    expect((await script.post(door.logout, {}, { token: `${token}x` })).status).toBe(200);
  });

  it('signs out of both sessions if the cookie and the access token name different ones', async () => {
    const person = await makePerson(scene, kind);
    const [one, other] = [visitor(), visitor()];
    const first = String((await signInFully(one, door.side, person)).body.accessToken);
    const second = String((await signInFully(other, door.side, person)).body.accessToken);
    expect((await one.post(door.logout, {}, { token: second })).status).toBe(200);
    for (const token of [first, second]) expect((await ask(visitor(), token)).status).toBe(401);
    expect((await other.post(door.refresh)).status).toBe(401);
  });

  it('gets the same answer for a wrong password, an unknown email, and the other side', async () => {
    const person = await makePerson(scene, kind);
    const otherDoor = kind === 'system' ? doors.family : doors.system;
    const replies = [
      await visitor().post(door.login, { email: person.email, password: 'not the password' }),
      await visitor().post(door.login, { email: 'nobody.here@example.com', password: 'not the password' }),
      await visitor().post(otherDoor.login, { email: person.email, password: person.password }),
    ];
    for (const reply of replies) {
      expect(reply.status).toBe(401);
      expect(reply.headers['set-cookie']).toBeUndefined();
      const { requestId, ...rest } = reply.body;
      expect(requestId).toEqual(expect.any(String));
      expect(rest).toEqual({
        type: expect.any(String),
        status: 401,
        code: 'login_failed',
        title: "Login failed. Please make sure you've entered your email and password correctly.",
      });
    }
  });

  it('keeps other sessions when one signs out', async () => {
    const person = await makePerson(scene, kind);
    const [home, phone] = [visitor(), visitor()];
    const at = await signInFully(home, door.side, person);
    const on = await signInFully(phone, door.side, person);
    await home.post(door.logout);
    expect((await ask(home, String(at.body.accessToken))).status).toBe(401);
    expect((await ask(phone, String(on.body.accessToken))).status).toBe(200);
    expect((await phone.post(door.refresh)).status).toBe(200);
  });
});

describe('staff', () => {
  it('get their places, and may choose which opens first, but not another home', async () => {
    const [first, second] = [membershipAt('Marsh & Sons', 'owner'), membershipAt('Harbor Chapel', 'staff')];
    const person = await makePerson(scene, 'provider', { memberships: [first, second] });
    const browser = visitor();
    const { body } = await browser.post(doors.provider.login, { email: person.email, password: person.password });
    const token = String(body.accessToken);
    const memberships = (body.user as { memberships: unknown[] }).memberships;
    expect(memberships).toEqual(expect.arrayContaining([first, second]));
    const chosen = await browser.post('/api/appuser/current/location', { locationId: second.locationId }, { token });
    expect(chosen).toMatchObject({ status: 200, body: { providerLocationId: second.locationId } });
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({
      providerLocationId: second.locationId,
      kind: 'provider',
    });
    const foreign = await browser.post('/api/appuser/current/location', { locationId: person.id }, { token });
    expect(foreign).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });
});

describe('an account that is closed', () => {
  it("can't sign in, refresh, or continue", async () => {
    const person = await makePerson(scene, 'family');
    const browser = visitor();
    const { body } = await browser.post(doors.family.login, { email: person.email, password: person.password });
    const { account } = (await readAccount(scene.table, person.id)) ?? {};
    if (account) await scene.table.put(accountItem({ ...account, status: 'inactive' }));
    expect((await browser.get('/api/appuser/me', { token: String(body.accessToken) })).status).toBe(401);
    expect((await browser.post(doors.family.refresh)).status).toBe(401);
    const again = await visitor().post(doors.family.login, { email: person.email, password: person.password });
    expect(again).toMatchObject({ status: 401, body: { code: 'login_failed' } });
  });
});
