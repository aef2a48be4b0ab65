import { staffAccess } from '../model/enumerations/people.ts';
import { can, isOwner, type Member } from './can.ts';
import type { Permission } from './permissions.ts';

/** Completes the sentence "Only an owner can …" where "change this" would be unclear. */
const acts: Partial<Record<Permission, string>> = {
  'prices.change': 'change prices',
  'price-lists.publish': 'publish the price list',
  'location.launch': 'launch the page',
  'team.manage': 'change the team',
  'ownership.transfer': 'transfer ownership',
};

/** Tells support why it may not do something that the person it acts for may (`supportAccess`). */
const supportRefusals: Partial<Record<Permission, string>> = {
  'social-security.reveal': 'Yarrow support can see only the last four digits of a Social Security number.',
  'admins.manage': 'Yarrow support can’t change who administers a home. Its owner or an admin can.',
  'second-factor.require': 'Yarrow support can’t change this rule. The owner or an admin can.',
  'ownership.transfer': 'Yarrow support can’t transfer ownership. Only the owner can.',
};

/** The most levels that one sentence names. */
const MAX_NAMED_LEVELS = 2;

const holdersOf = (permission: Permission) => staffAccess.values.filter((access) => can({ access, kind: 'staff' }, permission));

function holderWords(permission: Permission): string {
  const holders = holdersOf(permission);
  if (holders.every((access) => isOwner({ access }))) return 'the owner';
  const words = holders.map((access) => staffAccess.label(access).toLowerCase()).join(' or ');
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

/** Returns the sentence that names who has a permission: "Only an owner or admin can change prices." */
export const onlyHolders = (permission: Permission, act = acts[permission] ?? 'change this'): string =>
  `Only ${holderWords(permission)} can ${act}.`;

/** Returns why someone may not do something, in words for the screen, or `null` if they may. */
export function whyNot(member: Member | null, permission: Permission): string | null {
  if (can(member, permission)) return null;
  if (member?.isSupport && can({ access: member.access, kind: member.kind }, permission))
    return supportRefusals[permission] ?? 'Yarrow support can’t change this.';
  if (holdersOf(permission).length <= MAX_NAMED_LEVELS) return onlyHolders(permission);
  if (member?.kind !== 'staff') return 'Only staff of the home can change this.';
  return `With ${staffAccess.label(member.access)} access you can look at this, not change it.`;
}
