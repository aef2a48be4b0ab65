import type { StaffMember } from '#shared/model/employee.ts';
import { directorIndex } from './director.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A member of a home as it is stored. `version` counts the writes of the row. */
export type EmployeeRow = StaffMember & { version: number };

/** Returns a member as an item of the home's partition. A licensed director is also found by the license. */
export const employeeItem = (employee: StaffMember, version = 1): Item =>
  toItem(
    'employee',
    { ...locationKeys.employee(employee.providerLocationId, employee.id), ...directorIndex(employee) },
    employee,
    version,
  );

const rowOf = (item: Item): EmployeeRow => ({ ...fromItem<StaffMember>(item), version: item.version as number });

/** Reads everyone of a home, in one query of its partition. */
export async function readEmployees(
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<EmployeeRow[]> {
  const { pk } = locationKeys.profile(locationId);
  return (await everyItem(table, pk, { startsWith: 'EMPLOYEE#', ...options })).map(rowOf);
}

/** Reads one member, consistently. */
export async function readEmployee(table: Table, locationId: string, employeeId: string): Promise<EmployeeRow | undefined> {
  const item = await table.get(locationKeys.employee(locationId, employeeId), { consistent: true });
  return item && rowOf(item);
}

const addressKey = (locationId: string, email: string): Key => ({ pk: `LOCATION#${locationId}#ADDRESSES`, sk: email });

/**
 * Makes an email belong to one member of a home, so that two people who add the same person at the same time make one member, not two. Repeating the same
 * claim, as a retried request does, succeeds.
 */
export const claimAddress = ({ providerLocationId, email, id }: StaffMember): Write => ({
  update: addressKey(providerLocationId, email),
  set: { entityType: 'employee-address', employeeId: id },
  condition: { expression: 'attribute_not_exists(pk) OR employeeId = :member', values: { ':member': id } },
});

/** Releases the email of a member who has another now or has left. */
export const releaseAddress = ({ providerLocationId, email }: StaffMember): Write => ({
  delete: addressKey(providerLocationId, email),
});

/** Sets whether a member wants the daily email about their tasks. Their own choice, it doesn't conflict with someone who edits the row. */
export const digestChoice = (locationId: string, employeeId: string, isWanted: boolean): Write => ({
  update: locationKeys.employee(locationId, employeeId),
  set: { noTaskDigest: isWanted ? undefined : true },
});
