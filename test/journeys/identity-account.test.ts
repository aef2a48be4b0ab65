import { describe, expect, it } from 'vitest';
import { cloud } from '#test/cloud/cloud.ts';
import { nextMail, tokenIn } from './parts/mailbox.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const url = '/api/appuser/account';

async function signedIn(facts: Parameters<typeof makePerson>[2] = {}) {
  const person = await makePerson(scene, 'family', facts);
  const browser = visitor();
  const { body } = await browser.post('/api/appuser/login', { email: person.email, password: person.password });
  return { person, browser, token: String(body.accessToken) };
}
const details = (email: string, version = 1) => ({ version, firstName: 'Ruth', lastName: "O'Neil", phone: '5555550102', email });
const moved = ({ password }: { password: string }, email: string) => ({ ...details(email), currentPassword: password });
/** Opens a link that verifies an address, signed in or not. */
const verify = (id: string, link: string, token?: string) =>
  visitor().post(`/api/public/verifyEmail/${id}`, { token: link }, token ? { token } : {});

describe("the caller's own account", () => {
  it('changes name and phone, and refuses an outdated version', async () => {
    const { person, browser, token } = await signedIn();
    const changed = await browser.patch(url, details(person.email), { token });
    expect(changed).toMatchObject({
      status: 200,
      body: { firstName: 'Ruth', lastName: "O'Neil", phone: '(555) 555-0102', version: 2 },
    });
    const stale = await browser.patch(url, { ...details(person.email), firstName: 'Late' }, { token });
    expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } });
    expect((await browser.get('/api/appuser/me', { token })).body).toEqual(changed.body);
  });

  it('moves to another address once it is verified; the old one is told', async () => {
    const { person, browser, token } = await signedIn();
    const wanted = newEmail('moved');
    const answer = await browser.patch(url, moved(person, wanted), { token });
    expect(answer).toMatchObject({ status: 200, body: { email: person.email, pendingEmail: wanted, emailVerified: true } });
    const notice = await nextMail(cloud.mailUrl, person.email);
    expect(notice.subject).toBe('Your account’s email address is about to change');
    expect(notice.body.text).toContain(wanted);

    const link = tokenIn(await nextMail(cloud.mailUrl, wanted));
    const other = await makePerson(scene, 'family');
    expect((await verify(other.id, link, token)).status).toBe(410);
    expect(await verify(person.id, link, token)).toMatchObject({ status: 200, body: { email: wanted } });
    const now = await browser.get('/api/appuser/me', { token });
    expect(now.body).toMatchObject({ email: wanted, pendingEmail: null, emailVerified: true });
    expect((await visitor().post('/api/appuser/login', { email: wanted, password: person.password })).status).toBe(200);
    expect((await visitor().post('/api/appuser/login', { email: person.email, password: person.password })).status).toBe(401);
  });

  it('asks for the current password before another address, and warns before the last tries', async () => {
    const { person, browser, token } = await signedIn();
    const wanted = newEmail('taken-over');
    const tryWith = async (fields: object) => {
      const { status, body } = await browser.patch(url, { ...details(wanted), ...fields }, { token });
      const [error] = (body.errors ?? []) as { field: string; message: string }[];
      return [status, error?.field, error?.message];
    };
    const refused = (message: string) => [400, 'currentPassword', message];
    expect(await tryWith({})).toEqual(refused('Enter your current password to change your email.'));
    const wrong = { currentPassword: 'not the password' };
    const plain = 'This is not your current password.';
    for (let turn = 0; turn < 2; turn += 1) expect(await tryWith(wrong)).toEqual(refused(plain));
    expect(await tryWith(wrong)).toEqual(refused(`${plain} 2 tries left before we pause this for 15 minutes.`));
    expect(await tryWith(wrong)).toEqual(refused(`${plain} 1 try left before we pause this for 15 minutes.`));
    expect(await tryWith(wrong)).toEqual(refused(plain));
    expect((await tryWith({ currentPassword: person.password }))[0]).toBe(429);
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ version: 1, pendingEmail: null });
    // Everything but the address needs no password, paused or not.
    expect((await browser.patch(url, details(person.email), { token })).status).toBe(200);
  });

  it('cancels the wish for another address; its link is dead', async () => {
    const { person, browser, token } = await signedIn();
    const wanted = newEmail('regretted');
    await browser.patch(url, moved(person, wanted), { token });
    const link = tokenIn(await nextMail(cloud.mailUrl, wanted));
    expect((await browser.patch(url, details(person.email, 2), { token })).body).toMatchObject({ pendingEmail: null });
    expect((await verify(person.id, link, token)).status).toBe(410);
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ email: person.email });
  });

  it('does not take an address that someone else has by then', async () => {
    const [first, second] = [await signedIn(), await signedIn()];
    const wanted = newEmail('contested');
    await first.browser.patch(url, moved(first.person, wanted), { token: first.token });
    const mine = tokenIn(await nextMail(cloud.mailUrl, wanted, 1));
    await second.browser.patch(url, moved(second.person, wanted), { token: second.token });
    const theirs = tokenIn(await nextMail(cloud.mailUrl, wanted, 2));
    expect((await verify(second.person.id, theirs, second.token)).status).toBe(200);
    expect(await verify(first.person.id, mine, first.token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await first.browser.get('/api/appuser/me', { token: first.token })).body).toMatchObject({
      email: first.person.email,
    });
  });

  it('takes an address from an account whose owner never verified it, and ends that account', async () => {
    const stranger = await signedIn({ isEmailVerified: false });
    const { person, browser, token } = await signedIn();
    const wanted = stranger.person.email;
    await browser.patch(url, moved(person, wanted), { token });
    const letter = await nextMail(cloud.mailUrl, wanted);
    expect(letter.body.text).toContain('never confirmed');
    const link = tokenIn(letter);
    expect(await verify(person.id, link, token)).toMatchObject({ status: 200, body: { email: wanted } });
    expect((await verify(person.id, link, token)).status).toBe(410);
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ email: wanted, pendingEmail: null });
    expect((await visitor().post('/api/appuser/login', { email: wanted, password: person.password })).status).toBe(200);
    const old = { email: wanted, password: stranger.person.password };
    expect((await visitor().post('/api/appuser/login', old)).status).toBe(401);
    expect((await stranger.browser.get('/api/appuser/me', { token: stranger.token })).status).toBe(401);
    expect((await stranger.browser.post('/api/appuser/refreshTokens/use')).status).toBe(401);
  });

  it('does not take an address that was verified while its link was on the way', async () => {
    const holder = await signedIn({ isEmailVerified: false });
    const { person, browser, token } = await signedIn();
    await browser.patch(url, moved(person, holder.person.email), { token });
    const link = tokenIn(await nextMail(cloud.mailUrl, holder.person.email));
    await holder.browser.post(`${url}/resendVerification`, {}, { token: holder.token });
    const theirs = tokenIn(await nextMail(cloud.mailUrl, holder.person.email, 2));
    expect((await verify(holder.person.id, theirs, holder.token)).status).toBe(200);
    expect(await verify(person.id, link, token)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await holder.browser.get('/api/appuser/me', { token: holder.token })).status).toBe(200);
  });

  it('tells the owner of a verified address that it was requested, and makes no link', async () => {
    const holder = await signedIn();
    const { person, browser, token } = await signedIn();
    await browser.patch(url, moved(person, holder.person.email), { token });
    const { subject, body } = await nextMail(cloud.mailUrl, holder.person.email);
    expect(subject).toBe('This email address already has a Yarrow account');
    expect(body.text).not.toContain('/verify-email/');
  });

  it('has its address verified by a link that can be requested again', async () => {
    const { person, browser, token } = await signedIn({ isEmailVerified: false });
    const resend = () => browser.post(`${url}/resendVerification`, {}, { token });
    expect(await resend()).toMatchObject({ status: 200, body: { done: true } });
    const link = tokenIn(await nextMail(cloud.mailUrl, person.email));
    const replies = await Promise.all(Array.from({ length: 20 }, () => verify(person.id, link, token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 410 || status === 409)).toHaveLength(19);
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ emailVerified: true, pendingEmail: null });
    expect((await resend()).status).toBe(200);
  });

  it('verifies its address only with the newest link', async () => {
    const { person, browser, token } = await signedIn({ isEmailVerified: false });
    const link = async (count: number) => {
      expect((await browser.post(`${url}/resendVerification`, {}, { token })).status).toBe(200);
      return tokenIn(await nextMail(cloud.mailUrl, person.email, count));
    };
    const [first, second] = [await link(1), await link(2)];
    expect(await verify(person.id, first, token)).toMatchObject({ status: 410, body: { code: 'token_used' } });
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ emailVerified: false });
    expect((await verify(person.id, second, token)).status).toBe(200);
  });

  it('refuses unknown fields and fields that do not fit, each by its name', async () => {
    const { person, browser, token } = await signedIn();
    const reply = await browser.patch(url, { ...details(person.email), firstName: ' ', phone: '12', kind: 'system' }, { token });
    expect(reply.status).toBe(400);
    const fields = (reply.body.errors as { field: string }[]).map(({ field }) => field).sort();
    expect(fields).toEqual(['firstName', 'kind', 'phone']);
    expect((await browser.get('/api/appuser/me', { token })).body).toMatchObject({ version: 1, firstName: 'Ellen' });
  });
});
