import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { accountCreated } from '#events/catalog/account-created.ts';
import { contactPlaceOfLinkSchema } from '#functions/cases/contacts/mailed-contact.ts';
import { mailCaseInvitation } from '#functions/reactions/mail-case-invitation.ts';
import { mailWelcome } from '#functions/reactions/mail-welcome.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readAccount } from '#functions/table/account.ts';
import { readContact } from '#functions/table/contact.ts';
import { readLiveToken, tokenItem } from '#functions/table/token.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import type { CaseInvitationView } from '#shared/contract/sign-up.ts';
import { ask, cloud, mailbox, newAddress, newEmail, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { add, contactDesk, contactOf, inviteContact, saveInput, tokensTo } from './parts/contact-desk.ts';

process.env.SITE_URL = cloud.url;
process.env.SUPPORT_MAIL = 'help@example.com';

const day = 86_400_000;
const password = 'a lantern on the porch';
const look = (token: string) => ok<CaseInvitationView>('validateCaseInvitation', { token });
const joinAsNew = (token: string) =>
  ok<{ caseId: string; email: string }>(
    'joinCase',
    { token, firstName: 'Ruth', lastName: 'Vale', password },
    { from: newAddress() },
  );
const recordOf = (token: string) => readLiveToken(openCloudTable(), hashOfToken(token), new Date());

/** Returns an event as it comes from a queue. */
function queued(name: string, data: object, locationId: string | null, id: string = randomUUID()): SQSRecord {
  const actor = { kind: 'nobody', id: null, onBehalfOf: null };
  const detail = { id, name, version: 1, at: new Date().toISOString(), actor, locationId, data };
  return { messageId: id, body: JSON.stringify({ source: 'yarrow', 'detail-type': name, detail }) } as SQSRecord;
}

/** Returns a case with a relative who has an invitation. */
async function invitedRelative(email = newEmail('ruth')) {
  const desk = await contactDesk();
  const added = await add(desk.staff, desk.row.id, { email });
  const contact = await inviteContact(desk.staff, desk.row.id, added.id);
  const [token = ''] = await tokensTo(email);
  return { ...desk, email, contact, token, of: { caseId: desk.row.id, contactId: contact.id } };
}

describe('an invitation to a case', () => {
  it('makes the contact pending for seven days and emails a link that says what it is about', async () => {
    const { contact, email, token, home, row, staff } = await invitedRelative();
    expect(contact).toMatchObject({ status: 'pending', version: 2 });
    const { sentOn = '', expiresOn = '' } = contact.invitation ?? {};
    expect(Date.parse(expiresOn) - Date.parse(sentOn)).toBe(7 * day);
    const { subject, body } = await mailbox(email).mail();
    expect(subject).toBe(`${home.name}: the arrangements for ${row.decedentFullName}`);
    expect(body.text).toContain('Hello Ruth,');
    expect(await recordOf(token)).toMatchObject({ purpose: 'case-invitation', email, expiresOn });
    expect(await look(token)).toEqual({
      state: 'open',
      email,
      firstName: 'Ruth',
      lastName: contact.lastName,
      locationName: home.name,
      decedentFullName: row.decedentFullName,
      hasAccount: false,
    });
    const { people, timeline } = await dashboardOf(staff, row.id);
    expect(people.first[0]).toMatchObject({ status: 'pending' });
    expect(timeline[0]).toMatchObject({ kind: 'contact-invited', subjectId: contact.id });
  });

  it('lets a relative in, once, who then takes part in the case', async () => {
    const { token, email, row, staff, of } = await invitedRelative();
    expect(await joinAsNew(token)).toEqual({ caseId: row.id, email });
    const { user } = await ok<{ user: SessionUser }>('login', { email, password }, { from: newAddress() });
    expect(user).toMatchObject({ kind: 'family', emailVerified: true, caseIds: [row.id], memberships: [] });
    expect((await readAccount(openCloudTable(), user.id))?.cases).toEqual([
      { caseId: row.id, contactId: of.contactId, locationId: row.providerLocationId },
    ]);
    expect(await contactOf(staff, row.id, of.contactId)).toMatchObject({ status: 'active', hasAccount: true, invitation: null });
    const { timeline } = await dashboardOf(staff, row.id);
    expect(timeline[0]).toMatchObject({ kind: 'contact-joined', by: { kind: 'family', name: 'Ruth Vale' } });
    expect((await look(token)).state).toBe('used');
    expect(await refused('joinCase', { token }, { from: newAddress() })).toMatchObject({ status: 410 });
  });

  it('is followed by one email with the way back to the case, and by none about looking for a home', async () => {
    const { token, email, row, home } = await invitedRelative();
    await joinAsNew(token);
    const [invited, welcomed] = [
      `${home.name}: the arrangements for ${row.decedentFullName}`,
      `${home.name}: you can now follow the arrangements for ${row.decedentFullName}`,
    ];
    const { body } = await mailbox(email).mail(({ subject }) => subject === welcomed);
    const text = (body.text ?? '').replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${home.name} invited you to the arrangements for ${row.decedentFullName}`);
    expect(text).toContain(`You sign in with ${email}`);
    expect(text).toContain(`/plans/dashboard?caseId=${row.id}`);
    const subjects = (await mailbox(email).all()).map(({ subject }) => subject);
    expect(subjects.sort()).toEqual([invited, welcomed].sort());
  });

  it('is followed by no email once the home has blocked the relative', async () => {
    const { token, email, row, staff, of } = await invitedRelative();
    await joinAsNew(token);
    const contact = await readContact(openCloudTable(), of.caseId, of.contactId);
    const data = {
      ...{ accountId: contact?.accountId, emailVerified: true },
      invitedTo: { locationId: row.providerLocationId, ...of },
    };
    const sent: string[] = [];
    const mail = { send: async ({ to }: { to: string }) => ({ mailId: `<${sent.push(to)}>` }) };
    const run = reaction('mail-welcome', accountCreated.data, mailWelcome(mail));
    await run({ Records: [queued('account.created', data, null)] });
    expect(sent).toEqual([email]);
    const block = { caseId: of.caseId, id: of.contactId, from: 'active', status: 'blocked' };
    await ok('updateContactStatus', block, staff);
    await run({ Records: [queued('account.created', data, null)] });
    expect(sent).toEqual([email]);
  });

  it('lets in exactly one of twenty at the same time', async () => {
    const { token } = await invitedRelative();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        joinAsNew(token).then(
          () => 'in',
          () => 'out',
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'in')).toHaveLength(1);
  });

  it('is accepted with the family account that the address has, and no password', async () => {
    const relative = await person();
    const { token, row } = await invitedRelative(relative.account.email);
    expect(await look(token)).toMatchObject({ state: 'open', hasAccount: true });
    expect(await ok('joinCase', { token })).toMatchObject({ caseId: row.id });
    expect((await ok<SessionUser>('me', {}, relative)).caseIds).toEqual([row.id]);
  });

  it('takes over an account that someone else made for the address and never verified', async () => {
    const stranger = await person({ isEmailVerified: false });
    const { token, row, email } = await invitedRelative(stranger.account.email);
    expect(await look(token)).toMatchObject({ state: 'open', hasAccount: false });
    expect(await refused('joinCase', { token }, { from: newAddress() })).toMatchObject({ status: 400 });
    expect(await joinAsNew(token)).toEqual({ caseId: row.id, email });
    expect((await ask('getMyCases', {}, stranger)).status).toBe(401);
    const old = { email, password: stranger.password };
    expect(await refused('login', old, { from: newAddress() })).toMatchObject({ status: 401 });
    const { user } = await ok<{ user: SessionUser }>('login', { email, password }, { from: newAddress() });
    expect(user).toMatchObject({ firstName: 'Ruth', emailVerified: true, caseIds: [row.id] });
  });

  it('is refused, in words, to the address of someone who works at a home', async () => {
    const worker = await person({ memberships: [{}] });
    const { staff, row } = await contactDesk();
    const contact = await add(staff, row.id, { email: worker.account.email });
    const refusal = await refused('sendInvitation', { caseId: row.id, contactId: contact.id }, keyed(staff));
    expect(refusal.errors).toEqual([
      {
        field: 'email',
        message: 'This email can’t be invited as family. Ask for another one.',
      },
    ]);
    expect(await contactOf(staff, row.id, contact.id)).toEqual(contact);
  });

  it('to an address that became a worker’s in the meantime opens nothing', async () => {
    const email = newEmail('ruth');
    const { token } = await invitedRelative(email);
    await person({ email, memberships: [{}] });
    expect(await look(token)).toMatchObject({ state: 'other-account', email, decedentFullName: null });
    expect(await refused('joinCase', { token }, { from: newAddress() })).toMatchObject({ status: 409 });
  });

  it('names what a new account lacks', async () => {
    const { token } = await invitedRelative();
    const { errors } = await refused('joinCase', { token, firstName: 'Ruth' }, { from: newAddress() });
    expect(errors?.map(({ field }) => field)).toEqual(['lastName', 'password']);
    expect(await look(token)).toMatchObject({ state: 'open' });
  });

  it('that is resent voids the one before', async () => {
    const { staff, row, contact, email, token } = await invitedRelative();
    await inviteContact(staff, row.id, contact.id);
    const later = (await tokensTo(email, 'case', 2)).find((each) => each !== token) ?? '';
    expect((await look(token)).state).toBe('cancelled');
    expect((await look(later)).state).toBe('open');
    expect(await refused('joinCase', { token }, { from: newAddress() })).toMatchObject({ status: 410 });
  });

  it('that is canceled, or whose contact is gone or has another email, opens nothing', async () => {
    const ends: Record<string, (of: Awaited<ReturnType<typeof invitedRelative>>) => Promise<unknown>> = {
      cancelInvitation: ({ of, staff }) => ok('cancelInvitation', of, staff),
      updateContactStatus: ({ of, staff }) =>
        ok('updateContactStatus', { caseId: of.caseId, id: of.contactId, from: 'pending', status: 'blocked' }, staff),
      deleteCaseContact: ({ of, staff }) => ok('deleteCaseContact', of, staff),
      saveCaseContact: ({ contact, row, staff }) =>
        ok<CaseContact>('saveCaseContact', saveInput(row.id, contact, { email: newEmail('other') }), keyed(staff)),
      deleteCase: ({ of, staff }) => ok('deleteCase', { id: of.caseId }, staff),
      updateCaseStatus: ({ of, staff }) =>
        ok('updateCaseStatus', { caseId: of.caseId, from: 'active', value: 'cancelled', reason: '' }, keyed(staff)),
    };
    for (const [name, end] of Object.entries(ends)) {
      const found = await invitedRelative();
      await end(found);
      expect((await look(found.token)).state, name).toBe('cancelled');
      expect(await refused('joinCase', { token: found.token }, { from: newAddress() }), name).toMatchObject({ status: 410 });
    }
  });

  it('that has ended says so', async () => {
    const { token } = await invitedRelative();
    const record = await recordOf(token);
    if (!record) throw new Error('The link was just mailed.');
    await openCloudTable().put(tokenItem({ ...record, expiresOn: new Date(Date.now() - 1000).toISOString() }));
    expect((await look(token)).state).toBe('expired');
    expect(await refused('joinCase', { token }, { from: newAddress() })).toMatchObject({ status: 410 });
  });

  it('is sent by the save that asks for it, once', async () => {
    const { staff, row } = await contactDesk();
    const email = newEmail('ruth');
    const contact = await add(staff, row.id, { email, emailType: 'send-invite' });
    expect(contact).toMatchObject({ status: 'pending' });
    await tokensTo(email);
    const again = await ok<CaseContact>('saveCaseContact', saveInput(row.id, contact, { firstName: 'Rosa' }), keyed(staff));
    expect(again.invitation).toEqual(contact.invitation);
  });

  it('whose event comes twice is emailed once, and one that was canceled first is not', async () => {
    const { staff, row, contact, of } = await invitedRelative();
    const storedContact = await readContact(openCloudTable(), row.id, contact.id);
    const data = {
      caseId: row.id,
      locationId: row.providerLocationId,
      contactId: contact.id,
      invitationId: storedContact?.invitation?.id,
    };
    const sent: string[] = [];
    const run = reaction(
      'mail-case-invitation',
      contactPlaceOfLinkSchema,
      mailCaseInvitation({ send: async ({ to }) => ({ mailId: `<${sent.push(to)}>` }) }),
    );
    const record = (id: string) => queued('contact.invited', data, row.providerLocationId, id);
    const id = randomUUID();
    for (const each of [id, id]) await run({ Records: [record(each)] });
    expect(sent).toEqual([contact.email]);
    await ok('cancelInvitation', of, staff);
    await run({ Records: [record(randomUUID())] });
    expect(sent).toHaveLength(1);
  });
});

describe('access', () => {
  it('that is removed ends with the next request, and comes back', async () => {
    const { token, email, staff, row, of } = await invitedRelative();
    await joinAsNew(token);
    const session = await ok<{ accessToken: string }>('login', { email, password }, { from: newAddress() });
    const casesNow = async () =>
      (await ok<SessionUser>('me', {}, { token: session.accessToken, headers: { 'x-user-email': email } })).caseIds;
    const move = (from: string, status: string) =>
      ok<CaseContact>('updateContactStatus', { caseId: row.id, id: of.contactId, from, status }, staff);
    expect(await casesNow()).toEqual([row.id]);
    expect(await move('active', 'blocked')).toMatchObject({ status: 'blocked', hasAccount: true });
    expect(await casesNow()).toEqual([]);
    const wrong = { caseId: row.id, id: of.contactId, from: 'blocked', status: 'contact-only' };
    expect(await refused('updateContactStatus', wrong, staff)).toMatchObject({
      status: 409,
      detail: 'This contact had joined. Unblocking gives the access back.',
    });
    expect(await refused('updateContactStatus', { ...wrong, from: 'active', status: 'blocked' }, staff)).toMatchObject({
      code: 'stale',
    });
    await move('blocked', 'active');
    expect(await casesNow()).toEqual([row.id]);
    await ok('deleteCaseContact', of, staff);
    expect(await casesNow()).toEqual([]);
  });

  it('belongs to one contact of a case', async () => {
    const relative = await person();
    const { email } = relative.account;
    const { token, staff, row } = await invitedRelative(email);
    await ok('joinCase', { token });
    const second = await add(staff, row.id, { email });
    await inviteContact(staff, row.id, second.id);
    const later = (await tokensTo(email, 'case', 2)).find((each) => each !== token) ?? '';
    expect(await refused('joinCase', { token: later }, { from: newAddress() })).toMatchObject({
      status: 409,
      detail: 'You already take part in these arrangements. Please sign in.',
    });
    expect((await ok<SessionUser>('me', {}, relative)).caseIds).toEqual([row.id]);
  });
});
