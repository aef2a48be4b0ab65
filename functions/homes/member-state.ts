import type { StaffMember } from '#shared/model/employee.ts';
import type { OwnerState } from '#shared/model/enumerations/sign-up.ts';

/** Returns how far a member has come by a given time. */
export function memberState({ appUserId, invitation }: Pick<StaffMember, 'appUserId' | 'invitation'>, now: Date): OwnerState {
  if (appUserId) return 'active';
  if (!invitation) return 'not-invited';
  return Date.parse(invitation.expiresOn) > now.getTime() ? 'invited' : 'expired';
}
