import { staffAccess } from '../model/enumerations/people.ts';
import { can, isOwner, type Member } from './can.ts';
import type { Permission } from './permissions.ts';

/**
 * Completes "Only an owner can …" and "With View only access you can’t …". Each names only what its permission allows, because someone who lacks one may
 * have others of the same screen. "Change this" is for permissions of a whole screen.
 */
const acts: Readonly<Record<Permission, string>> = {
  'cases.read': 'see cases',
  'case-files.read': 'see all of a case',
  'cases.change': 'add or change cases',
  'cases.correct': 'change this',
  'answers.change': 'change answers',
  'contacts.change': 'change contacts',
  'documents.change': 'change documents',
  'notes.change': 'write notes',
  'decedent.move': 'record care',
  'custody.export': 'export the custody record',
  'social-security.reveal': 'see a whole Social Security number',
  'tasks.complete': 'complete tasks',
  'tasks.change': 'add or change tasks',
  'digest.choose': 'get the morning email',
  'calendar.subscribe': 'get the calendar in another program',
  'messages.read': 'read messages',
  'messages.answer': 'answer messages',
  'payments.change': 'record payments',
  'payments.correct': 'refund or take back payments, or adjust a balance',
  'card-payments.connect': 'set up card payments',
  'prices.read': 'see prices',
  'prices.change': 'change prices',
  'packages.change': 'change this',
  'price-lists.publish': 'publish the price list',
  'price-lists.hand-out': 'record who was given the price list',
  'reports.read': 'see reports',
  'location.read': 'see the home’s page',
  'location.change': 'change this',
  'location.launch': 'launch the page',
  'photos.change': 'change this',
  'team.read': 'see the team',
  'team.manage': 'change the team',
  'admins.manage': 'change this',
  'second-factor.require': 'change this',
  'ownership.transfer': 'transfer ownership',
};

/** Tells support why it may not do something that the person it acts for may (`supportAccess`). */
const supportRefusals: Partial<Record<Permission, string>> = {
  'social-security.reveal': 'Yarrow support can see only the last four digits of a Social Security number.',
  'custody.export': 'Yarrow support can’t export a custody record. The home’s owner or an admin can.',
  'payments.correct': 'Yarrow support can’t refund or take back payments, or adjust a balance. The home’s owner or an admin can.',
  'card-payments.connect': 'Yarrow support can’t set up card payments. The home’s owner or an admin can.',
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
export const onlyHolders = (permission: Permission, act = acts[permission]): string =>
  `Only ${holderWords(permission)} can ${act}.`;

/** Returns why someone may not do something, in words for the screen, or `null` if they may. `act` names a part of what the permission allows. */
export function whyNot(member: Member | null, permission: Permission, act = acts[permission]): string | null {
  if (can(member, permission)) return null;
  if (member?.isSupport && can({ access: member.access, kind: member.kind }, permission))
    return supportRefusals[permission] ?? 'Yarrow support can’t change this.';
  if (holdersOf(permission).length <= MAX_NAMED_LEVELS) return onlyHolders(permission, act);
  if (member?.kind !== 'staff') return `Only staff of the home can ${act}.`;
  return `With ${staffAccess.label(member.access)} access you can’t ${act}.`;
}
