import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';

/** What families see of a member on the home's page; null where they are not shown. */
const shownOf = (member: StaffMember | null) =>
  member?.isVisibleInProfilePage && member.kind === 'staff'
    ? JSON.stringify([member.fullName, member.title ?? '', member.isFuneralDirector, member.image ?? ''])
    : null;

/** Tells of a change that families see, where they see it; `null` stands for somebody who is not there before or after. */
export const publicTeamChange = (
  { event }: Pick<OperationContext, 'event'>,
  locationId: string,
  before: StaffMember | null,
  after: StaffMember | null,
): Write[] => (shownOf(before) === shownOf(after) ? [] : [raise(event('location.changed', { locationId }, locationId))]);
