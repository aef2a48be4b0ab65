import { describe, expect, it } from 'vitest';
import { readAccount } from '#functions/table/account.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import { ask, newAddress, newEmail, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { keyed } from './parts/case-desk.ts';
import { add, contactDesk, contactOf, inviteContact, saveInput, tokensTo } from './parts/contact-desk.ts';

/** Returns a case with a relative who has an account and an invitation. */
async function invited() {
  const desk = await contactDesk();
  const relative = await person();
  const { email } = relative.account;
  const added = await add(desk.staff, desk.row.id, { email });
  const contact = await inviteContact(desk.staff, desk.row.id, added.id);
  const [token = ''] = await tokensTo(email);
  const links = async () => (await readAccount(openCloudTable(), relative.account.id))?.cases ?? [];
  return { ...desk, relative, contact, token, links, of: { caseId: desk.row.id, contactId: contact.id } };
}

const join = (token: string) => ask('joinCase', { token }, { from: newAddress() });

describe('an invitation that is accepted while the home cancels it', () => {
  const meanwhile = {
    cancelInvitation: (of: object) => of,
    deleteCaseContact: (of: object) => of,
    sendInvitation: (of: object) => of,
  };

  it.each(Object.keys(meanwhile))('by %s leaves someone who takes part and is shown as such, or nobody', async (name) => {
    for (let round = 0; round < 3; round += 1) {
      const { token, staff, links, of } = await invited();
      const [joined] = await Promise.all([join(token), ask(name, of, keyed(staff))]);
      const contact = await contactOf(staff, of.caseId, of.contactId).catch(() => null);
      const isIn = (await links()).some(({ caseId }) => caseId === of.caseId);
      expect(isIn).toBe(contact?.status === 'active');
      if (name !== 'deleteCaseContact') expect(isIn).toBe(joined.status === 200);
    }
  });
});

describe('one account that two invitations of a case invite', () => {
  it('keeps the access of the one that it used, whatever happens to the other', async () => {
    const { row, staff, relative, token, links, of } = await invited();
    expect((await join(token)).status).toBe(200);
    await ok('updateContactStatus', { caseId: row.id, id: of.contactId, from: 'active', status: 'blocked' }, staff);
    const second = await add(staff, row.id, { email: relative.account.email });
    await inviteContact(staff, row.id, second.id);
    const tokens = await tokensTo(relative.account.email, 'case', 2);
    expect((await join(tokens.find((each) => each !== token) as string)).status).toBe(200);
    expect(await links()).toMatchObject([{ contactId: second.id }]);
    const unblock = { caseId: row.id, id: of.contactId, from: 'blocked', status: 'active' };
    expect(await refused('updateContactStatus', unblock, staff)).toMatchObject({ status: 409 });
    expect(await links()).toMatchObject([{ contactId: second.id }]);
    expect((await ok<SessionUser>('me', {}, relative)).caseIds).toEqual([row.id]);
  });
});

describe('an emailed invitation', () => {
  it("can't get a line of its own through a name", async () => {
    const { row, staff } = await contactDesk();
    const contact = { caseId: row.id, firstName: 'Ruth\r\nBcc: all@example.com', lastName: 'Vale', email: newEmail() };
    expect(await refused('saveCaseContact', contact, keyed(staff))).toMatchObject({ status: 400 });
    const added = await add(staff, row.id, { email: newEmail('ruth') });
    const bad = saveInput(row.id, added, { email: 'ruth@example.com\nBcc: all@example.com' });
    expect(await refused('saveCaseContact', bad, keyed(staff))).toMatchObject({ status: 400 });
  });

  it('goes to one mailbox five times in a quarter of an hour, and then says when it may go again', async () => {
    const { row, staff } = await contactDesk();
    const added = await add(staff, row.id, { email: newEmail('ruth') });
    const of = { caseId: row.id, contactId: added.id };
    const statuses: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) statuses.push((await ask('sendInvitation', of, keyed(staff))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
