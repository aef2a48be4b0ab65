import type { teamChanges } from '#events/catalog/team-changed-by-support.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { accessWords } from '#shared/team/access-words.ts';

/**
 * Raises the event that tells the owner whom support invited into a case; nothing outside a support session.
 *
 * @param access What the invitation lets the person do, in words.
 */
export function supportInvitation(context: OperationContext, locationId: string, member: string, access: string): Write[] {
  if (context.actor.kind !== 'person' || context.actor.support === null) return [];
  const data = { locationId, member, access, change: 'invited-to-case' as const, by: callerName(context) };
  return [raise(context.event('team.changed-by-support', data, locationId))];
}

/**
 * Raises the event that tells the owner what support did to a member of the team, because anyone whom support lets in stays after the session; nothing
 * outside a support session.
 */
export function supportChange(context: OperationContext, member: StaffMember, change: (typeof teamChanges)[number]): Write[] {
  const { actor } = context;
  if (actor.kind !== 'person' || actor.support === null) return [];
  const { providerLocationId: locationId, fullName, access, kind } = member;
  const data = { locationId, member: fullName, access: accessWords(access, kind), change, by: callerName(context) };
  return [raise(context.event('team.changed-by-support', data, locationId))];
}
