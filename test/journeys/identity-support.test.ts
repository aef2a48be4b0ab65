import { describe, expect, it } from 'vitest';
import { accountKeys, readAccountRow } from '#functions/table/account.ts';
import { readAudit } from '#functions/table/support.ts';
import { cloud, mailbox } from '#test/cloud/cloud.ts';
import { backstage, makePerson, membershipAt, newEmail } from './parts/people.ts';
import { signInFully } from './parts/signing-in.ts';
import { Visitor } from './parts/visitor.ts';

const scene = backstage(cloud);
const visitor = () => new Visitor(cloud.url);
const reason = 'They cannot find their price list';

async function scenery() {
  const home = membershipAt('Marsh & Sons', 'owner');
  const staff = await makePerson(scene, 'provider', { memberships: [home] });
  const system = await makePerson(scene, 'system', { firstName: 'Sam' });
  const browser = visitor();
  const { body } = await signInFully(browser, 'system', system);
  const token = String(body.accessToken);
  const begin = (email = staff.email) => browser.post('/api/systemusers/supportLogin', { email, reason }, { token });
  return { home, staff, system, browser, token, begin };
}

describe('a support session', () => {
  it('lets an administrator act for a staff member, under both names, until it is ended', async () => {
    const { home, staff, system, browser, token, begin } = await scenery();
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(403);
    const begun = await begin();
    expect(begun).toMatchObject({
      status: 200,
      body: {
        email: system.email,
        support: { user: { id: staff.id, email: staff.email, support: { systemEmail: system.email } } },
      },
    });
    const profile = await browser.get('/api/appuser/me', { token, headers: { 'x-user-email': staff.email } });
    expect(profile.body).toMatchObject({
      id: staff.id,
      providerLocationId: home.locationId,
      support: { systemEmail: system.email },
    });
    const until = Date.parse((profile.body.support as { until: string }).until) - Date.now();
    expect(until).toBeGreaterThan(59 * 60_000);
    expect(until).toBeLessThanOrEqual(60 * 60_000);

    const account = { version: 1, firstName: 'Ellen', lastName: 'Marsh-Holt', phone: null, email: staff.email };
    const changed = await browser.patch('/api/appuser/account', account, { token });
    expect(changed).toMatchObject({ status: 200, body: { lastName: 'Marsh-Holt', support: { systemEmail: system.email } } });
    expect(await readAccountRow(scene.table, staff.id)).toMatchObject({
      updatedBy: { kind: 'system', id: system.id, onBehalfOf: staff.id },
    });

    // What the End button of the workspace relies on: afterward, the same address and token open nothing of the home.
    const team = () => browser.get('/api/locations/current/employees/all', { token, headers: { 'x-user-email': staff.email } });
    expect((await team()).status).toBe(200);
    const refreshed = await browser.post('/api/systemusers/refreshTokens/use');
    expect(refreshed.body).toMatchObject({ user: { support: { user: { id: staff.id } } } });
    expect((await browser.post('/api/systemusers/supportLogin/end', {}, { token })).body).toMatchObject({ support: null });
    expect((await team()).status).toBe(403);
    expect(await browser.get('/api/appuser/me', { token })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const audit = await readAudit(scene.table, staff.id);
    expect(audit).toMatchObject([
      { action: 'support-started', systemId: system.id, systemEmail: system.email, accountId: staff.id, reason },
      { action: 'support-ended', systemId: system.id, systemEmail: system.email, accountId: staff.id, reason },
    ]);
  });

  it('is listed for other administrators, who can end it along with its tokens, and closes administration to its own', async () => {
    const { staff, system, browser, token, begin } = await scenery();
    await begin();
    expect(await browser.get('/api/systemusers/supportSessions', { token })).toMatchObject({ status: 403 });
    const colleague = await makePerson(scene, 'system');
    const desk = visitor();
    const { body } = await signInFully(desk, 'system', colleague);
    const by = { token: String(body.accessToken) };
    type Listed = { id: string; systemId: string; email: string; reason: string; endedOn: string | null; endedBy: string | null };
    const mine = async () => {
      const list = await desk.get('/api/systemusers/supportSessions?pageSize=100', by);
      return (list.body.items as Listed[]).find(({ systemId }) => systemId === system.id);
    };
    const open = (await mine())!;
    expect(open).toMatchObject({ email: staff.email, reason, endedOn: null, endedBy: null });
    const end = () => desk.post(`/api/systemusers/supportSessions/${open.id}/end`, { systemId: system.id }, by);
    expect([(await end()).status, (await end()).status]).toEqual([200, 200]);
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(401);
    expect((await browser.post('/api/systemusers/refreshTokens/use')).status).toBe(401);
    expect(await mine()).toMatchObject({ endedOn: expect.any(String), endedBy: expect.any(String) });
    expect((await readAudit(scene.table, staff.id)).map(({ action }) => action)).toEqual(['support-started', 'support-ended']);
  });

  it('opens neither the password nor the email of the person', async () => {
    const { staff, browser, token, begin } = await scenery();
    await begin();
    const moved = { version: 1, firstName: 'Ellen', lastName: 'Marsh', phone: null, email: newEmail('taken-over') };
    expect((await browser.patch('/api/appuser/account', moved, { token })).status).toBe(403);
    const password = { currentPassword: staff.password, password: 'lantern by the sea' };
    expect((await browser.post('/api/appuser/current/resetPassword', password, { token })).status).toBe(403);
    expect((await visitor().post('/api/appuser/login', { email: staff.email, password: staff.password })).status).toBe(200);
  });

  it('is for staff only: families, administrators and nobody look the same', async () => {
    const { browser, token, begin } = await scenery();
    const [family, other] = [await makePerson(scene, 'family'), await makePerson(scene, 'system')];
    for (const email of [family.email, other.email, newEmail('nobody')])
      expect(await begin(email)).toMatchObject({ status: 404, body: { code: 'not_found', errors: [{ field: 'email' }] } });
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(403);
  });

  it('tells the person by email who acts for them and why, once', async () => {
    const { staff, begin } = await scenery();
    await begin();
    const { subject, body } = await mailbox(staff.email).mail();
    expect(subject).toBe('Yarrow support is working in your account');
    expect(body.text?.replace(/\s+/g, ' ')).toContain('Sam Marsh from Yarrow support has started');
    expect(body.text).toContain(`Reason: ${reason}`);
  });

  it('names a reason', async () => {
    const { staff, browser, token } = await scenery();
    const reply = await browser.post('/api/systemusers/supportLogin', { email: staff.email, reason: ' ' }, { token });
    expect(reply).toMatchObject({ status: 400, body: { errors: [{ field: 'reason' }] } });
  });

  it('is over when its time is, and when the administrator signs out', async () => {
    const { staff, system, browser, token, begin } = await scenery();
    await begin();
    await scene.table.update(accountKeys.support(system.id), { until: new Date(Date.now() - 1000).toISOString() });
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(403);
    await begin();
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(200);
    await browser.post('/api/systemusers/logout');
    expect((await browser.get('/api/appuser/me', { token })).status).toBe(401);
    expect((await readAudit(scene.table, staff.id)).map(({ action }) => action)).toEqual([
      'support-started',
      'support-started',
      'support-ended',
    ]);
  });

  it.each([
    ['the system area', '/api/systemusers/logout'],
    ['the app', '/api/appuser/logout'],
  ])('ends when the administrator signs out of %s with only the access token', async (_, path) => {
    const { staff, system, token, begin } = await scenery();
    await begin();
    expect((await visitor().post(path, {}, { token })).status).toBe(200);
    expect((await readAudit(scene.table, staff.id)).map(({ action }) => action)).toEqual(['support-started', 'support-ended']);
    const again = visitor();
    const { body } = await signInFully(again, 'system', system);
    expect((await again.get('/api/appuser/me', { token: String(body.accessToken) })).status).toBe(403);
  });

  it('does not let headers name a third person', async () => {
    const { browser, token, begin } = await scenery();
    const third = await makePerson(scene, 'provider', { memberships: [membershipAt('Harbor Chapel')] });
    await begin();
    const reply = await browser.get('/api/appuser/me', { token, headers: { 'x-user-email': third.email } });
    expect(reply).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });
});
