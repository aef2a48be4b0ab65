import { accountKeys } from '#functions/table/account.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';

/** Writes a member's access and name beside the account that signs in with it, which every request reads: it works at once. Nothing where nobody has joined. */
export const placeWrites = ({ appUserId, providerLocationId, access, kind, fullName }: StaffMember): Write[] =>
  appUserId === undefined
    ? []
    : [{ update: accountKeys.membership(appUserId, providerLocationId), set: { access, kind, fullName } }];

/** Takes a member's place beside their account away: their next request finds the door closed. */
export const placeRemoval = ({ appUserId, providerLocationId }: StaffMember): Write[] =>
  appUserId === undefined ? [] : [{ delete: accountKeys.membership(appUserId, providerLocationId) }];
