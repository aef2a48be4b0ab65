import { expect, it } from 'vitest';
import { accountUpdate } from '#functions/table/account.ts';
import type { CaseDashboard, CaseNoteRow } from '#shared/contract/cases-views.ts';
import type { SessionUser } from '#shared/contract/session.ts';
import { ask, newEmail, ok, openCloudTable } from '#test/cloud/cloud.ts';
import { keyed, openCase } from './parts/case-desk.ts';
import { contactOf, saveInput } from './parts/contact-desk.ts';
import { familyDesk } from './parts/family-desk.ts';
import { rowOf, savedFields, teamHome } from './parts/team-home.ts';

/** Has someone change what they call themselves. */
const rename = (by: Parameters<typeof ok>[2], user: { email: string }, firstName: string, lastName: string) =>
  ok<SessionUser>('updateAccount', { version: 1, firstName, lastName, phone: null, email: user.email }, by);

it('names staff in the record as their home does, whatever they call themselves', async () => {
  const { admin, staff } = await teamHome();
  const row = await openCase(admin.by);
  const saved = savedFields((await rowOf(staff.member))!, { firstName: 'Estelle' });
  await ok('saveEmployee', saved, admin.by);
  await rename(staff.by, staff.member, 'Olive', 'Teal');
  const note = await ok<CaseNoteRow>('addCaseNote', { caseId: row.id, note: 'They come at ten.' }, keyed(staff.by));
  expect(note.createdByName).toBe('Estelle Teal');
  const { timeline } = await ok<CaseDashboard>('getCase', { id: row.id }, staff.by);
  expect(timeline[0]).toMatchObject({ kind: 'note-added', by: { id: staff.person.account.id, name: 'Estelle Teal' } });
});

it('keeps the address of a relative who has joined, unless their account has the other one', async () => {
  const { row, staff, family } = await familyDesk();
  const contact = await contactOf(staff, row.id, family.contact.id);
  const save = (email: string) => ask('saveCaseContact', saveInput(row.id, contact, { email }), keyed(staff));
  expect(await save(newEmail('another'))).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'email', message: expect.stringContaining('has joined with this email') }] },
  });
  const moved = newEmail('moved');
  await openCloudTable().transact([accountUpdate(family.who.account.id, 1, { email: moved })]);
  expect(await save(moved)).toMatchObject({ status: 200, body: { email: moved, status: 'active' } });
});
