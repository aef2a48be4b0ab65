import { accountKeys } from '#functions/table/account.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';

/** Writes a member's access and name beside their account, which every request reads, so it takes effect immediately. Nothing if nobody has joined. */
export const placeWrites = ({ appUserId, providerLocationId, access, kind, fullName }: StaffMember): Write[] =>
  appUserId === undefined
    ? []
    : [{ update: accountKeys.membership(appUserId, providerLocationId), set: { access, kind, fullName } }];

/** Removes a member's access beside their account: their next request is refused. */
export const placeRemoval = ({ appUserId, providerLocationId }: StaffMember): Write[] =>
  appUserId === undefined ? [] : [{ delete: accountKeys.membership(appUserId, providerLocationId) }];
