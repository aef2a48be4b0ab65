import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readAccountRow } from '#functions/table/account.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { nextMail, tokenIn } from './parts/mailbox.ts';
import { resetMail, signUpForm, signUpToken } from './parts/mailed-links.ts';
import { backstage, makePerson, membershipAt, newEmail } from './parts/people.ts';
import { signInFully } from './parts/signing-in.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const accountUrl = '/api/appuser/account';
const useReset = '/api/public/passwordResetTokens/use';
const validate = '/api/public/passwordResetTokens/validate';

async function signedIn() {
  const person = await makePerson(scene, 'family');
  const browser = visitor();
  const { body } = await browser.post('/api/appuser/login', { email: person.email, password: person.password });
  const token = String(body.accessToken);
  const plain = { version: 1, firstName: 'Ellen', lastName: 'Marsh', phone: null };
  const askFor = (email: string) => browser.patch(accountUrl, { ...plain, email, currentPassword: person.password }, { token });
  return { person, browser, token, askFor };
}

describe('a request made to break the server', () => {
  it.each([
    ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`],
  ])('with %s a hundred thousand deep is a bad request, not a failure', async (_, nested) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = `{"email":${nested(100_000)}}`;
    const reply = await fetch(`${cloud.url}/api/public/forgotPassword`, { method: 'POST', headers, body });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: 'invalid_input' }]);
  });

  it('with a broken percent sign in its query is no failure', async () => {
    for (const path of ['/?%E0%A4%A', '/media/x?%E0%A4%A']) expect((await visitor().get(path)).status, path).toBeLessThan(500);
    expect((await visitor().get('/api/public/locations/search?query=%E0%A4%A')).status).toBeLessThan(500);
  });
});

describe('someone with many addresses', () => {
  it('has one network under IPv6: every guess from it counts', async () => {
    const network = `2001:db8:${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
    const guess = (host: number) =>
      new Visitor(cloud.apiUrl).post(
        '/api/appuser/login',
        { email: newEmail('guess'), password: 'not the password' },
        {
          headers: {
            'x-origin-verify': cloud.functions.appuser?.ORIGIN_SECRET ?? '',
            'x-viewer-address': `${network}::${host.toString(16)}`,
          },
        },
      );
    const hosts = Array.from({ length: 30 }, (_, nth) => nth + 1);
    expect((await Promise.all(hosts.map(guess))).map(({ status }) => status)).toEqual(hosts.map(() => 401));
    expect((await guess(31)).status).toBe(429);
  });
});

describe('someone who can read a mailbox that an account has left', () => {
  it("can't open the account with a reset link that came there before", async () => {
    const { person, askFor, token } = await signedIn();
    const link = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const moved = newEmail('moved');
    await askFor(moved);
    const proof = tokenIn(await nextMail(cloud.mailUrl, moved));
    expect((await visitor().post(`/api/public/verifyEmail/${person.id}`, { token: proof }, { token })).status).toBe(200);
    expect((await visitor().post(validate, { token: link })).body).toEqual({ isValid: false, email: null });
    expect((await visitor().post(useReset, { token: link, password: 'lantern by the sea' })).status).toBe(410);
  });
});

describe('someone who makes an account for another person’s email', () => {
  it("doesn't get it verified by a link that the mailbox's reader opens without being signed in to the account", async () => {
    const maker = await makePerson(scene, 'family', { isEmailVerified: false });
    const browser = visitor();
    const { body } = await browser.post('/api/appuser/login', { email: maker.email, password: maker.password });
    const token = String(body.accessToken);
    await browser.post(`${accountUrl}/resendVerification`, {}, { token });
    const proof = tokenIn(await nextMail(cloud.mailUrl, maker.email));
    const reader = await signedIn();
    const open = (as: { token?: string }) => visitor().post(`/api/public/verifyEmail/${maker.id}`, { token: proof }, as);
    for (const as of [{}, { token: reader.token }])
      expect(await open(as)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await readAccountRow(scene.table, maker.id)).toMatchObject({ isEmailVerified: false });
    expect((await open({ token })).status).toBe(200);
    expect(await readAccountRow(scene.table, maker.id)).toMatchObject({ isEmailVerified: true });
  });
});

describe('someone who got into an open session', () => {
  it('does not keep the account through a change of address that waits while its owner chooses a new password', async () => {
    const { person, askFor } = await signedIn();
    const thief = newEmail('thief');
    await askFor(thief);
    const proof = tokenIn(await nextMail(cloud.mailUrl, thief));
    // The email about the change, which comes first, leads the owner here.
    const link = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email, 2));
    expect((await visitor().post(useReset, { token: link, password: 'lantern by the sea' })).status).toBe(200);
    expect((await visitor().post(`/api/public/verifyEmail/${person.id}`, { token: proof })).status).toBe(410);
    expect(await readAccountRow(scene.table, person.id)).toMatchObject({ email: person.email, pendingEmail: null });
  });
});

describe("someone else's mailbox", () => {
  it('gets no more email from new accounts that claim it than in any other way', async () => {
    const victim = newEmail('victim');
    const statuses: number[] = [];
    for (let account = 0; account < 7; account += 1) {
      const browser = visitor();
      const token = await signUpToken(browser, cloud.mailUrl, newEmail('puppet'));
      statuses.push((await browser.post(accountUrl, signUpForm(token, victim))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('does not see what a stranger chose as a name', async () => {
    const victim = newEmail('victim');
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, newEmail('puppet'));
    const form = { ...signUpForm(token, victim), firstName: 'you have won, see evil.example/prize' };
    expect((await browser.post(accountUrl, form)).status).toBe(200);
    const mail = await nextMail(cloud.mailUrl, victim);
    expect(`${mail.subject}${mail.body.text}${mail.body.html}`).not.toContain('evil.example');
  });
});

describe('a home', () => {
  it('is not flooded with messages from one address', async () => {
    const [home] = (await visitor().get('/api/public/locations/list?pageSize=1')).body.items as { id: string }[];
    const flooder = visitor();
    const message = { needType: 'at-need', name: 'Nobody', email: newEmail('flood'), message: 'Hello' };
    const write = (from: Visitor) => from.post(`/api/public/locations/${home?.id}/requestInformation`, message);
    for (let sent = 0; sent < 20; sent += 1) expect((await write(flooder)).status).toBe(200);
    expect(await write(flooder)).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect((await write(visitor())).status).toBe(200);
  });
});

describe('an answer that was kept', () => {
  it('does not call a spent link good', async () => {
    const { person } = await signedIn();
    const token = tokenIn(await resetMail(visitor(), cloud.mailUrl, person.email));
    const headers = { 'idempotency-key': randomUUID() };
    const check = () => visitor().post(validate, { token }, { headers });
    expect((await check()).body).toMatchObject({ isValid: true });
    await visitor().post(useReset, { token, password: 'lantern by the sea' });
    expect((await check()).body).toEqual({ isValid: false, email: null });
  });
});

describe('an administrator who acts for someone', () => {
  it('does not choose what opens first for them', async () => {
    const homes = [membershipAt('Marsh & Sons'), membershipAt('Harbor Chapel')];
    const staff = await makePerson(scene, 'provider', { memberships: homes });
    const system = await makePerson(scene, 'system');
    const browser = visitor();
    const { body } = await signInFully(browser, 'system', system);
    const token = String(body.accessToken);
    await browser.post('/api/systemusers/supportLogin', { email: staff.email, reason: 'They asked' }, { token });
    const chosen = await browser.post('/api/appuser/current/location', { locationId: homes[1]?.locationId }, { token });
    expect(chosen.status).toBe(403);
    expect((await readAccountRow(scene.table, staff.id))?.defaultLocationId).not.toBe(homes[1]?.locationId);
  });
});
