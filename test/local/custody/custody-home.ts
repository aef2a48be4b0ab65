import { randomBytes, randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { updateDecedentStatus } from '#functions/api/case-care/update-decedent-status.ts';
import { closeCustodyPage } from '#functions/api/custody-pages/close-custody-page.ts';
import { saveCustodyPage } from '#functions/api/custody-pages/save-custody-page.ts';
import { updateDecedentPersonalEffects } from '#functions/api/personal-effects/update-decedent-personal-effects.ts';
import { bindTag } from '#functions/api/tags/bind-tag.ts';
import { compareTag } from '#functions/api/tags/compare-tag.ts';
import { makeTags } from '#functions/api/tags/make-tags.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCase } from '#functions/table/case.ts';
import { tradeItem } from '#functions/table/case-list.ts';
import { contactItem } from '#functions/table/contact.ts';
import { employeeItem } from '#functions/table/employee.ts';
import type { Table } from '#functions/table/table.ts';
import { readTags } from '#functions/table/tag.ts';
import { contactSchema } from '#shared/model/contact.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import type { DecedentStatus } from '#shared/model/enumerations/case.ts';
import type { Membership } from '#shared/model/membership.ts';
import { newCase } from './custody-table.ts';

/** Someone who makes calls: a member of a home, or a relative who takes part in cases. */
export type Someone = {
  id: string;
  membership: Membership | null;
  cases: { caseId: string; contactId: string; locationId: string }[];
};

/** Returns what a call of someone may use, in this process and on this table. */
export function contextOf(table: Table, { id, membership, cases }: Someone): OperationContext {
  process.env.TABLE_NAME ??= 'custody';
  const memberships = membership ? [membership] : [];
  const name = { firstName: 'Stella', lastName: 'Teal' };
  const person = { id, kind: membership ? 'provider' : 'family', ...name, memberships, cases };
  return {
    ...jobContext(new Date()),
    table,
    randomBytes: () => randomBytes(32),
    actor: { kind: 'person', person, membership, support: null },
  } as unknown as OperationContext;
}

const membershipAt = (locationId: string, { id, access, kind, fullName }: Omit<Partial<StaffMember>, 'id'> & { id: string }) =>
  ({
    ...{ locationId, locationName: 'Larkspur', timeZone: 'America/New_York', employeeId: id },
    ...{ access: access ?? 'staff', kind: kind ?? 'staff', ...(fullName ? { fullName } : {}) },
  }) satisfies Membership;

/** Writes a member of a home into the table. */
async function memberOf(table: Table, locationId: string, facts: Partial<StaffMember>): Promise<Someone> {
  const [id, accountId] = [randomUUID(), randomUUID()];
  const member: StaffMember = {
    ...{
      id,
      appUserId: accountId,
      providerLocationId: locationId,
      fullName: 'Stella Teal',
      firstName: 'Stella',
      lastName: 'Teal',
    },
    ...{ email: `${id}@example.com`, phone: '', kind: 'staff', access: 'staff', status: 'active' },
    ...{ isFuneralDirector: false, isVisibleInProfilePage: false },
    ...facts,
  };
  await table.put(employeeItem(member));
  return { id: accountId, membership: membershipAt(locationId, member), cases: [] };
}

/** Makes a home with an owner, a funeral director, someone else, and two trade companies. */
export async function newHome(table: Table) {
  const locationId = randomUUID();
  const of = (facts: Partial<StaffMember>) => memberOf(table, locationId, facts);
  const [owner, director, staff, embalmer, crematory] = await Promise.all([
    of({ access: 'owner' }),
    of({ isFuneralDirector: true }),
    of({}),
    of({ kind: 'trade-company', fullName: 'Harbor', tradeKinds: ['embalmer', 'removal-service'] }),
    of({ kind: 'trade-company', fullName: 'Northgate', tradeKinds: ['crematory'] }),
  ]);
  return { locationId, owner, director, staff, embalmer, crematory };
}
export type Home = Awaited<ReturnType<typeof newHome>>;

/** Opens a case of a cremation on which both trade companies work, with the relative who decides. Nothing but the tags and the identification is missing for it. */
export async function caseAtHome(table: Table, { locationId, embalmer, crematory }: Home, earlier: number) {
  const contactId = randomUUID();
  const id = await newCase(table, locationId, earlier, {
    record: { personInControlOfDisposition: contactId },
    decedent: { dateOfDeath: '2026-02-20', placeOfDeathAddress: { stateCode: 'MA', countryCode: 'US' } },
    facts: { medicalExaminerNotified: 'not-required', hasImplant: 'no', hadRadioactiveTreatment: 'no', implantsFelt: 'none' },
  });
  const record = await readCase(table, id);
  if (!record) throw new Error('The case was just opened.');
  const contact = contactSchema.parse({ id: contactId, firstName: 'Ruth', lastName: 'Quill', fullName: 'Ruth Quill' });
  const trades = [embalmer, crematory].map(({ membership }) => tradeItem(record, membership?.employeeId ?? ''));
  await table.putAll([contactItem(id, contact), ...trades]);
  const relative: Someone = { id: randomUUID(), membership: null, cases: [{ caseId: id, contactId, locationId }] };
  return { id, decedentId: record.decedentId, contactId, relative };
}
export type CaseAtHome = Awaited<ReturnType<typeof caseAtHome>>;

/** Brings someone into care, with a new tag that two people have compared, and an identification that was confirmed and closed. Returns the tag. */
export async function madeReady(table: Table, home: Home, { id: caseId, contactId }: CaseAtHome): Promise<string> {
  const { locationId, owner, director, staff } = home;
  const as = (who: Someone) => ({ context: contextOf(table, who) });
  const { decedentStatus: from } = (await readCase(table, caseId))!;
  await call(updateDecedentStatus, { caseId, from, value: 'in-care', correctionReason: 'They are here.' }, as(owner));
  await call(makeTags, { paper: 'wristband', count: 1 }, as(staff));
  const { tags } = await readTags(table, locationId, { state: 'unbound', limit: 1, after: null });
  const scan = { caseId, tag: tags[0]!.id, how: 'tag-scanned' } as const;
  await call(bindTag, scan, as(staff));
  for (const by of [staff, director]) await call(compareTag, scan, as(by));
  const at = { id: caseId, page: 'identification' } as const;
  const changes = {
    ...{ identificationKind: 'viewing', result: 'confirmed', formSigned: true, identifiedAt: '2026-03-01T13:00:00.000Z' },
    ...{ identifiedBy: contactId, staffWitness: staff.membership?.employeeId ?? '' },
  };
  const { version } = await call(saveCustodyPage, { ...at, changes }, as(staff));
  await call(closeCustodyPage, { ...at, version }, as(staff));
  return scan.tag;
}

/** Writes down a ring on the body and keys in storage, each with a decision that keeps nothing from happening. */
export async function withEffects(
  table: Table,
  { staff, director }: Home,
  { id: caseId, decedentId }: CaseAtHome,
): Promise<void> {
  const by = { version: 0, inventoriedBy: staff.membership?.employeeId, witnessedBy: director.membership?.employeeId };
  const personalEffects = [
    { id: randomUUID(), item: 'ring', handling: 'bury-or-cremate', isSure: true, ...by } as const,
    { id: randomUUID(), item: 'keys', handling: 'return-to-family', state: 'stored', ...by } as const,
  ];
  const input = { caseId, decedentId, personalEffects };
  await call(updateDecedentPersonalEffects, input, { context: contextOf(table, staff) });
}

/** Moves a decedent by the operation itself, in this process, as the owner of the home. */
export async function moveCare(
  table: Table,
  locationId: string,
  input: { caseId: string; from: DecedentStatus; value: DecedentStatus; correctionReason?: string },
): Promise<void> {
  const membership = membershipAt(locationId, { id: randomUUID(), access: 'owner' });
  await call(updateDecedentStatus, input, { context: contextOf(table, { id: randomUUID(), membership, cases: [] }) });
}
