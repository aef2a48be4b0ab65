import { problem } from '#functions/problem.ts';
import { type EmployeeRow, readEmployee } from '#functions/table/employee.ts';
import type { SystemHomesContext } from './implementer.ts';

/** Returns a home's member who hasn't joined. 404 if there is none at this home, 409 if they have. */
export async function invitedMember(
  { table }: SystemHomesContext,
  { id, locationId }: { id: string; locationId: string },
): Promise<EmployeeRow> {
  const member = await readEmployee(table, locationId, id);
  if (!member) throw problem('not_found');
  if (member.appUserId) throw problem('conflict', { detail: `${member.fullName} has already joined.` });
  return member;
}
