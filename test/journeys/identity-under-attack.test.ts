import { describe, expect, it } from 'vitest';
import { cloud } from '#test/cloud/cloud.ts';
import { codeOf } from '#test/world/authenticator.ts';
import { mailsTo, nextMail, tokenIn } from './parts/mailbox.ts';
import { resetMail } from './parts/mailed-links.ts';
import { backstage, makePerson, newEmail, type TestPerson } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const sides = {
  family: { login: '/api/appuser/login', screen: '/login/' },
  provider: { login: '/api/appuser/login', screen: '/login/' },
  system: { login: '/api/systemusers/login', screen: '/System/Login?token=' },
};
type Kind = keyof typeof sides;
const kinds = Object.keys(sides) as Kind[];
const signIn = (who: Visitor, kind: Kind, { email, password }: Pick<TestPerson, 'email' | 'password'>) =>
  who.post(sides[kind].login, { email, password });

/** Signs in to the end: an administrator's password is followed by a code of their app. */
async function signInFully(who: Visitor, kind: Kind, person: TestPerson) {
  const answer = await signIn(who, kind, person);
  const { challenge } = answer.body;
  if (typeof challenge !== 'string' || !person.secret) return answer;
  return who.post('/api/systemusers/login/code', { challenge, code: await codeOf(person.secret) });
}
const link = '/api/public/signInLinks';

/** Sends twenty wrong passwords from twenty addresses. */
async function attack(kind: Kind, email: string): Promise<void> {
  const guesses = Array.from({ length: 20 }, (_, nth) => signIn(visitor(), kind, { email, password: `guess ${nth}` }));
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual(guesses.map(() => 401));
}

async function linkFor(email: string, count = 1): Promise<string> {
  expect((await visitor().post(link, { email })).body).toEqual({ done: true });
  return tokenIn(await nextMail(cloud.mailUrl, email, count));
}

describe.each(kinds)('a %s account under attack', (kind) => {
  it('lets in a device that it knows, and no other', async () => {
    const person = await makePerson(scene, kind);
    const own = visitor();
    expect((await signInFully(own, kind, person)).status).toBe(200);
    await attack(kind, person.email);
    expect((await signIn(visitor(), kind, person)).status).toBe(429);
    expect((await signIn(own, kind, person)).status).toBe(200);
  });

  it('lets in, with the password, the browser that opened the emailed link', async () => {
    const person = await makePerson(scene, kind);
    await attack(kind, person.email);
    const own = visitor();
    expect((await signIn(own, kind, person)).status).toBe(429);
    const token = await linkFor(person.email);
    const check = await visitor().post('/api/public/passwordResetTokens/validate', { token, purpose: 'sign-in' });
    expect(check.body).toEqual({ isValid: true, email: person.email });
    expect((await own.post(`${link}/use`, { token })).body).toEqual({ email: person.email });
    expect((await signIn(own, kind, { ...person, password: 'not the password' })).status).toBe(401);
    expect((await signIn(own, kind, person)).status).toBe(200);
    expect((await signIn(visitor(), kind, person)).status).toBe(429);
  });
});

describe('the owner of a mailbox', () => {
  it('still gets both links after a stranger has used up every other email to it, and is told where they are after five', async () => {
    const person = await makePerson(scene, 'provider');
    for (let nth = 0; nth < 6; nth += 1) await visitor().post('/api/appuser/account/signUpLink', { email: person.email });
    for (const path of [link, '/api/public/forgotPassword']) {
      const ask = () => visitor().post(path, { email: person.email });
      for (let nth = 0; nth < 5; nth += 1) expect((await ask()).status).toBe(200);
      const refused = await ask();
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(refused.body.detail).toContain('Please open the newest email');
    }
  });
});

describe('a known device', () => {
  it('is checked five wrong passwords of a hundred at the same time, and the link lets it in after that', async () => {
    const person = await makePerson(scene, 'system');
    const own = visitor();
    await signInFully(own, 'system', person);
    const guesses = Array.from({ length: 100 }, (_, nth) => signIn(own, 'system', { ...person, password: `guess ${nth}` }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await signIn(own, 'system', person)).status).toBe(429);
    // Elsewhere this doesn't slow the administrator down at all.
    expect((await signIn(visitor(), 'system', person)).status).toBe(200);
    await own.post(`${link}/use`, { token: await linkFor(person.email) });
    expect((await signIn(own, 'system', person)).status).toBe(200);
  });

  it('is known to the accounts that signed in there and to no other', async () => {
    const [person, colleague] = [await makePerson(scene, 'provider'), await makePerson(scene, 'provider')];
    const own = visitor();
    await signIn(own, 'provider', person);
    await attack('provider', colleague.email);
    expect((await signIn(own, 'provider', colleague)).status).toBe(429);
  });

  it('is not slowed down by the failures of others at its address', async () => {
    const person = await makePerson(scene, 'family');
    const own = visitor();
    await signIn(own, 'family', person);
    for (let nth = 0; nth < 30; nth += 1)
      await signIn(new Visitor(cloud.url, own.address), 'family', { email: newEmail('guess'), password: 'a guess' });
    expect((await signIn(new Visitor(cloud.url, own.address), 'family', person)).status).toBe(429);
    expect((await signIn(own, 'family', person)).status).toBe(200);
  });

  it('is one of the last ten', async () => {
    const person = await makePerson(scene, 'family');
    const browsers = Array.from({ length: 11 }, visitor);
    for (const browser of browsers) await signIn(browser, 'family', person);
    await attack('family', person.email);
    const statuses = [];
    for (const browser of [browsers[0], browsers[1], browsers[10]])
      statuses.push((await signIn(browser ?? visitor(), 'family', person)).status);
    expect(statuses).toEqual([429, 200, 200]);
  });

  it('from before a password was reset is forgotten', async () => {
    const person = await makePerson(scene, 'family');
    const thief = visitor();
    await signIn(thief, 'family', person);
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const password = 'lantern by the sea';
    expect((await visitor().post('/api/public/passwordResetTokens/use', { token, password })).status).toBe(200);
    await attack('family', person.email);
    expect((await signIn(thief, 'family', { ...person, password })).status).toBe(429);
  });

  it('stays known when the password is changed there', async () => {
    const person = await makePerson(scene, 'family');
    const [own, other] = [visitor(), visitor()];
    await signIn(other, 'family', person);
    const { body } = await signIn(own, 'family', person);
    const change = { currentPassword: person.password, password: 'lantern by the sea' };
    await own.post('/api/appuser/current/resetPassword', change, { token: String(body.accessToken) });
    await attack('family', person.email);
    expect((await signIn(other, 'family', { ...person, password: change.password })).status).toBe(429);
    expect((await signIn(own, 'family', { ...person, password: change.password })).status).toBe(200);
  });

  it('stays known to everyone who uses it, when one of them opens an emailed link there', async () => {
    const [person, colleague] = [await makePerson(scene, 'provider'), await makePerson(scene, 'provider')];
    const desk = visitor();
    await signIn(desk, 'provider', person);
    await desk.post(`${link}/use`, { token: await linkFor(colleague.email) });
    await attack('provider', person.email);
    await attack('provider', colleague.email);
    expect((await signIn(desk, 'provider', person)).status).toBe(200);
    expect((await signIn(desk, 'provider', colleague)).status).toBe(200);
  });

  it('has a cookie that no script reads and no other site sends', async () => {
    const person = await makePerson(scene, 'family');
    const { headers } = await signIn(visitor(), 'family', person);
    const cookie = [headers['set-cookie'] ?? []].flat().find((each) => each.startsWith('yarrow_device='));
    expect(cookie).toMatch(/^yarrow_device=[\w-]{43}; Path=\/api; Max-Age=7776000; HttpOnly; SameSite=Strict$/);
  });
});

describe('a link to sign in', () => {
  it('works once, in one of ten browsers at the same time', async () => {
    const person = await makePerson(scene, 'family');
    const token = await linkFor(person.email);
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await visitor().post(`${link}/use`, { token })).status),
    );
    expect(statuses.sort()).toEqual([200, ...Array.from({ length: 9 }, () => 410)]);
  });

  it('ends when a newer one is issued', async () => {
    const person = await makePerson(scene, 'family');
    const [first, second] = [await linkFor(person.email, 1), await linkFor(person.email, 2)];
    expect((await visitor().post(`${link}/use`, { token: first })).status).toBe(410);
    expect((await visitor().post(`${link}/use`, { token: second })).status).toBe(200);
  });

  it('opens nothing else, and no other link opens it', async () => {
    const person = await makePerson(scene, 'family');
    const token = await linkFor(person.email);
    const reset = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 2));
    expect((await visitor().post(`${link}/use`, { token: reset })).status).toBe(410);
    const password = 'lantern by the sea';
    expect((await visitor().post('/api/public/passwordResetTokens/use', { token, password })).status).toBe(410);
  });

  it('is answered in the same way with and without an account, and not emailed without one', async () => {
    const person = await makePerson(scene, 'family');
    const nobody = newEmail('nobody');
    const replies = [await visitor().post(link, { email: nobody }), await visitor().post(link, { email: person.email })];
    for (const { status, body } of replies) expect({ status, body }).toEqual({ status: 200, body: { done: true } });
    expect((await nextMail(cloud.mailUrl, person.email)).subject).toBe('Your link to sign in');
    expect(await mailsTo(cloud.mailUrl, nobody)).toEqual([]);
  });

  it.each(kinds)('leads a %s person to their own sign-in', async (kind) => {
    const person = await makePerson(scene, kind);
    await linkFor(person.email);
    expect((await nextMail(cloud.mailUrl, person.email)).body.text).toContain(`${cloud.url}${sides[kind].screen}`);
  });
});
