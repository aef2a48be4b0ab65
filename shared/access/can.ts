import type { Membership } from '../model/membership.ts';
import { accessLevels, supportAccess } from './access-levels.ts';
import type { Permission } from './permissions.ts';
import { tradeCompanyAccess } from './trade-company-access.ts';

/** What concerns only a member's own view of what they see anyway. It gives nobody more access than somebody else. */
const ownOnly: ReadonlySet<Permission> = new Set<Permission>(['calendar.subscribe']);

const allPermissions = Object.keys(tradeCompanyAccess) as Permission[];

/** The part of a membership that decides what someone may do. */
export type Member = Pick<Membership, 'access' | 'kind' | 'isSupport'>;

/**
 * Returns whether someone may do something at the home where they are a member; `null` means that they aren't one. Only this function looks at an access
 * level. A level that this version doesn't know allows nothing.
 */
export const can = (member: Member | null, permission: Permission): boolean => {
  if (member === null) return false;
  if (member.isSupport && !supportAccess[permission]) return false;
  const decided = member.kind === 'staff' ? accessLevels[member.access] : tradeCompanyAccess;
  return decided?.[permission] === true;
};

/** Returns whether a level is the owner's. A home has one owner. */
export const isOwner = ({ access }: Pick<Member, 'access'>): boolean => can({ access, kind: 'staff' }, 'ownership.transfer');

/** Returns whether one member may do something that another may not, apart from what concerns only their own view. */
export const hasMoreAccess = (member: Member, other: Member): boolean =>
  allPermissions.some((permission) => !ownOnly.has(permission) && can(member, permission) && !can(other, permission));

/** Returns whether the access that a call requires is a permission at a home. */
export const isPermission = (access: string): access is Permission => Object.hasOwn(tradeCompanyAccess, access);
