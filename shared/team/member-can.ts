import { can, hasMoreAccess, isOwner, type Member } from '../access/can.ts';
import { tradeCompanyLevel } from '../access/trade-company-access.ts';
import { whyNot } from '../access/why-not.ts';
import type { StaffMember } from '../model/employee.ts';
import type { TradeKind } from '../model/enumerations/custody.ts';
import { type StaffAccess, type StaffKind, staffAccess } from '../model/enumerations/people.ts';

/** The person acting: their access and their place in the home. */
export type TeamActor = Member & { employeeId: string };
/** The parts of the other member that the rules look at. */
export type TeamSubject = Pick<StaffMember, 'id' | 'fullName' | 'access' | 'kind' | 'status'>;

/** Why not, in words for the screen; `null` if the actor may. */
type WhyNot = string | null;

const isSelf = (actor: TeamActor, member: TeamSubject) => actor.employeeId === member.id;

/** Returns whether a member's access goes beyond the actor's, so that the actor must not take over how they sign in. */
export const isAbove = ({ access }: Pick<TeamSubject, 'access'>, actor: Member): boolean =>
  hasMoreAccess({ access, kind: 'staff' }, { access: actor.access, kind: actor.kind });

/** Returns why someone may not change the team at all, or `null`. */
export const whyNotChangeTeam = (actor: TeamActor): WhyNot => whyNot(actor, 'team.manage');

/** Returns whether a level manages the team. Making or changing such a member takes more than `team.manage`. */
export const isAdmin = (access: StaffAccess): boolean => can({ access, kind: 'staff' }, 'team.manage');

/** Returns why an actor may not deal with people at these levels, or `null`. Support manages the team, but never decides who its admins are. */
const whyNotWithAdmins = (actor: TeamActor, ...levels: StaffAccess[]): WhyNot =>
  levels.some(isAdmin) ? whyNot(actor, 'admins.manage') : null;

/**
 * Returns why support can't give someone an access, or `null`. Nobody may get around the limits of a support session (`supportAccess`), or outlast it, by
 * letting in someone who may do more.
 */
const whyNotGive = (actor: TeamActor, access: StaffAccess, kind: StaffKind): WhyNot =>
  actor.isSupport && hasMoreAccess({ access, kind }, actor)
    ? 'Yarrow support can’t give anyone this access. The owner or an admin can.'
    : null;

/** Returns why support can't invite anyone at any level, or `null`: people who join stay after the session. */
export const whyNotInviteAnyone = ({ isSupport }: Pick<TeamActor, 'isSupport'>): WhyNot =>
  isSupport ? 'Yarrow support can’t invite anyone to a team. The owner or an admin can.' : null;

/** Returns why an invitation to someone with more access can't be changed, or `null`: anyone who redirects the owner's invitation becomes the owner. */
const notAbove = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotWithAdmins(actor, member.access) ??
  (isAbove(member, actor) ? `${member.fullName} has more access than you, so only Yarrow support can change this.` : null);

/** Returns why a member's access or kind may not become the requested one, or `null`. */
export function whyNotSetAccess(actor: TeamActor, member: TeamSubject, access: StaffAccess, kind: StaffKind): WhyNot {
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (access === member.access && kind === member.kind) return null;
  if (isOwner(member)) return 'The owner has full access. Transfer ownership first.';
  if (isOwner({ access })) return 'A home has one owner. Transfer ownership instead.';
  if (isSelf(actor, member)) return 'You cannot change your own access.';
  return whyNotWithAdmins(actor, member.access, access) ?? whyNotGive(actor, access, kind);
}

/** Returns why a new member may not be given an access, or `null`. */
export const whyNotAddWith = (actor: TeamActor, access: StaffAccess, kind: StaffKind): WhyNot =>
  whyNotChangeTeam(actor) ??
  (isOwner({ access }) ? 'A home has one owner. Transfer ownership instead.' : null) ??
  whyNotWithAdmins(actor, access) ??
  whyNotGive(actor, access, kind);

/** Returns the levels that an actor may give a new member of the staff. */
export const levelsToGive = (actor: TeamActor): StaffAccess[] =>
  staffAccess.values.filter((access) => whyNotAddWith(actor, access, 'staff') === null);

/** Returns why a member's email may not be changed here, or `null`. Someone who signs in with it changes it in their own account. */
export const whyNotChangeEmail = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  (member.status === 'active' ? `${member.fullName} signs in with this email. Only they can change it.` : null) ??
  notAbove(actor, member) ??
  whyNotGive(actor, member.access, member.kind);

/** Returns why a member may not be sent an invitation, first or again, or `null`. */
export const whyNotInvite = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  whyNotInviteAnyone(actor) ??
  (member.status === 'active' ? `${member.fullName} has joined the team already.` : null) ??
  notAbove(actor, member);

/** Returns why a member's invitation may not be canceled, or `null`. */
export const whyNotCancelInvitation = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  (member.status === 'pending' ? null : `No invitation to ${member.fullName} is waiting.`) ??
  notAbove(actor, member);

/** Returns why a member may not be removed, or `null`. */
export function whyNotRemove(actor: TeamActor, member: TeamSubject): WhyNot {
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (isOwner(member)) return 'Transfer ownership first.';
  if (isSelf(actor, member)) return 'You cannot remove yourself. Another admin or the owner can.';
  return whyNotWithAdmins(actor, member.access);
}

/**
 * Returns why the second factor of a member who lost the phone and the recovery codes can't be reset, or `null`. A member with more access than the actor,
 * such as the owner, has their own recovery codes and Yarrow support, so that nobody gains access by weakening a sign-in. Support may also reset that of
 * the person it acts for, since an owner without a phone has nobody else (an email tells the member), but never that of someone with more access.
 */
export function whyNotResetSecondFactor(actor: TeamActor, member: TeamSubject): WhyNot {
  const { isSupport = false } = actor;
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (isSelf(actor, member) && !isSupport) return 'You can change your own under Sign-in security.';
  if (isAbove(member, actor)) return onlySupport(member, isSupport);
  return member.status === 'active' ? null : `${member.fullName} has not joined the team yet.`;
}

/** Returns the refusal if only support can help, or if support acts for someone with too little access. */
export const onlySupport = ({ fullName }: Pick<TeamSubject, 'fullName'>, isSupport: boolean): string =>
  isSupport
    ? `${fullName} has more access than the person you act for. Act for the owner instead.`
    : `${fullName} has more access than you, so only Yarrow support can reset this.`;

/** Returns why ownership may not be transferred to a member, or `null`. */
export function whyNotMakeOwner(actor: TeamActor, member: TeamSubject): WhyNot {
  if (!can(actor, 'ownership.transfer')) return whyNot(actor, 'ownership.transfer');
  if (isSelf(actor, member) || isOwner(member)) return `${member.fullName} is the owner already.`;
  if (member.kind === 'trade-company') return 'A trade company cannot own the home.';
  if (member.status !== 'active') return `${member.fullName} has to join the team first.`;
  return null;
}

/**
 * Returns why a kind of member can't have an access level, or `null`. A trade company sees the cases it's assigned to at any level (docs/decisions.md,
 * People), so a level such as Admin would mean nothing now, and take effect on the day that the kind becomes Staff.
 */
export const whyNotKeepWith = (kind: StaffKind, access: StaffAccess): WhyNot =>
  kind === 'trade-company' && access !== tradeCompanyLevel
    ? 'A trade company has no access level. It sees only the cases it’s assigned to.'
    : null;

/** Returns why families may not see someone among the home's own people, or `null`. */
export const whyNotShow = (kind: StaffKind): WhyNot =>
  kind === 'trade-company' ? 'A trade company is not shown among the people of the home.' : null;

/** Returns why a trade company can’t be saved without what it does, or `null`: only that says what it can be handed and which pages it fills in. */
export const whyNotWithout = (kind: StaffKind, tradeKinds: readonly TradeKind[]): WhyNot =>
  kind === 'trade-company' && tradeKinds.length === 0 ? 'Choose at least one thing that the company does.' : null;
