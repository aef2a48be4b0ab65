import { randomUUID } from 'node:crypto';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { employeeItem, readEmployee } from '#functions/table/employee.ts';
import { locationItems } from '#functions/table/location.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { type StaffAccess, staffAccess } from '#shared/model/enumerations/people.ts';
import { newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person, type TestPerson } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';

/** Someone at a home of the tests: the row, and the account that signs in. */
export type Colleague = { member: StaffMember; person: TestPerson; by: RequestOptions };

const names: Partial<Record<StaffAccess, string>> = { owner: 'Olive', admin: 'Adam', staff: 'Stella', 'view-only': 'Vera' };

async function colleague(locationId: string, locationName: string, facts: Partial<StaffMember>): Promise<Colleague> {
  const access = facts.access ?? 'staff';
  const kind = facts.kind ?? 'staff';
  const employeeId = randomUUID();
  const firstName = kind === 'staff' ? (names[access] ?? staffAccess.label(access)) : 'Tristan';
  const who = await person({
    firstName,
    lastName: 'Teal',
    memberships: [{ locationId, locationName, employeeId, access, kind, fullName: `${firstName} Teal` }],
  });
  const member: StaffMember = {
    id: employeeId,
    appUserId: who.account.id,
    providerLocationId: locationId,
    fullName: `${firstName} Teal`,
    firstName,
    lastName: 'Teal',
    email: who.account.email,
    phone: '',
    kind,
    access,
    status: 'active',
    isFuneralDirector: false,
    isVisibleInProfilePage: false,
    ...facts,
  };
  await openCloudTable().put(employeeItem(member));
  return { member, person: who, by: { token: who.token, headers: who.headers } };
}

/** Makes a home that isn't launched, with one colleague of every access and a removal service. No other tests use it. */
export async function teamHome() {
  const locationId = randomUUID();
  const home = sampleHome({ id: locationId, isActive: false, employees: [], templates: [], reviews: [], images: [] });
  await openCloudTable().putAll(locationItems(home));
  const at = (facts: Partial<StaffMember>) => colleague(locationId, home.name, facts);
  const [owner, admin, staff, viewer, trade] = await Promise.all([
    at({ access: 'owner', isFuneralDirector: true, licenseNumber: `MA-FD ${locationId.slice(0, 8)}` }),
    at({ access: 'admin' }),
    at({ access: 'staff' }),
    at({ access: 'view-only' }),
    at({ access: 'staff', kind: 'trade-company' }),
  ]);
  return { locationId, name: home.name, owner, admin, staff, viewer, trade, at };
}

/** Makes someone else at the same home with the same name. */
export const namesakeOf = ({ member: { providerLocationId, access }, person: { memberships } }: Colleague) =>
  colleague(providerLocationId, memberships[0]?.locationName ?? '', { access });

/** Returns what the invite screen sends for someone new. `changes` override it. */
export const newMember = (changes: object = {}) => ({
  firstName: 'Nadia',
  lastName: 'Newman',
  email: newEmail('nadia'),
  phone: '(617) 555-0188',
  access: 'admin',
  kind: 'staff',
  ...changes,
});

/** Adds someone and returns the row. */
export const added = (by: RequestOptions, changes: object = {}) => ok<EmployeeRow>('saveEmployee', newMember(changes), by);

/** Adds someone and invites them. */
export async function invited(by: RequestOptions, changes: object = {}): Promise<EmployeeRow> {
  const { id, email, phone } = await added(by, changes);
  return ok<EmployeeRow>('inviteEmployee', { id, email, phone }, by);
}

/** Returns a row as the table has it. */
export const rowOf = ({ providerLocationId, id }: StaffMember) => readEmployee(openCloudTable(), providerLocationId, id);

/** Returns what a save of a member sends: the fields of the screen at the version that was seen. */
export const savedFields = (row: EmployeeRow, changes: object = {}) => {
  const { appUserId: _user, providerLocationId: _home, fullName: _name, status: _status, image: _image, ...fields } = row;
  const { invitation: _invitation, ...typed } = fields;
  return { ...typed, ...changes };
};
