import type { StaffMember } from '#shared/model/employee.ts';
import { MEMBERS, memberIndex } from './director.ts';
import { everyItem } from './every-item.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import type { Item, Key, Table, Write } from './table.ts';

/** A member of a home as it is stored. `version` counts the writes of the row. */
export type EmployeeRow = StaffMember & { version: number };

/** Returns a member as an item of the home's partition, which is also found by the member's email and license. */
export const employeeItem = (employee: StaffMember, version = 1): Item =>
  toItem(
    'employee',
    { ...locationKeys.employee(employee.providerLocationId, employee.id), ...memberIndex(employee) },
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

/** Where a list of members continues: after this member. */
export type MemberPosition = { locationId: string; employeeId: string; email: string };

/** Reads a page of the members of every home in the order of their emails, or only of those whose email begins with `startsWith`: one query. */
export async function readMembers(
  table: Table,
  { startsWith, limit, after }: { startsWith: string; limit: number; after: MemberPosition | null },
): Promise<{ members: EmployeeRow[]; next: MemberPosition | null }> {
  const { items, next } = await table.query(MEMBERS, {
    index: 'gsi1',
    limit,
    ...(startsWith ? { startsWith } : {}),
    ...(after
      ? {
          cursor: {
            ...locationKeys.employee(after.locationId, after.employeeId),
            gsi1pk: MEMBERS,
            gsi1sk: `${after.email}#${after.employeeId}`,
          },
        }
      : {}),
  });
  const members = items.map(rowOf);
  const last = members.at(-1);
  return {
    members,
    next: next && last ? { locationId: last.providerLocationId, employeeId: last.id, email: last.email } : null,
  };
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
