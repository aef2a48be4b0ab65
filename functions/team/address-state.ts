import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { accountByEmail } from '#functions/table/account.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { AddressState } from '#shared/team/address-words.ts';
import { canJoinTeam } from './can-join-team.ts';

/** Returns what an email is to the caller's home; `employeeId` is the member who may have it already. */
export async function addressState(context: OperationContext, email: string, employeeId?: string): Promise<AddressState> {
  const { locationId } = homeOf(context);
  if (context.actor.kind === 'person' && context.actor.person.email === email) return 'own';
  const [team, owner] = await Promise.all([
    readEmployees(context.table, locationId, { consistent: true }),
    accountByEmail(context.table, email),
  ]);
  if (team.some((member) => member.email === email && member.id !== employeeId)) return 'in-team';
  if (!owner) return 'available';
  return (await canJoinTeam(context.table, owner)) ? 'available' : 'unavailable';
}
