import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashOfToken } from '#functions/runtime/single-use-token.ts';
import { readLiveToken, tokenItem } from '#functions/table/token.ts';
import type { CaseContact } from '#shared/contract/case-contacts-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { mailbox, newEmail, ok, openCloudTable, type RequestOptions, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { dashboardOf, keyed } from './parts/case-desk.ts';
import { add, contactDesk, contactOf, saveInput, tokensTo } from './parts/contact-desk.ts';
import { newBrowser } from './parts/planning.ts';

type Opened = { locationId: string; arrangementId: string };
const open = (token: string, by: RequestOptions) => ok<Opened>('openArrangementLink', { token }, by);
const planOf = (id: string, by: RequestOptions) => ok<PlanView>('getHeldArrangement', { id }, by);

/** Returns a case with a relative who was asked to plan online. */
async function askedRelative(email = newEmail('ruth')) {
  const desk = await contactDesk();
  const added = await add(desk.staff, desk.row.id, { email, relationship: 'daughter' });
  const of = { caseId: desk.row.id, contactId: added.id };
  const contact = await ok<CaseContact>('inviteToArrangementOnline', of, keyed(desk.staff));
  const [token = ''] = await tokensTo(email, 'arrangement');
  return { ...desk, email, contact, token, of };
}

describe('a link to plan online', () => {
  it('is emailed, and opens a plan in which the people are already named', async () => {
    const { contact, email, home, row, token, staff } = await askedRelative();
    expect(contact).toMatchObject({ status: 'contact-only', arrangementLink: { state: 'sent' } });
    const { subject } = await mailbox(email).mail();
    expect(subject).toBe(`${home.name}: plan the arrangements for ${row.decedentFullName} online`);
    const browser = newBrowser();
    const opened = await open(token, browser);
    expect(opened.locationId).toBe(home.id);
    const { arrangement } = await planOf(opened.arrangementId, browser);
    expect(arrangement).toMatchObject({
      timing: 'at-need',
      type: 'someone-else',
      completedFinalStep: 2,
      contacts: [
        { contactType: 'contact', firstName: 'Ruth', email, relationship: 'daughter' },
        { contactType: 'decedent', lastName: row.decedentLastName },
      ],
    });
    const after = await contactOf(staff, row.id, contact.id);
    expect(after.arrangementLink).toMatchObject({ state: 'opened', planId: opened.arrangementId });
    const { case: storedCase, timeline } = await dashboardOf(staff, row.id);
    expect(storedCase.planId).toBe(opened.arrangementId);
    expect(timeline[0]).toMatchObject({ kind: 'contact-arrangement-opened', by: { kind: 'family', name: contact.fullName } });
  });

  it('opens the same plan again, in another browser too, and then not in the first', async () => {
    const { token } = await askedRelative();
    const [first, second] = [newBrowser(), newBrowser()];
    const opened = await open(token, first);
    expect(await open(token, first)).toEqual(opened);
    expect(await open(token, second)).toEqual(opened);
    expect((await planOf(opened.arrangementId, second)).arrangement.arrangementId).toBe(opened.arrangementId);
    expect(await refused('getHeldArrangement', { id: opened.arrangementId }, first)).toMatchObject({ status: 404 });
  });

  it('gives the plan to the signed-in family person, and to nobody else after that', async () => {
    const relative = await person();
    const { token } = await askedRelative(relative.account.email);
    const { arrangementId } = await open(token, relative);
    expect((await ok<PlanView>('getArrangement', { id: arrangementId }, relative)).arrangement.arrangementId).toBe(arrangementId);
    expect(await refused('openArrangementLink', { token }, newBrowser())).toMatchObject({
      status: 409,
      detail: 'This plan is saved in an account. Sign in to continue with it.',
    });
  });

  it('starts a new plan beside one in someone else’s account, if asked to, and moves or shows nothing of it', async () => {
    const stranger = await person({ firstName: 'Nell' });
    const { token, row, staff, home, contact } = await askedRelative();
    const claimed = (await open(token, stranger)).arrangementId;
    const browser = newBrowser();
    expect(await refused('openArrangementLink', { token }, browser)).toMatchObject({ status: 409 });
    const insisted = { token, takesOver: true };
    const { arrangementId } = await ok<Opened>('openArrangementLink', insisted, browser);
    expect(arrangementId).not.toBe(claimed);
    expect((await planOf(arrangementId, browser)).arrangement.contacts[0]).toMatchObject({ firstName: 'Ruth' });
    expect(await refused('getHeldArrangement', { id: claimed }, browser)).toMatchObject({ status: 404 });
    expect((await ok<PlanView>('getArrangement', { id: claimed }, stranger)).arrangement.arrangementId).toBe(claimed);
    expect((await contactOf(staff, row.id, contact.id)).arrangementLink).toMatchObject({
      state: 'opened',
      planId: arrangementId,
    });
    expect((await dashboardOf(staff, row.id)).case.planId).toBe(arrangementId);
    expect(await ok<Opened>('openArrangementLink', insisted, browser)).toMatchObject({ arrangementId });
    const notice = await mailbox(stranger.account.email).mail();
    expect(notice).toMatchObject({ subject: `Someone else is using the planning link from ${home.name}` });
    expect(JSON.stringify(notice)).toContain('Nell');
    expect(await mailbox(stranger.account.email).all()).toHaveLength(1);
  });

  it('starts one new plan if several insist at the same time, and answers them all', async () => {
    const stranger = await person();
    const { token } = await askedRelative();
    const claimed = (await open(token, stranger)).arrangementId;
    const browsers = Array.from({ length: 4 }, newBrowser);
    const insisted = { token, takesOver: true };
    const opened = await Promise.all(browsers.map((browser) => ok<Opened>('openArrangementLink', insisted, browser)));
    expect(new Set(opened.map(({ arrangementId }) => arrangementId)).size).toBe(1);
    expect(opened[0]?.arrangementId).not.toBe(claimed);
  });

  it('does not take an account for its relative’s if nobody verified its address', async () => {
    const email = newEmail('ruth');
    const impostor = await person({ email, isEmailVerified: false });
    const { token } = await askedRelative(email);
    const claimed = (await open(token, impostor)).arrangementId;
    const { arrangementId } = await ok<Opened>('openArrangementLink', { token, takesOver: true }, newBrowser());
    expect(arrangementId).not.toBe(claimed);
  });

  it('takes nothing from the account with the address that the link was emailed to', async () => {
    const relative = await person();
    const { token } = await askedRelative(relative.account.email);
    const { arrangementId } = await open(token, relative);
    expect(await refused('openArrangementLink', { token, takesOver: true }, newBrowser())).toMatchObject({
      status: 409,
      detail: expect.stringContaining('Sign in there'),
    });
    expect(await ok<PlanView>('getArrangement', { id: arrangementId }, relative)).toBeDefined();
  });

  it('opens nothing while its case is closed, and is sent to nobody', async () => {
    const { token, row, staff, of } = await askedRelative();
    const move = async (value: string, reason = '') =>
      ok(
        'updateCaseStatus',
        { caseId: row.id, from: (await dashboardOf(staff, row.id)).case.status, value, reason },
        keyed(staff),
      );
    await move('cancelled');
    expect(await refused('openArrangementLink', { token }, newBrowser())).toMatchObject({ status: 410 });
    expect(await refused('sendArrangementEmail', of, keyed(staff))).toMatchObject({
      status: 409,
      detail: 'This case is cancelled. Make it active again first.',
    });
  });

  it('that is resent voids the one before and continues the plan', async () => {
    const { token, of, staff, email } = await askedRelative();
    const browser = newBrowser();
    const opened = await open(token, browser);
    await ok('sendArrangementEmail', of, keyed(staff));
    const later = (await tokensTo(email, 'arrangement', 2)).find((each) => each !== token) ?? '';
    expect(await refused('openArrangementLink', { token }, browser)).toMatchObject({ status: 410 });
    expect(await open(later, browser)).toEqual(opened);
    const again = await refused('inviteToArrangementOnline', of, keyed(staff));
    expect(again).toMatchObject({ status: 409, detail: 'This contact already has an arrangement link. You can send it again.' });
  });

  it('begins a new plan for a new address, and leaves the earlier one to the browser that began it', async () => {
    const { token, contact, of, row, staff } = await askedRelative();
    const [family, stranger] = [newBrowser(), newBrowser()];
    const opened = await open(token, family);
    const email = newEmail('somebody-else');
    const contactNow = await contactOf(staff, row.id, contact.id);
    const changed = await ok<CaseContact>('saveCaseContact', saveInput(row.id, contactNow, { email }), keyed(staff));
    expect(changed.arrangementLink).not.toHaveProperty('planId');
    await ok('sendArrangementEmail', of, keyed(staff));
    const [later = ''] = await tokensTo(email, 'arrangement');
    const other = await open(later, stranger);
    expect(other.arrangementId).not.toBe(opened.arrangementId);
    expect(await refused('getHeldArrangement', { id: opened.arrangementId }, stranger)).toMatchObject({ status: 404 });
    expect((await planOf(opened.arrangementId, family)).arrangement.arrangementId).toBe(opened.arrangementId);
    // The plan of the mistyped address never counted.
    expect((await dashboardOf(staff, row.id)).case.planId).toBe(other.arrangementId);
  });

  it('that is canceled, has expired, or whose contact is blocked, gone, or has another email, opens nothing', async () => {
    const ends: Record<string, (of: Awaited<ReturnType<typeof askedRelative>>) => Promise<unknown>> = {
      cancelArrangementLink: ({ of, staff }) => ok('cancelArrangementLink', of, staff),
      deleteCaseContact: ({ of, staff }) => ok('deleteCaseContact', of, staff),
      deleteCase: ({ of, staff }) => ok('deleteCase', { id: of.caseId }, staff),
      saveCaseContact: ({ contact, row, staff }) =>
        ok('saveCaseContact', saveInput(row.id, contact, { email: newEmail('other') }), keyed(staff)),
      blocked: async ({ of, staff }) => {
        await ok('sendInvitation', of, keyed(staff));
        await ok('updateContactStatus', { caseId: of.caseId, id: of.contactId, from: 'pending', status: 'blocked' }, staff);
      },
      ended: async ({ token }) => {
        const record = await readLiveToken(openCloudTable(), hashOfToken(token), new Date());
        if (!record) throw new Error('The link was just mailed.');
        await openCloudTable().put(tokenItem({ ...record, expiresOn: new Date(Date.now() - 1000).toISOString() }));
      },
    };
    for (const [name, end] of Object.entries(ends)) {
      const found = await askedRelative();
      await end(found);
      expect(await refused('openArrangementLink', { token: found.token }, newBrowser()), name).toMatchObject({ status: 410 });
    }
  });

  it('still opens the plan after the home chose to send no email from now on', async () => {
    const { row, staff } = await contactDesk();
    const contact = await add(staff, row.id, { email: newEmail('ada'), emailType: 'send-online-arrangement' });
    const [token = ''] = await tokensTo(contact.email, 'arrangement');
    const quiet = await ok<CaseContact>(
      'saveCaseContact',
      saveInput(row.id, contact, { emailType: 'do-not-send' }),
      keyed(staff),
    );
    expect(quiet).toMatchObject({ emailType: 'do-not-send', arrangementLink: { state: 'sent' } });
    expect(await open(token, newBrowser())).toMatchObject({ arrangementId: expect.any(String) });
  });

  it('is not sent to someone without an email, or canceled if there is none', async () => {
    const { staff, row } = await contactDesk();
    const of = { caseId: row.id, contactId: (await add(staff, row.id)).id };
    expect(await refused('inviteToArrangementOnline', of, keyed(staff))).toMatchObject({
      status: 409,
      detail: 'Enter an email address first.',
    });
    expect(await refused('sendArrangementEmail', of, keyed(staff))).toMatchObject({ status: 409 });
    expect(await refused('cancelArrangementLink', of, staff)).toMatchObject({ status: 409 });
  });

  it('for another purpose, or of nobody, opens nothing', async () => {
    const { staff, of, email } = await askedRelative();
    await ok('sendInvitation', of, keyed(staff));
    const [invitation = ''] = await tokensTo(email);
    for (const token of [invitation, Buffer.from(randomUUID().slice(0, 32)).toString('base64url')])
      expect(await refused('openArrangementLink', { token }, newBrowser())).toMatchObject({ status: 410 });
  });
});
