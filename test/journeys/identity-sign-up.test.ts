import { describe, expect, it } from 'vitest';
import { accountIdOfLink, hashOfToken } from '#functions/runtime/single-use-token.ts';
import { accountByEmail } from '#functions/table/account.ts';
import { claimToken } from '#functions/table/token.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { mailsTo, nextMail, tokenIn } from './parts/mailbox.ts';
import { signUpForm, signUpToken } from './parts/mailed-links.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const url = '/api/appuser/account';

describe('a family signs up', () => {
  it('by an emailed link, and is signed in, welcomed, and able to come back', async () => {
    const email = newEmail('sign-up');
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, email);
    const check = { token, purpose: 'family-sign-up' };
    expect((await browser.post('/api/public/passwordResetTokens/validate', check)).body).toEqual({ isValid: true, email });
    expect((await browser.get(`/api/appuser/exists?email=${email}&token=${token}`)).body).toEqual({ exists: false });

    const made = await browser.post(url, signUpForm(token, email));
    expect(made).toMatchObject({
      status: 200,
      body: {
        user: {
          kind: 'family',
          email,
          emailVerified: true,
          pendingEmail: null,
          firstName: 'Ellen',
          phone: '(555) 555-0101',
          version: 1,
        },
      },
    });
    expect(String(made.headers['set-cookie'])).toMatch(/^yarrow_refresh=/);
    expect((await browser.get('/api/appuser/me', { token: String(made.body.accessToken) })).body).toEqual(made.body.user);
    expect((await visitor().post('/api/appuser/login', { email, password: 'kettle and violin' })).status).toBe(200);
    const welcome = await nextMail(cloud.mailUrl, email, 2);
    expect(welcome.subject).toBe('Your Yarrow account is ready');
    expect(welcome.body.text).toContain('Hello Ellen,');

    expect((await browser.post('/api/public/passwordResetTokens/validate', check)).body).toEqual({ isValid: false, email: null });
    expect(await browser.post(url, signUpForm(token, email))).toMatchObject({ status: 410, body: { code: 'token_used' } });
  });

  it('once, though a hundred use one link at the same time', async () => {
    const email = newEmail('hundred');
    const token = await signUpToken(visitor(), cloud.mailUrl, email);
    const browser = visitor();
    const replies = await Promise.all(Array.from({ length: 100 }, () => browser.post(url, signUpForm(token, email))));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 410)).toHaveLength(99);
    expect((await visitor().post('/api/appuser/login', { email, password: 'kettle and violin' })).status).toBe(200);
  });

  it('with another address than the link was emailed to, which takes effect once it is verified', async () => {
    const [mailed, wanted] = [newEmail('mailed'), newEmail('wanted')];
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, mailed);
    const made = await browser.post(url, signUpForm(token, wanted));
    const user = made.body.user as { id: string };
    expect(made.body.user).toMatchObject({ email: mailed, emailVerified: true, pendingEmail: wanted });
    const link = await nextMail(cloud.mailUrl, wanted);
    expect(link.subject).toBe('Please confirm your email address');
    expect(link.body.text).toContain(`/verify-email/${user.id}?token=`);

    const own = { token: String(made.body.accessToken) };
    const confirmed = await visitor().post(`/api/public/verifyEmail/${user.id}`, { token: tokenIn(link) }, own);
    expect(confirmed).toMatchObject({ status: 200, body: { email: wanted } });
    const again = await visitor().post(`/api/public/verifyEmail/${user.id}`, { token: tokenIn(link) }, own);
    expect(again).toMatchObject({ status: 410, body: { code: 'token_used' } });
    expect((await visitor().post('/api/appuser/login', { email: wanted, password: 'kettle and violin' })).status).toBe(200);
    expect((await visitor().post('/api/appuser/login', { email: mailed, password: 'kettle and violin' })).status).toBe(401);
    expect(await accountByEmail(scene.table, mailed)).toBeUndefined();
  });

  it('is told kindly if there is an account already, and only by email', async () => {
    const person = await makePerson(scene, 'family', { firstName: 'Ruth' });
    const answer = await visitor().post('/api/appuser/account/signUpLink', { email: person.email });
    const other = await visitor().post('/api/appuser/account/signUpLink', { email: newEmail('nobody') });
    expect([answer.status, answer.body]).toEqual([other.status, other.body]);
    const mail = await nextMail(cloud.mailUrl, person.email);
    expect(mail.subject).toBe('You already have a Yarrow account');
    expect(mail.body.text).not.toMatch(/family-user-signup/);
  });

  it('may finish with the same link if the first try was refused', async () => {
    const email = newEmail('refused');
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, email);
    const common = await browser.post(url, { ...signUpForm(token, email), password: 'Password123!' });
    expect(common).toMatchObject({ status: 400, body: { code: 'invalid_input', errors: [{ field: 'password' }] } });
    const short = await browser.post(url, { ...signUpForm(token, email), password: 'too short' });
    expect(short).toMatchObject({ status: 400, body: { errors: [{ field: 'password' }] } });
    const unaccepted = await browser.post(url, { ...signUpForm(token, email), acceptTermsAndConditions: false });
    expect(unaccepted).toMatchObject({ status: 400, body: { errors: [{ field: 'acceptTermsAndConditions' }] } });
    expect((await browser.post(url, signUpForm(token, email))).status).toBe(200);
  });

  it('with the same link if the first request died halfway', async () => {
    const email = newEmail('crashed');
    const token = await signUpToken(visitor(), cloud.mailUrl, email);
    const hash = hashOfToken(token);
    // What a request leaves behind that ended after the pool's user was made and before anything was stored.
    await scene.identity.setPassword('family', accountIdOfLink(hash), 'a password that nobody chose');
    await claimToken(scene.table, hash, 'family-sign-up', 'a request that died', new Date(Date.now() - 60_000));
    expect((await visitor().post(url, signUpForm(token, email))).status).toBe(200);
    expect((await visitor().post('/api/appuser/login', { email, password: 'kettle and violin' })).status).toBe(200);
  });

  it('once, though they asked for two links', async () => {
    const email = newEmail('two-links');
    const browser = visitor();
    const first = await signUpToken(browser, cloud.mailUrl, email, 1);
    const second = await signUpToken(browser, cloud.mailUrl, email, 2);
    expect((await browser.post(url, signUpForm(second, email))).status).toBe(200);
    const late = await visitor().post(url, { ...signUpForm(first, email), password: 'another violin' });
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect((await visitor().post('/api/appuser/login', { email, password: 'another violin' })).status).toBe(401);
    expect((await visitor().post('/api/appuser/login', { email, password: 'kettle and violin' })).status).toBe(200);
  });

  it.each([
    ['a Hebrew name with a direction mark', '\u200fאלן'],
    ['a name with a picture', '🕊️ Ellen'],
    ['a name that is a script', '<script>alert(1)</script>'],
  ])('with %s, which the email shows as text', async (_, firstName) => {
    const email = newEmail('name');
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, email);
    const made = await browser.post(url, { ...signUpForm(token, email), firstName });
    expect(made).toMatchObject({ status: 200, body: { user: { firstName } } });
    const { body, subject } = await nextMail(cloud.mailUrl, email, 2);
    expect(body.html).not.toMatch(/<script|\u202e/);
    expect(subject).toBe('Your Yarrow account is ready');
  });
});

describe('a name that nobody could read', () => {
  it.each([
    ['an override', 'a\u202eb', 'Contains hidden characters. Type it again.'],
    ['a line separator', 'a\u2028b', 'Contains hidden characters. Type it again.'],
    ['invisible characters alone', '\u3164\u200b', 'First name is required.'],
    ['an emoji alone', '🕊️', 'Use at least one letter or number'],
  ])('is refused in the words of its field: %s', async (_, firstName, message) => {
    const email = newEmail('unreadable');
    const browser = visitor();
    const token = await signUpToken(browser, cloud.mailUrl, email);
    const refusal = await browser.post(url, { ...signUpForm(token, email), firstName });
    expect(refusal).toMatchObject({ status: 400, body: { errors: [{ field: 'firstName', message }] } });
  });
});

describe('whether someone has an account', () => {
  it('is not revealed to anyone without a link that was emailed to that address', async () => {
    const person = await makePerson(scene, 'family');
    const own = newEmail('curious');
    const token = await signUpToken(visitor(), cloud.mailUrl, own);
    const askExists = (email: string, query = '') => visitor().get(`/api/appuser/exists?email=${email}${query}`);
    for (const email of [person.email, newEmail('nobody')]) {
      expect((await askExists(email)).body).toEqual({ exists: null });
      expect((await askExists(email, `&token=${token}`)).body).toEqual({ exists: null });
      expect((await askExists(email, `&token=${'A'.repeat(43)}`)).body).toEqual({ exists: null });
    }
    expect((await askExists(own, `&token=${token}`)).body).toEqual({ exists: false });
    expect(await mailsTo(cloud.mailUrl, person.email)).toEqual([]);
  });

  it('is not revealed by trying to take the address either', async () => {
    const person = await makePerson(scene, 'family');
    const own = newEmail('greedy');
    const token = await signUpToken(visitor(), cloud.mailUrl, own);
    const made = await visitor().post(url, signUpForm(token, person.email));
    expect(made).toMatchObject({ status: 200, body: { user: { email: own, pendingEmail: person.email } } });
    const mail = await nextMail(cloud.mailUrl, person.email);
    expect(mail.subject).toBe('This email address already has a Yarrow account');
    expect(mail.body.text).not.toMatch(/token=/);
    expect((await visitor().post('/api/appuser/login', { email: person.email, password: person.password })).status).toBe(200);
  });
});
