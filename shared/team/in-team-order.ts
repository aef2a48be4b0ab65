import { isOwner } from '../access/can.ts';
import type { StaffMember } from '../model/employee.ts';

/** Returns a home's people in list order: the owner, then the home's own by last name, then trade companies. */
export const inTeamOrder = <Member extends Pick<StaffMember, 'id' | 'access' | 'kind' | 'lastName' | 'firstName'>>(
  members: readonly Member[],
): Member[] => {
  const place = (member: Member) => (isOwner(member) ? 0 : member.kind === 'staff' ? 1 : 2);
  return [...members].sort(
    (one, other) =>
      place(one) - place(other) ||
      one.lastName.localeCompare(other.lastName) ||
      one.firstName.localeCompare(other.firstName) ||
      one.id.localeCompare(other.id),
  );
};
