import type { StaffMember } from '#shared/model/employee.ts';
import { searchKey } from '#shared/values/text.ts';
import type { Table } from './table.ts';

const partition = (licenseNumber: string) => `LICENSE#${searchKey(licenseNumber).replaceAll(' ', '')}`;

/** Returns the index attributes that find a licensed funeral director by the license; none for other staff. */
const directorIndex = (employee: StaffMember): { gsi2pk?: string; gsi2sk?: string } =>
  employee.isFuneralDirector && employee.licenseNumber ? { gsi2pk: partition(employee.licenseNumber), gsi2sk: employee.id } : {};

/** In gsi1 the members of every home, by email. */
export const MEMBERS = 'MEMBERS';

/** Returns the index attributes of a member: all are found by their email, and a licensed director also by the license. */
export const memberIndex = (employee: StaffMember) => ({
  gsi1pk: MEMBERS,
  gsi1sk: `${employee.email}#${employee.id}`,
  ...directorIndex(employee),
});

/** Finds who has a license, and where they work. Ignores case, spaces, and punctuation of the number. One query. */
export async function directorsByLicense(
  table: Table,
  licenseNumber: string,
): Promise<Pick<StaffMember, 'fullName' | 'providerLocationId'>[]> {
  const { items } = await table.query(partition(licenseNumber), { index: 'gsi2', limit: 10 });
  return items as unknown as StaffMember[];
}
