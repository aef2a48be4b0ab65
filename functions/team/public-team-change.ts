import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';

/** Returns what families see of a member on the home's page; null if they aren't shown. */
const publicFieldsOf = (member: StaffMember | null) =>
  member?.isVisibleInProfilePage && member.kind === 'staff'
    ? JSON.stringify([member.fullName, member.title ?? '', member.isFuneralDirector, member.image ?? ''])
    : null;

/** Raises the event for a change that families see, if they see it. `null` means that the member didn't exist before, or doesn't afterward. */
export const publicTeamChange = (
  { event }: Pick<OperationContext, 'event'>,
  locationId: string,
  before: StaffMember | null,
  after: StaffMember | null,
): Write[] =>
  publicFieldsOf(before) === publicFieldsOf(after) ? [] : [raise(event('location.changed', { locationId }, locationId))];
