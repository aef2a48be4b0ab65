import { describe, expect, it } from 'vitest';
import { readAccountRow } from '#functions/table/account.ts';
import { readEmployee, readEmployees } from '#functions/table/employee.ts';
import { readLocation } from '#functions/table/location.ts';
import { readSignUpRequest } from '#functions/table/sign-up-request.ts';
import { cloud } from '#test/cloud/cloud.ts';
import { administrator, askToJoin, invitedHome, joinRequest, newHome, passphrase } from './parts/invitations.ts';
import { nextMail, tokenIn } from './parts/mailbox.ts';
import { backstage, makePerson, newEmail } from './parts/people.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const admin = await administrator(cloud, scene);
const validate = (token: string) => visitor().post('/api/public/employee/validateInvitation', { token });
const activate = (token: string, more: object = {}) =>
  visitor().post('/api/public/employee/activate', {
    token,
    firstName: 'Nora',
    lastName: 'Calloway',
    password: passphrase,
    ...more,
  });
const signIn = (email: string, password = passphrase) => visitor().post('/api/appuser/login', { email, password });

describe('a funeral home comes in', () => {
  it('from its request to an owner who is signed in at the home', async () => {
    const name = `Calloway & Sons ${crypto.randomUUID().slice(0, 8)}`;
    const request = joinRequest(name);
    expect(await visitor().post('/api/public/locations/providerSignup', request)).toMatchObject({
      status: 200,
      body: { done: true },
    });
    const mails = async () => {
      for (let count = 1; ; count += 1) {
        const mail = await nextMail(cloud.mailUrl, 'support@yarrow.example', count);
        if (mail.subject.includes(name)) return mail;
      }
    };
    const received = await mails();
    expect(received.replyTo).toEqual([request.email]);
    expect(received.body.text).toContain('Name: Nora Calloway\nPhone: (617) 555-0188\n');
    expect(received.body.text).toContain('/System/SystemProviders\n');

    const listed = await admin.get(`/requests?status=open&query=${encodeURIComponent(name)}`);
    expect(listed.body).toMatchObject({ total: 1, nextCursor: null, items: [{ ...request, status: 'open' }] });
    const [{ id }] = listed.body.items as [{ id: string }];

    const email = newEmail('owner');
    const made = await admin.post(`/requests/${id}/accept`, newHome(name, email));
    expect(made.status).toBe(200);
    const { locationId, employeeId } = made.body as { locationId: string; employeeId: string };
    const home = await readLocation(scene.table, locationId);
    expect(home).toMatchObject({ name, isActive: false, timeZone: 'America/New_York', address: { city: 'Boston' } });
    // The ZIP code's own place, Boston.
    expect(home?.address.lat).toBeCloseTo(42.36, 1);
    expect(await readSignUpRequest(scene.table, id)).toMatchObject({ status: 'accepted', locationId });
    expect(await readEmployee(scene.table, locationId, employeeId)).toMatchObject({ access: 'owner', status: 'pending' });

    const letter = await nextMail(cloud.mailUrl, email);
    expect(letter.body.text).toContain(name);
    const token = tokenIn(letter);
    expect((await validate(token)).body).toEqual({
      isValid: true,
      state: 'open',
      email,
      firstName: 'Nora',
      lastName: 'Calloway',
      locationName: name,
      hasAccount: false,
    });
    expect(await activate(token)).toMatchObject({ status: 200, body: { locationId, email } });

    const session = await signIn(email);
    expect(session.body.user).toMatchObject({
      kind: 'provider',
      email,
      emailVerified: true,
      phone: '(617) 555-0188',
      providerLocationId: locationId,
      memberships: [{ locationId, locationName: name, employeeId, access: 'owner', kind: 'staff' }],
    });
    const me = await visitor().get('/api/appuser/me', { token: String(session.body.accessToken) });
    expect(me.body).toEqual(session.body.user);
    const welcome = await nextMail(cloud.mailUrl, email, 2);
    expect(welcome.body.text).toContain('/locations/\n');
    const joined = await readEmployee(scene.table, locationId, employeeId);
    expect(joined).toMatchObject({ status: 'active', appUserId: (session.body.user as { id: string }).id });
    expect(joined?.invitation).toBeUndefined();

    const listedHome = await admin.get(`?query=${encodeURIComponent(name)}`);
    expect(listedHome.body.items).toMatchObject([
      { id: locationId, name, city: 'Boston', stateCode: 'MA', isActive: false, owner: { email, state: 'active' } },
    ]);
  });

  it('may ask only so often from one address, and learns when it may continue', async () => {
    const browser = visitor();
    const replies = [];
    for (let nth = 0; nth < 6; nth += 1)
      replies.push(await browser.post('/api/public/locations/providerSignup', joinRequest('Often')));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it.each([
    ['businessName', ' ', 'Required'],
    ['email', 'nora@', 'Invalid Email'],
    ['phoneNumber', '555-01', 'Invalid phone number'],
    ['phoneNumber', '', 'Required'],
    ['firstName', '', 'Required'],
    ['lastName', '', 'Required'],
  ])('is refused without a valid %s', async (field, value, message) => {
    const { status, body } = await visitor().post('/api/public/locations/providerSignup', {
      ...joinRequest('Unsound'),
      [field]: value,
    });
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field, message }]);
  });
});

describe('the list of requests', () => {
  it('dismisses one and reopens it, each once, and never after it became a home', async () => {
    const name = `Aside ${crypto.randomUUID().slice(0, 8)}`;
    const id = await askToJoin(cloud, admin, name);
    const statusNow = async () => (await readSignUpRequest(scene.table, id))?.status;
    expect((await admin.post(`/requests/${id}/dismiss`)).status).toBe(200);
    expect((await admin.post(`/requests/${id}/dismiss`)).status).toBe(200);
    expect(await statusNow()).toBe('dismissed');
    expect((await admin.get(`/requests?status=open&query=${encodeURIComponent(name)}`)).body).toMatchObject({ total: 0 });
    const aside = await admin.get(`/requests?status=dismissed&query=${encodeURIComponent(name)}`);
    expect(aside).toMatchObject({ status: 200, body: { total: 1, items: [{ id, status: 'dismissed' }] } });
    expect(await admin.get(`/requests/${id}`)).toMatchObject({ status: 200, body: { id, status: 'dismissed' } });
    expect(await admin.post(`/requests/${id}/accept`, newHome(name))).toMatchObject({
      status: 409,
      body: { detail: 'This request has been dismissed in the meantime. Reopen it first.' },
    });
    expect((await admin.post(`/requests/${id}/reopen`)).status).toBe(200);
    expect(await statusNow()).toBe('open');
    expect((await readSignUpRequest(scene.table, id))?.decidedOn).toBeUndefined();
    expect((await admin.post(`/requests/${id}/accept`, newHome(name))).status).toBe(200);
    expect(await admin.get(`/requests/${id}`)).toMatchObject({ status: 200, body: { status: 'accepted' } });
    for (const move of ['dismiss', 'reopen'])
      expect((await admin.post(`/requests/${id}/${move}`)).body).toMatchObject({
        code: 'conflict',
        detail: 'This request has already become a home.',
      });
    expect((await admin.post(`/requests/${crypto.randomUUID()}/dismiss`)).status).toBe(404);
  });

  it('makes one home from a request, though ten ask at the same time', async () => {
    const name = `At once ${crypto.randomUUID().slice(0, 8)}`;
    const id = await askToJoin(cloud, admin, name);
    const replies = await Promise.all(Array.from({ length: 10 }, () => admin.post(`/requests/${id}/accept`, newHome(name))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(9);
    expect((await admin.get(`?query=${encodeURIComponent(name)}`)).body.items).toHaveLength(1);
  });

  it.each([
    ['family', /family account/],
    ['system', /administrator of Yarrow/],
  ] as const)('refuses the email of a %s account for the owner, in words', async (kind, words) => {
    const { email } = await makePerson(scene, kind);
    const id = await askToJoin(cloud, admin, 'Taken');
    const { status, body } = await admin.post(`/requests/${id}/accept`, newHome('Taken', email));
    expect(status).toBe(400);
    expect(body.errors).toEqual([{ field: 'email', message: expect.stringMatching(words) }]);
    expect(await readSignUpRequest(scene.table, id)).toMatchObject({ status: 'open' });
  });

  it('accepts the email of a family account that nobody verified', async () => {
    const { email } = await makePerson(scene, 'family', { isEmailVerified: false });
    const id = await askToJoin(cloud, admin, 'Unproved');
    expect((await admin.post(`/requests/${id}/accept`, newHome('Unproved', email))).status).toBe(200);
  });

  it('refuses a ZIP code that does not exist, and half an address', async () => {
    const id = await askToJoin(cloud, admin, 'Nowhere');
    const home = newHome('Nowhere');
    const nowhere = await admin.post(`/requests/${id}/accept`, { ...home, postalCode: '00000' });
    expect(nowhere.body.errors).toEqual([{ field: 'postalCode', message: 'We do not know this ZIP code. Please check it.' }]);
    const half = await admin.post(`/requests/${id}/accept`, { ...home, city: ' ' });
    expect(half.body.errors).toEqual([{ field: 'city', message: 'Required' }]);
  });

  it('pages through every home by name, each once', async () => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body } = await admin.get(`?pageSize=50${cursor && `&cursor=${cursor}`}`);
      names.push(...(body.items as { id: string }[]).map(({ id }) => id));
      cursor = body.nextCursor as string | null;
    }
    expect(names.length).toBeGreaterThan(50);
    expect(new Set(names).size).toBe(names.length);
    expect((await admin.get('?cursor=bm9uc2Vuc2U')).status).toBe(400);
  });
});

describe('an invitation', () => {
  it('is used once, though a hundred use it at the same time', async () => {
    const { token, email } = await invitedHome(cloud, admin, 'Hundred');
    const replies = await Promise.all(Array.from({ length: 100 }, () => activate(token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 410)).toHaveLength(99);
    expect((await signIn(email)).status).toBe(200);
    expect((await validate(token)).body).toMatchObject({ isValid: false, state: 'used', email: null, locationName: 'Hundred' });
    expect(await activate(token)).toMatchObject({ status: 410, body: { code: 'token_used' } });
  });

  it('no longer works once it was canceled, nor the old one once another was sent', async () => {
    const { token, email, locationId } = await invitedHome(cloud, admin, 'Cancelled');
    expect((await admin.post(`/${locationId}/owner/cancelinvite`)).status).toBe(200);
    expect((await admin.post(`/${locationId}/owner/cancelinvite`)).status).toBe(200);
    expect((await validate(token)).body).toMatchObject({ isValid: false, state: 'cancelled', locationName: 'Cancelled' });
    expect((await activate(token)).body).toMatchObject({ code: 'token_used', detail: expect.stringMatching(/canceled/) });
    expect((await admin.get('?query=Cancelled')).body.items).toMatchObject([{ owner: { state: 'not-invited' } }]);

    expect((await admin.post(`/${locationId}/owner/invite`)).status).toBe(200);
    const second = tokenIn(await nextMail(cloud.mailUrl, email, 2));
    expect((await admin.post(`/${locationId}/owner/invite`)).status).toBe(200);
    const third = tokenIn(await nextMail(cloud.mailUrl, email, 3));
    expect((await activate(second)).status).toBe(410);
    expect((await activate(third)).status).toBe(200);
    expect((await validate(second)).body).toMatchObject({ state: 'used' });
    for (const change of ['invite', 'cancelinvite'])
      expect(await admin.post(`/${locationId}/owner/${change}`)).toMatchObject({
        status: 409,
        body: { detail: 'Nora Calloway has already joined.' },
      });
  });

  it('goes to the right address if the first was mistyped, and the earlier link is void', async () => {
    const { token, email: wrong, locationId, employeeId } = await invitedHome(cloud, admin, 'Mistyped');
    const email = newEmail('right');
    const correct = (input: object) => admin.post(`/${locationId}/owner/email`, { email, version: 1, ...input });
    expect((await correct({ email: 'nora@' })).body.errors).toEqual([{ field: 'email', message: 'Invalid Email' }]);
    expect((await correct({ email: wrong })).body.errors).toEqual([
      { field: 'email', message: 'This is already their address. Resend the invitation instead.' },
    ]);
    const family = await makePerson(scene, 'family');
    expect((await correct({ email: family.email })).body.errors).toMatchObject([{ field: 'email' }]);
    expect((await validate(token)).body).toMatchObject({ isValid: true });

    const replies = await Promise.all(Array.from({ length: 5 }, () => correct({})));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'stale' });
    expect((await validate(token)).body).toMatchObject({ isValid: false, state: 'cancelled' });
    expect(await readLocation(scene.table, locationId)).toMatchObject({ email });
    expect((await admin.get('?query=Mistyped')).body.items).toMatchObject([{ owner: { email, state: 'invited', version: 2 } }]);

    const right = tokenIn(await nextMail(cloud.mailUrl, email));
    expect((await activate(right)).body).toMatchObject({ locationId, email });
    expect(await readEmployee(scene.table, locationId, employeeId)).toMatchObject({ email, status: 'active' });
    expect((await signIn(email)).status).toBe(200);
    expect(await correct({ email: newEmail('late'), version: 3 })).toMatchObject({
      status: 409,
      body: { detail: 'Nora Calloway has already joined.' },
    });
    expect((await admin.post(`/${crypto.randomUUID()}/owner/email`, { email, version: 1 })).status).toBe(404);
  });

  it("keeps the home's own address if it differs from the owner's, and refuses one of the team", async () => {
    const { email: wrong, locationId } = await invitedHome(cloud, admin, 'Own address');
    const home = await readLocation(scene.table, locationId);
    const { locationItem } = await import('#functions/table/location.ts');
    await scene.table.put(locationItem({ ...home!, email: 'office@own-address.example' }, 2));
    const { claimAddress } = await import('#functions/table/employee.ts');
    const owner = (await readEmployees(scene.table, locationId))[0]!;
    const taken = newEmail('taken');
    await scene.table.transact([claimAddress({ ...owner, id: crypto.randomUUID(), email: taken })]);
    const refused = await admin.post(`/${locationId}/owner/email`, { email: taken, version: 1 });
    expect(refused.body.errors).toEqual([{ field: 'email', message: 'Someone at this home already has this email.' }]);
    const email = newEmail('right');
    expect((await admin.post(`/${locationId}/owner/email`, { email, version: 1 })).status).toBe(200);
    expect(await readLocation(scene.table, locationId)).toMatchObject({ email: 'office@own-address.example' });
    // The released address can be invited again.
    expect((await admin.post(`/${locationId}/owner/email`, { email: wrong, version: 2 })).status).toBe(200);
  });

  it('ends after seven days, and says so', async () => {
    const { token, employeeId, locationId } = await invitedHome(cloud, admin, 'Late');
    const { hashOfToken } = await import('#functions/runtime/single-use-token.ts');
    const { readToken, tokenItem } = await import('#functions/table/token.ts');
    const storedToken = await readToken(scene.table, hashOfToken(token));
    const days = (Date.parse(storedToken?.expiresOn ?? '') - Date.parse(storedToken?.createdOn ?? '')) / 86_400_000;
    expect(days).toBeCloseTo(7, 2);
    await scene.table.put(tokenItem({ ...storedToken!, expiresOn: new Date(Date.now() - 1000).toISOString() }));
    expect((await validate(token)).body).toMatchObject({ isValid: false, state: 'expired', locationName: 'Late' });
    expect((await activate(token)).status).toBe(410);
    expect(await readEmployee(scene.table, locationId, employeeId)).toMatchObject({ status: 'pending' });
  });

  it('lets someone who works at another home join without a new password', async () => {
    const first = await invitedHome(cloud, admin, 'First home');
    expect((await activate(first.token)).status).toBe(200);
    const second = await invitedHome(cloud, admin, 'Second home', first.email, 3);
    expect((await validate(second.token)).body).toMatchObject({ isValid: true, hasAccount: true });
    expect((await visitor().post('/api/public/employee/activate', { token: second.token })).status).toBe(200);
    const { user } = (await signIn(first.email)).body as { user: { providerLocationId: string; memberships: unknown[] } };
    expect(user.memberships).toHaveLength(2);
    expect(user.providerLocationId).toBe(second.locationId);
  });

  it('says so if the address became a family account in the meantime, and changes nothing', async () => {
    const { token, email, locationId, employeeId } = await invitedHome(cloud, admin, 'Meanwhile');
    const { emailItem } = await import('#functions/table/account.ts');
    await scene.table.put(emailItem(email, crypto.randomUUID(), 'family'));
    expect((await validate(token)).body).toMatchObject({ isValid: false, state: 'other-account', email });
    expect(await activate(token)).toMatchObject({ status: 409, body: { detail: expect.stringMatching(/another kind/) } });
    expect(await readEmployee(scene.table, locationId, employeeId)).toMatchObject({ status: 'pending' });
  });

  it('cannot be opened with another kind of link, and opens nothing else', async () => {
    const email = newEmail('family');
    await visitor().post('/api/appuser/account/signUpLink', { email });
    const familyLink = tokenIn(await nextMail(cloud.mailUrl, email));
    expect((await validate(familyLink)).body).toMatchObject({ isValid: false, state: 'expired', locationName: null });
    expect((await activate(familyLink)).status).toBe(410);
    const { token } = await invitedHome(cloud, admin, 'Only here');
    const elsewhere = await visitor().post('/api/public/passwordResetTokens/use', { token, password: passphrase });
    expect(elsewhere.status).toBe(410);
    expect((await activate(token)).status).toBe(200);
  });

  it('asks a new person for a name and a password that is not easy to guess, and still works meanwhile', async () => {
    const { token } = await invitedHome(cloud, admin, 'Particular');
    const missing = await visitor().post('/api/public/employee/activate', { token });
    expect(missing.body.errors).toEqual([
      { field: 'firstName', message: 'First name is required.' },
      { field: 'lastName', message: 'Last name is required.' },
      { field: 'password', message: 'Password is required.' },
    ]);
    const short = await activate(token, { password: 'short' });
    expect(short.body.errors).toEqual([{ field: 'password', message: 'Please use at least 10 characters.' }]);
    const easy = await activate(token, { password: 'password1234' });
    expect(easy.body.errors).toEqual([{ field: 'password', message: expect.stringMatching(/easy to guess/) }]);
    const made = await activate(token, { firstName: 'Eleanor' });
    expect(made.status).toBe(200);
    const found = (await signIn(String(made.body.email))).body.user as { id: string };
    expect(await readAccountRow(scene.table, found.id)).toMatchObject({ firstName: 'Eleanor', kind: 'provider' });
  });
});
