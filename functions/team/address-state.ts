import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readEmployees } from '#functions/table/employee.ts';
import type { AddressState } from '#shared/team/address-words.ts';

/**
 * Returns what an email is to the caller's home; `employeeId` is the member who may have it already. It says nothing about accounts: an address with a family
 * account looks like one without any. The person who is invited learns from the link why that account can't join.
 */
export async function addressState(context: OperationContext, email: string, employeeId?: string): Promise<AddressState> {
  const { locationId } = homeOf(context);
  if (context.actor.kind === 'person' && context.actor.person.email === email) return 'own';
  const team = await readEmployees(context.table, locationId, { consistent: true });
  return team.some((member) => member.email === email && member.id !== employeeId) ? 'in-team' : 'available';
}
