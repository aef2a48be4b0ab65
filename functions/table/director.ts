import type { StaffMember } from '#shared/model/employee.ts';
import { searchKey } from '#shared/values/text.ts';
import type { Table } from './table.ts';

const partition = (licenseNumber: string) => `LICENSE#${searchKey(licenseNumber).replaceAll(' ', '')}`;

/** Index attributes that make a licensed funeral director found by the licence; none for other staff. */
export const directorIndex = (employee: StaffMember): { gsi2pk?: string; gsi2sk?: string } =>
  employee.isFuneralDirector && employee.licenseNumber ? { gsi2pk: partition(employee.licenseNumber), gsi2sk: employee.id } : {};

/** Who holds a licence, and where they work. Case, spaces and punctuation of the number do not count. One query. */
export async function directorsByLicense(
  table: Table,
  licenseNumber: string,
): Promise<Pick<StaffMember, 'fullName' | 'providerLocationId'>[]> {
  const { items } = await table.query(partition(licenseNumber), { index: 'gsi2', limit: 10 });
  return items as unknown as StaffMember[];
}
