import { randomUUID } from 'node:crypto';
import { employeeItem } from '#functions/table/employee.ts';
import type { CaseDashboard, CaseRow } from '#shared/contract/cases-views.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { busyHome } from './busy-home.ts';

export type CasePage = { items: CaseRow[]; nextCursor: string | null };

/** Returns a request under a new key. */
export const keyed = (by: RequestOptions): RequestOptions => ({ ...by, key: randomUUID() });

/** Returns a member of a home as its team lists them. */
export async function member(locationId: string, firstName: string, lastName: string): Promise<StaffMember> {
  const id = randomUUID();
  const employee: StaffMember = {
    id,
    providerLocationId: locationId,
    firstName,
    middleName: '',
    lastName,
    fullName: `${firstName} ${lastName}`,
    title: '',
    email: `${id}@example.com`,
    phone: '',
    access: 'staff',
    status: 'active',
    kind: 'staff',
    registrationNumber: '',
    isFuneralDirector: false,
    isVisibleInProfilePage: false,
  };
  await openCloudTable().put(employeeItem(employee));
  return employee;
}

export const firstCall = (changes: object = {}) => ({
  decedentFirstName: 'Amélie',
  decedentLastName: `Okafor-${randomUUID().slice(0, 6)}`,
  ...changes,
});

export const openCase = (by: RequestOptions, changes: object = {}) => ok<CaseRow>('addCase', firstCall(changes), keyed(by));
export const dashboardOf = (by: RequestOptions, id: string) => ok<CaseDashboard>('getCase', { id }, by);
export const find = (by: RequestOptions, input: object = {}) => ok<CasePage>('getFiltered', input, by);

/** Returns a home for this test alone with a case. `caseParty` adds everyone who may see it. */
export async function deskWithCase(changes: object = {}) {
  const desk = await busyHome();
  return { ...desk, row: await openCase(desk.staff, changes) };
}

/** Returns the lead that a plan for someone with this last name becomes: a reaction opens it, some time after the plan was sent. */
export const leadFor = (by: RequestOptions, lastName: string): Promise<CaseRow> =>
  waitUntil('the lead of a plan', async () => (await find(by, { querry: lastName })).items[0]);
