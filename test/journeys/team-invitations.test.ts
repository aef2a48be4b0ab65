import { randomUUID } from 'node:crypto';
import type { SQSRecord } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { staffInvitationRequested } from '#events/catalog/staff-invitation-requested.ts';
import { mailStaffInvitation } from '#functions/reactions/mail-staff-invitation.ts';
import { reaction } from '#functions/runtime/reaction.ts';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { count } from '#functions/table/rate-limit.ts';
import { readLiveToken } from '#functions/table/token.ts';
import type { Session } from '#shared/contract/session.ts';
import { ask, cloud, mailbox, newAddress, newEmail, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { added, invited, rowOf, savedFields, teamHome } from './parts/team-home.ts';

process.env.SITE_URL = cloud.url;
process.env.SUPPORT_MAIL = 'help@example.com';

const tokenIn = (text = '') => /\/usersignup\/([\w-]{43})\s/.exec(text)?.[1] ?? '';
const day = 86_400_000;

/** Returns the tokens of the emails to an address, once there are this many. */
const tokensTo = (email: string, count = 1) =>
  waitUntil(`${count} letters to ${email}`, async () => {
    const mails = await mailbox(email).all();
    return mails.length >= count && mails.map(({ body }) => tokenIn(body.text));
  });

const recordOf = (token: string) => readLiveToken(openCloudTable(), hashOfToken(token), new Date());

/** Returns the event of an invitation as its queue brings it. */
function eventRecord({ providerLocationId: locationId, id: employeeId }: EmployeeRow, invitationId: string): SQSRecord {
  const actor = { kind: 'nobody', id: null, onBehalfOf: null };
  const name = 'staff-invitation.requested';
  const data = { locationId, employeeId, invitationId };
  const detail = { id: randomUUID(), name, version: 1, at: new Date().toISOString(), actor, locationId, data };
  return { messageId: randomUUID(), body: JSON.stringify({ source: 'yarrow', 'detail-type': name, detail }) } as SQSRecord;
}

describe('an invitation', () => {
  it('makes the member pending for seven days and emails a link that names it', async () => {
    const { owner, name, locationId } = await teamHome();
    const row = await invited(owner.by, { access: 'staff' });
    expect(row).toMatchObject({ status: 'pending', version: 2, invitation: { id: expect.any(String) } });
    const { sentOn = '', expiresOn = '', id: invitationId } = row.invitation ?? {};
    expect(Date.parse(expiresOn) - Date.parse(sentOn)).toBe(7 * day);
    const mail = await mailbox(row.email).mail();
    expect(mail.subject).toBe(`Your invitation to ${name}`);
    const text = mail.body.text ?? '';
    expect(text).toContain('Hello Nadia,');
    expect(text.replaceAll('\n', ' ')).toContain(`Olive Teal has invited you to join the team of ${name} on Yarrow.`);
    expect(text).toContain('Your role there: Staff.');
    expect(await recordOf(tokenIn(text))).toMatchObject({
      purpose: 'staff-invitation',
      email: row.email,
      expiresOn,
      invitation: { locationId, employeeId: row.id, invitationId },
    });
  });

  it('is refused once the home has sent its 200 of the day, until the day is over', async () => {
    const { owner, locationId } = await teamHome();
    const began = new Date(Date.now() - day / 2);
    const sent = (times: number) =>
      Promise.all(Array.from({ length: times }, () => count(openCloudTable(), 'strangers-home', locationId, 86_400, began)));
    await sent(199);
    expect(await invited(owner.by)).toMatchObject({ status: 'pending' });
    const { id, email, phone } = await added(owner.by);
    const { status, headers, body } = await ask('inviteEmployee', { id, email, phone }, owner.by);
    expect({ status, body }).toMatchObject({
      status: 429,
      body: { detail: expect.stringContaining('Your home has sent its 200 invitations for today.') },
    });
    const seconds = Number(headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(43_000);
    expect(seconds).toBeLessThanOrEqual(43_200);
  });

  it('that is resent voids the one before', async () => {
    const { owner } = await teamHome();
    const first = await invited(owner.by);
    const [earlier = ''] = await tokensTo(first.email);
    const { id, email, phone } = first;
    const second = await ok<EmployeeRow>('inviteEmployee', { id, email, phone }, owner.by);
    const [, later = ''] = await tokensTo(email, 2);
    expect(second.invitation?.id).not.toBe(first.invitation?.id);
    const held = (await rowOf(second))?.invitation?.id;
    expect((await recordOf(earlier))?.invitation?.invitationId).not.toBe(held);
    expect((await recordOf(later))?.invitation?.invitationId).toBe(held);
  });

  it('that is canceled leaves the member, not invited, and its link names nothing', async () => {
    const { owner, admin } = await teamHome();
    const row = await invited(owner.by);
    await tokensTo(row.email);
    const after = await ok<EmployeeRow>('cancelEmployeeInvite', { id: row.id }, admin.by);
    expect(after).toMatchObject({ status: 'not-invited', version: 3 });
    expect(after).not.toHaveProperty('invitation');
    expect(await rowOf(row)).toEqual(after);
    expect(await refused('cancelEmployeeInvite', { id: row.id }, admin.by)).toMatchObject({
      status: 409,
      code: 'conflict',
      detail: 'No invitation to Nadia Newman is waiting.',
    });
    await ok('inviteEmployee', { id: row.id, email: row.email }, admin.by);
    await tokensTo(row.email, 2);
  });

  it('that goes to another email takes it over, and the link to the earlier one is void', async () => {
    const { owner } = await teamHome();
    const first = await invited(owner.by);
    const email = newEmail('moved');
    const moved = await ok<EmployeeRow>('inviteEmployee', { id: first.id, email, phone: '' }, owner.by);
    expect(moved).toMatchObject({ email, phone: '', status: 'pending' });
    expect(moved.invitation?.id).not.toBe(first.invitation?.id);
    await tokensTo(email);
    // The earlier email is free again.
    await added(owner.by, { email: first.email });
  });

  it('is void when the email of the member is changed, until another is sent', async () => {
    const { owner } = await teamHome();
    const row = await invited(owner.by);
    const saved = await ok<EmployeeRow>('saveEmployee', savedFields(row, { email: newEmail('other') }), owner.by);
    expect(saved.status).toBe('not-invited');
    expect(saved).not.toHaveProperty('invitation');
    const renamed = await ok<EmployeeRow>('saveEmployee', savedFields(saved, { title: 'Greeter' }), owner.by);
    expect(renamed.status).toBe('not-invited');
  });

  it('stays when something else about the member is saved', async () => {
    const { owner } = await teamHome();
    const row = await invited(owner.by);
    const saved = await ok<EmployeeRow>('saveEmployee', savedFields(row, { access: 'view-only' }), owner.by);
    expect(saved).toMatchObject({ status: 'pending', access: 'view-only', invitation: row.invitation });
  });

  it('goes neither to someone who has joined, nor to a colleague, nor to oneself', async () => {
    const { owner, staff } = await teamHome();
    expect(await refused('inviteEmployee', { id: staff.member.id, email: staff.member.email }, owner.by)).toMatchObject({
      status: 409,
      detail: 'Stella Teal has joined the team already.',
    });
    const row = await added(owner.by);
    const refusals = [
      [staff.member.email, 'Someone with this email is on your team already.'],
      [owner.member.email, 'This is your own email.'],
    ] as const;
    for (const [email, message] of refusals)
      expect(await refused('inviteEmployee', { id: row.id, email }, owner.by)).toMatchObject({
        errors: [{ field: 'email', message }],
      });
    expect(await rowOf(row)).toMatchObject({ status: 'not-invited', version: 1 });
  });

  it('goes to one mailbox only so often', async () => {
    const { owner } = await teamHome();
    const { id, email } = await added(owner.by);
    for (let nth = 0; nth < 5; nth += 1) await ok('inviteEmployee', { id, email }, owner.by);
    expect(await ask('inviteEmployee', { id, email }, owner.by)).toMatchObject({ status: 429 });
  });

  it('is emailed once, however often it is requested under one key', async () => {
    const { owner } = await teamHome();
    const { id, email } = await added(owner.by);
    const key = randomUUID();
    const first = await ok<EmployeeRow>('inviteEmployee', { id, email }, { ...owner.by, key });
    expect(await ok<EmployeeRow>('inviteEmployee', { id, email }, { ...owner.by, key })).toEqual(first);
    await tokensTo(email);
    expect((await rowOf(first))?.version).toBe(2);
  });

  it('opens the home once; not when it was canceled, resent, or used, whoever has the link', async () => {
    const { owner, locationId } = await teamHome();
    const row = await invited(owner.by);
    const { id, email } = row;
    const [cancelled = ''] = await tokensTo(email);
    await ok('cancelEmployeeInvite', { id }, owner.by);
    const names = { firstName: 'Nadia', lastName: 'Newman', password: 'a quiet harbor at dawn' };
    const use = (token: string) => ask('activateEmployee', { token, ...names });
    expect((await use(cancelled)).status).toBe(410);
    await ok('inviteEmployee', { id, email }, owner.by);
    const [, earlier = ''] = await tokensTo(email, 2);
    await ok('inviteEmployee', { id, email }, owner.by);
    const [, , latest = ''] = await tokensTo(email, 3);
    expect((await use(earlier)).status).toBe(410);
    expect(await rowOf(row)).toMatchObject({ status: 'pending' });
    expect(await use(latest)).toMatchObject({ status: 200, body: { locationId, email } });
    const joined = await rowOf(row);
    expect(joined).toMatchObject({ status: 'active', appUserId: expect.any(String) });
    expect(joined).not.toHaveProperty('invitation');
    expect((await use(latest)).status).toBe(410);
    expect((await use(cancelled)).status).toBe(410);
  });

  it('takes over a family account that someone else made for the email and never verified', async () => {
    const stranger = await person({ isEmailVerified: false });
    const { email } = stranger.account;
    const { owner, locationId } = await teamHome();
    const row = await invited(owner.by, { email });
    const [token = ''] = await tokensTo(email);
    expect(await ok('validateInvitation', { token })).toMatchObject({ isValid: true, state: 'open', hasAccount: false });
    expect(await ask('activateEmployee', { token })).toMatchObject({ status: 400 });
    const chosen = { firstName: 'Nadia', lastName: 'Newman', password: 'a quiet harbor at dawn' };
    const replies = await Promise.all([0, 1, 2].map(() => ask('activateEmployee', { token, ...chosen })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
    expect(await rowOf(row)).toMatchObject({ status: 'active', appUserId: stranger.account.id });
    expect((await ask('me', {}, stranger)).status).toBe(401);
    expect(await refused('login', { email, password: stranger.password }, { from: newAddress() })).toMatchObject({ status: 401 });
    const { user } = await ok<Session>('login', { email, password: chosen.password }, { from: newAddress() });
    expect(user).toMatchObject({ kind: 'provider', emailVerified: true, firstName: 'Nadia', providerLocationId: locationId });
  });

  it('is not emailed if it was canceled, or resent, before its email was written', async () => {
    const { owner } = await teamHome();
    const row = await invited(owner.by);
    const sent: string[] = [];
    const send = async ({ to }: { to: string }) => ({ mailId: `<${sent.push(to)}>` });
    const late = reaction(`test-${randomUUID()}`, staffInvitationRequested.data, mailStaffInvitation({ send }));
    const delivered = (invitationId = '') => late({ Records: [eventRecord(row, invitationId)] });
    expect(await delivered(row.invitation?.id)).toEqual({ batchItemFailures: [] });
    expect(sent).toEqual([row.email]);
    expect(await delivered(randomUUID())).toEqual({ batchItemFailures: [] });
    await ok('cancelEmployeeInvite', { id: row.id }, owner.by);
    expect(await delivered(row.invitation?.id)).toEqual({ batchItemFailures: [] });
    await ok('deleteEmployee', { id: row.id }, owner.by);
    expect(await delivered(row.invitation?.id)).toEqual({ batchItemFailures: [] });
    expect(sent).toEqual([row.email]);
  });
});
