import { employeeItem } from '#functions/table/employee.ts';
import { newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { keyed, member, openCase } from '#test/journeys/parts/case-desk.ts';
import { add, contactDesk, fieldsOf, inviteContact, saveInput, tokensTo } from '#test/journeys/parts/contact-desk.ts';
import { openedDesk } from '#test/journeys/parts/contract-desk.ts';
import { newBrowser } from '#test/journeys/parts/planning.ts';
import { once } from '../parts/once.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a case with a contact who can be emailed. */
async function reachable() {
  const desk = await contactDesk();
  const contact = await add(desk.staff, desk.row.id, { email: newEmail('ruth'), selectedRoles: ['first-contact'] });
  return { ...desk, contact, of: { caseId: desk.row.id, contactId: contact.id } };
}

const inScene =
  (scene: typeof reachable) =>
  (input: (of: Awaited<ReturnType<typeof reachable>>) => object | Promise<object>): Recipe =>
  async () => {
    const found = await scene();
    return { input: await input(found), options: keyed(found.staff) };
  };
/** Returns a case with a contract, and a contact whom it doesn't name. */
const besideContract: Recipe = async () => {
  const { admin, id } = await openedDesk();
  const contact = await add(admin, id, { email: newEmail('ruth'), selectedRoles: ['first-contact'] });
  return { input: { caseId: id, contactId: contact.id }, options: keyed(admin) };
};

const onContact = inScene(reachable);
const reading = inScene(once(reachable));

async function tradeOf({ home }: { home: { id: string } }): Promise<string> {
  const company = await member(home.id, 'Northgate', 'Removal');
  await openCloudTable().put(employeeItem({ ...company, kind: 'trade-company' }));
  return company.id;
}

async function letter() {
  const { staff, row, contact } = await reachable();
  await inviteContact(staff, row.id, contact.id);
  const [token = ''] = await tokensTo(contact.email);
  return token;
}

/** Requests of the calls about contacts, each in its most expensive form. */
export const recipes: Record<string, Recipe> = {
  getCaseContacts: reading(({ row }) => ({ caseId: row.id, includeDecedents: true })),
  getCaseContact: reading(({ of }) => of),
  saveCaseContact: onContact(({ row, contact }) => saveInput(row.id, contact, { emailType: 'send-invite', firstName: 'Rosa' })),
  deleteCaseContact: besideContract,
  orderCaseContacts: onContact(async ({ of, staff, row }) => ({ ...of, after: (await add(staff, row.id)).id })),
  findKnownPeople: onContact(async ({ staff, row }) => {
    const other = await openCase(staff);
    const { lastName } = await add(staff, other.id, fieldsOf());
    return { caseId: row.id, querry: lastName };
  }),
  updateContactStatus: onContact(async ({ of, staff }) => {
    await inviteContact(staff, of.caseId, of.contactId);
    return { caseId: of.caseId, id: of.contactId, from: 'pending', status: 'blocked' };
  }),
  sendInvitation: onContact(({ of }) => of),
  cancelInvitation: onContact(async ({ of, staff }) => {
    await inviteContact(staff, of.caseId, of.contactId);
    return of;
  }),
  inviteToArrangementOnline: onContact(({ of }) => of),
  sendArrangementEmail: onContact(async ({ of, staff }) => {
    await ok('inviteToArrangementOnline', of, keyed(staff));
    return of;
  }),
  cancelArrangementLink: onContact(async ({ of, staff }) => {
    await ok('inviteToArrangementOnline', of, keyed(staff));
    return of;
  }),
  getCaseTrades: reading(({ row }) => ({ caseId: row.id })),
  assignTrade: onContact(async (found) => ({ caseId: found.row.id, employeeId: await tradeOf(found) })),
  unassignTrade: onContact(async (found) => {
    const trade = { caseId: found.row.id, employeeId: await tradeOf(found) };
    await ok('assignTrade', trade, found.staff);
    return trade;
  }),
  openArrangementLink: async () => {
    const { staff, of, contact } = await reachable();
    await ok('inviteToArrangementOnline', of, keyed(staff));
    const [token = ''] = await tokensTo(contact.email, 'arrangement');
    return { input: { token }, options: newBrowser() };
  },
  validateCaseInvitation: async () => ({ input: { token: await letter() } }),
  joinCase: async () => ({
    input: { token: await letter(), firstName: 'Ruth', lastName: 'Vale', password: 'a lantern on the porch' },
  }),
};
