import { problem } from '#functions/problem.ts';
import type { EmployeeRow } from '#functions/table/employee.ts';
import { readEmployees } from '#functions/table/employee.ts';
import { readLocation } from '#functions/table/location.ts';
import { isOwner } from '#shared/access/can.ts';
import type { Location } from '#shared/model/location.ts';
import type { SystemProvidersContext } from './implementer.ts';

/** Returns a home and its owner, who hasn't joined yet. 404 without the home, 409 if there is nobody to invite. */
export async function invitedOwner(
  { table }: SystemProvidersContext,
  locationId: string,
): Promise<{ location: Location; owner: EmployeeRow }> {
  const [location, employees] = await Promise.all([
    readLocation(table, locationId),
    readEmployees(table, locationId, { consistent: true }),
  ]);
  if (!location) throw problem('not_found');
  const owner = employees.find(isOwner);
  if (!owner) throw problem('conflict', { detail: 'This home has no owner to invite.' });
  if (owner.appUserId) throw problem('conflict', { detail: `${owner.fullName} has already joined.` });
  return { location, owner };
}
