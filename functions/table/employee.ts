import type { StaffMember } from '#shared/model/employee.ts';
import { directorIndex } from './director.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A member of a home as kept: `version` counts the writes of the row. */
export type EmployeeRow = StaffMember & { version: number };

/** A member as an item of the home's partition; a licensed director is found by the licence too. */
export const employeeItem = (employee: StaffMember, version = 1): Item =>
  toItem(
    'employee',
    { ...locationKeys.employee(employee.providerLocationId, employee.id), ...directorIndex(employee) },
    employee,
    version,
  );

const rowOf = (item: Item): EmployeeRow => ({ ...fromItem<StaffMember>(item), version: item.version as number });

/** Everybody of a home, by one query of its partition. */
export async function readEmployees(
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<EmployeeRow[]> {
  const { pk } = locationKeys.profile(locationId);
  return (await everyItem(table, pk, { startsWith: 'EMPLOYEE#', ...options })).map(rowOf);
}

/** One member as they are at this moment. */
export async function readEmployee(table: Table, locationId: string, employeeId: string): Promise<EmployeeRow | undefined> {
  const item = await table.get(locationKeys.employee(locationId, employeeId), { consistent: true });
  return item && rowOf(item);
}

const addressKey = (locationId: string, email: string): Key => ({ pk: `LOCATION#${locationId}#ADDRESSES`, sk: email });

/**
 * Makes an email belong to one member of a home, so that two who add the same person at once make one member, not two. The same claim made again, by a
 * request that is tried again, holds.
 */
export const claimAddress = ({ providerLocationId, email, id }: StaffMember): Write => ({
  update: addressKey(providerLocationId, email),
  set: { entityType: 'employee-address', employeeId: id },
  condition: { expression: 'attribute_not_exists(pk) OR employeeId = :member', values: { ':member': id } },
});

/** Gives the email of a member up, who has another now or has left. */
export const releaseAddress = ({ providerLocationId, email }: StaffMember): Write => ({
  delete: addressKey(providerLocationId, email),
});

/** Whether a member wants the daily mail about their tasks; a choice of their own, which stands in nobody's way who edits the row. */
export const digestChoice = (locationId: string, employeeId: string, isWanted: boolean): Write => ({
  update: locationKeys.employee(locationId, employeeId),
  set: { noTaskDigest: isWanted ? undefined : true },
});
