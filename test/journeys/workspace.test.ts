import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { count } from '#functions/table/rate-limit.ts';
import { launchSteps } from '#shared/launch/index.ts';
import { MESSAGE_EXCERPT } from '#shared/model/information-request.ts';
import { dateInZone } from '#shared/values/dates.ts';
import { ask, newAddress, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { busyHome, dashboardOf, messagesOf, totalOf, worksAt, writeTo } from './parts/busy-home.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';

describe('the dashboard of a home', () => {
  it('says before launch what is missing, by the launch rule itself', async () => {
    const { home, staff } = await busyHome({ isActive: false, background: 'x'.repeat(62), website: '' });
    const { isLaunched, launch, messages, today } = await dashboardOf(staff);
    expect(isLaunched).toBe(false);
    expect(launch).toEqual({ steps: launchSteps(home), isAllowed: false });
    expect(launch.steps.find(({ key }) => key === 'description')?.missing).toBe('38 more characters');
    expect(messages).toEqual({ open: 0, newest: [] });
    expect(today).toBe(dateInZone(new Date().toISOString(), home.timeZone));
  });

  it('is only for the staff of that home, whatever home the request names', async () => {
    const { home, at } = await busyHome();
    expect((await dashboardOf(await at({ access: 'view-only' }))).isLaunched).toBe(true);
    expect((await refused('getDashboard', {}, await at({ kind: 'trade-company' }))).code).toBe('forbidden');
    const elsewhere = await worksAt((await busyHome()).home);
    const options = { ...elsewhere, headers: { ...elsewhere.headers, 'x-location-id': home.id } };
    expect((await refused('getDashboard', {}, options)).code).toBe('forbidden');
    expect((await refused('getDashboard', {})).code).toBe('unauthenticated');
  });

  it('is that of the home which the request names, for someone at two', async () => {
    const [one, other] = [await busyHome(), await busyHome({ isActive: false })];
    const who = await person({ memberships: [{ locationId: one.home.id }, { locationId: other.home.id }] });
    const at = (id: string) => dashboardOf({ token: who.token, headers: { ...who.headers, 'x-location-id': id } });
    expect([(await at(one.home.id)).isLaunched, (await at(other.home.id)).isLaunched]).toEqual([true, false]);
  });

  it('treats a home that is gone like a missing one', async () => {
    const staff = await person({ memberships: [{}] });
    expect((await refused('getDashboard', {}, { token: staff.token, headers: staff.headers })).code).toBe('not_found');
  });
});

describe('messages of families', () => {
  it('wait in the dashboard in brief and in the list in full, newest first, each counted on the home’s own day', async () => {
    const { home, staff } = await busyHome();
    const packageId = home.templates.find(({ isActive }) => isActive)?.id;
    await writeTo(home, { name: 'First', message: `${'Grüße 🕊️ '.repeat(40)}`.slice(0, 400) });
    await writeTo(home, { name: 'Second', needType: 'pre-need', message: 'Two\nlines', packageId });
    const { messages } = await dashboardOf(staff);
    expect(messages.open).toBe(2);
    expect(messages.newest.map(({ name, needType }) => [name, needType])).toEqual([
      ['Second', 'pre-need'],
      ['First', 'at-need'],
    ]);
    expect(messages.newest[0]?.excerpt).toBe('Two lines');
    expect(messages.newest[1]?.excerpt).toMatch(/^Grüße .*…$/u);
    expect(messages.newest[1]?.excerpt.length).toBeLessThanOrEqual(MESSAGE_EXCERPT);
    const { items } = await messagesOf(staff);
    expect(items[0]).toMatchObject({ name: 'Second', message: 'Two\nlines', packageName: home.templates[0]?.name });

    const counted = await waitUntil('both messages are counted', async () => {
      const dashboard = await dashboardOf(staff);
      return totalOf(dashboard, 'messages') >= 2 ? dashboard : undefined;
    });
    expect(totalOf(counted, 'messages')).toBe(2);
    const month = counted.activity.find((each) => each.month === counted.today.slice(0, 7));
    expect(month?.messages[Number(counted.today.slice(8)) - 1]).toBe(2);
  });

  it('come page by page, none twice though new ones arrive', async () => {
    const { home, staff } = await busyHome();
    for (const name of ['One', 'Two', 'Three']) await writeTo(home, { name });
    const first = await messagesOf(staff, { pageSize: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['Three', 'Two']);
    await writeTo(home, { name: 'Four' });
    const second = await messagesOf(staff, { pageSize: 2, cursor: first.nextCursor });
    expect([second.items.map(({ name }) => name), second.nextCursor]).toEqual([['One'], null]);
    const { errors } = await refused('getMessages', { cursor: 'nonsense' }, staff);
    expect(errors).toEqual([{ field: 'cursor', message: 'This list can no longer be continued. Please load it again.' }]);
  });

  it('are marked as answered by name, once, and reopened', async () => {
    const { home, staff } = await busyHome();
    await writeTo(home, { name: 'Left' });
    await writeTo(home, { name: 'Answered' });
    const { id } = (await messagesOf(staff)).items[0]!;
    const mark = (answered: boolean) => ask<{ answeredOn?: string }>('markMessageAnswered', { id, answered }, staff);
    const [one, two] = await Promise.all([mark(true), mark(true)]);
    expect([one.status, two.status, one.body.answeredOn]).toEqual([200, 200, two.body.answeredOn]);
    expect((await dashboardOf(staff)).messages).toMatchObject({ open: 1, newest: [{ name: 'Left' }] });
    expect((await messagesOf(staff)).items.map(({ name }) => name)).toEqual(['Left']);
    expect((await messagesOf(staff, { status: 'answered' })).items).toMatchObject([{ id, answeredBy: 'Stella Teal' }]);
    expect((await mark(false)).body.answeredOn).toBeUndefined();
    expect((await messagesOf(staff)).items.map(({ name }) => name)).toEqual(['Answered', 'Left']);
    expect((await messagesOf(staff, { status: 'answered' })).items).toEqual([]);
  });

  it('are a 404 to another home, and read-only for someone who may not write', async () => {
    const { home, staff, at } = await busyHome();
    await writeTo(home);
    const { id } = (await messagesOf(staff)).items[0]!;
    const input = { id, answered: true };
    expect((await refused('markMessageAnswered', input, await worksAt((await busyHome()).home))).code).toBe('not_found');
    const viewer = await at({ access: 'view-only' });
    expect((await messagesOf(viewer)).items).toHaveLength(1);
    expect((await refused('markMessageAnswered', input, viewer)).code).toBe('forbidden');
    expect((await refused('getMessages', {}, await at({ kind: 'trade-company' }))).code).toBe('forbidden');
    expect((await refused('markMessageAnswered', { id, answered: 'yes' }, staff)).code).toBe('invalid_input');
  });
});

/** Packages that a plan can begin with. */
const plannedWith = () => sampleHome().templates.map((template) => ({ ...template, showOnArrangementPlanner: true }));

describe('what happens at a home', () => {
  it('counts views of visitors, families and other homes’ staff, but not of its own', async () => {
    const { home, staff } = await busyHome();
    const { token, headers } = await person();
    const view = (options: object = {}) => ok('countView', { id: home.id }, { from: newAddress(), ...options });
    await Promise.all([view(), view(), view({ token, headers }), view(await worksAt((await busyHome()).home)), view(staff)]);
    expect(totalOf(await dashboardOf(staff), 'views')).toBe(4);
  });

  it('counts nothing of a home that is not live, and stops when one address keeps reloading', async () => {
    const hidden = await busyHome({ isActive: false });
    expect((await refused('countView', { id: hidden.home.id }, { from: newAddress() })).code).toBe('not_found');
    expect((await refused('countView', { id: randomUUID() }, { from: newAddress() })).code).toBe('not_found');
    const { home, staff } = await busyHome();
    const from = newAddress();
    const table = openCloudTable();
    for (let already = 0; already < 120; already += 1) await count(table, 'view-address', from, 900, new Date());
    expect((await refused('countView', { id: home.id }, { from })).code).toBe('too_many_requests');
    expect(totalOf(await dashboardOf(staff), 'views')).toBe(0);
  });

  it('counts a plan once when it is begun, and once when it is sent, however often it is saved', async () => {
    const { home, staff } = await busyHome({ templates: plannedWith() });
    const browser = newBrowser();
    const plan = packagePlan(await plannerHomeOf(home.id));
    await save(browser, plan);
    await save(browser, { ...plan, name: 'Another name' }, 1);
    const started = await waitUntil('the plan is counted', async () => {
      const dashboard = await dashboardOf(staff);
      return totalOf(dashboard, 'plansStarted') > 0 ? dashboard : undefined;
    });
    expect([totalOf(started, 'plansStarted'), totalOf(started, 'plansSent')]).toEqual([1, 0]);
    const words = { preferredContact: 'email', bestTime: '', message: '' };
    await ok('submitArrangement', { id: plan.arrangementId, version: 2, ...words }, { ...browser, key: randomUUID() });
    await waitUntil('the sent plan is counted', async () => totalOf(await dashboardOf(staff), 'plansSent') === 1 || undefined);
    expect(totalOf(await dashboardOf(staff), 'plansStarted')).toBe(1);
  });
});
