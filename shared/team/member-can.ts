import { can, hasMoreAccess, isOwner, type Member } from '../access/can.ts';
import { tradeCompanyLevel } from '../access/trade-company-access.ts';
import { whyNot } from '../access/why-not.ts';
import type { StaffMember } from '../model/employee.ts';
import type { StaffAccess, StaffKind } from '../model/enumerations/people.ts';

/** Who acts: the person's place in the home. */
export type TeamActor = Member & { employeeId: string };
/** On whom: what of a member the rules look at. */
export type TeamSubject = Pick<StaffMember, 'id' | 'fullName' | 'access' | 'kind' | 'status'>;

/** The reason why not, in words for the screen; `null` where the actor may. */
type WhyNot = string | null;

const isSelf = (actor: TeamActor, member: TeamSubject) => actor.employeeId === member.id;

/** Checks that a member's access is beyond the actor's own, so that the actor must not take over how they sign in. */
export const isAbove = ({ access }: Pick<TeamSubject, 'access'>, actor: Member): boolean =>
  hasMoreAccess({ access, kind: 'staff' }, { access: actor.access, kind: actor.kind });

/** Whether somebody may change the team at all. */
export const whyNotChangeTeam = (actor: TeamActor): WhyNot => whyNot(actor, 'team.manage');

/** Whether someone at this level has a say in the team: who makes or changes them needs more than `team.manage`. */
export const isAdmin = (access: StaffAccess): boolean => can({ access, kind: 'staff' }, 'team.manage');

/** Whether an actor may have to do with people who have one of these levels. Support manages the team, but never decides who its admins are. */
const whyNotWithAdmins = (actor: TeamActor, ...levels: StaffAccess[]): WhyNot =>
  levels.some(isAdmin) ? whyNot(actor, 'admins.manage') : null;

/**
 * Says why support can't give someone an access. Nobody may get around the limits of a support session (`supportAccess`), or outlast it, by letting in
 * somebody who may do more.
 */
const whyNotGive = (actor: TeamActor, access: StaffAccess, kind: StaffKind): WhyNot =>
  actor.isSupport && hasMoreAccess({ access, kind }, actor)
    ? 'Yarrow support can’t give anyone this access. The owner or an admin can.'
    : null;

/** Says why an invitation to someone with more access can't be changed: anyone who redirects the owner's invitation becomes the owner. */
const notAbove = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotWithAdmins(actor, member.access) ??
  (isAbove(member, actor) ? `${member.fullName} has more access than you, so only Yarrow support can change this.` : null);

/** Whether a member's access, or that they are staff, may become another; `access` and `kind` are what is asked for. */
export function whyNotSetAccess(actor: TeamActor, member: TeamSubject, access: StaffAccess, kind: StaffKind): WhyNot {
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (access === member.access && kind === member.kind) return null;
  if (isOwner(member)) return 'The owner has full access. Transfer ownership first.';
  if (isOwner({ access })) return 'A home has one owner. Transfer ownership instead.';
  if (isSelf(actor, member)) return 'You cannot change your own access.';
  return whyNotWithAdmins(actor, member.access, access) ?? whyNotGive(actor, access, kind);
}

/** Whether an access may be given to somebody who is new. */
export const whyNotAddWith = (actor: TeamActor, access: StaffAccess, kind: StaffKind): WhyNot =>
  whyNotChangeTeam(actor) ??
  (isOwner({ access }) ? 'A home has one owner. Transfer ownership instead.' : null) ??
  whyNotWithAdmins(actor, access) ??
  whyNotGive(actor, access, kind);

/** Whether a member's email may be changed here: who signs in with it changes it in their own account. */
export const whyNotChangeEmail = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  (member.status === 'active' ? `${member.fullName} signs in with this email. Only they can change it.` : null) ??
  notAbove(actor, member) ??
  whyNotGive(actor, member.access, member.kind);

/** Whether a member may be sent an invitation, the first or another. */
export const whyNotInvite = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  (member.status === 'active' ? `${member.fullName} has joined the team already.` : null) ??
  notAbove(actor, member) ??
  whyNotGive(actor, member.access, member.kind);

/** Whether a member's invitation may be taken back. */
export const whyNotCancelInvitation = (actor: TeamActor, member: TeamSubject): WhyNot =>
  whyNotChangeTeam(actor) ??
  (member.status === 'pending' ? null : `No invitation to ${member.fullName} is waiting.`) ??
  notAbove(actor, member);

/** Whether a member may be removed. */
export function whyNotRemove(actor: TeamActor, member: TeamSubject): WhyNot {
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (isOwner(member)) return 'Transfer ownership first.';
  if (isSelf(actor, member)) return 'You cannot remove yourself. Another admin or the owner can.';
  return whyNotWithAdmins(actor, member.access);
}

/**
 * Says why the second factor of a member who lost the phone and the recovery codes can't be reset. A member with more access than the actor, such as the
 * owner, has their own recovery codes and Yarrow support, so that nobody gets at more access than they have by weakening a sign-in. Support may reset that
 * of the person it acts for too, since an owner without a phone has nobody else, and an email tells the member; but nobody's with more access.
 */
export function whyNotResetSecondFactor(actor: TeamActor, member: TeamSubject): WhyNot {
  const { isSupport = false } = actor;
  if (!can(actor, 'team.manage')) return whyNotChangeTeam(actor);
  if (isSelf(actor, member) && !isSupport) return 'You can change your own under Sign-in security.';
  if (isAbove(member, actor)) return onlySupport(member, isSupport);
  return member.status === 'active' ? null : `${member.fullName} has not joined the team yet.`;
}

/** The refusal where only support can help, and for support where it acts for someone with too little access. */
export const onlySupport = ({ fullName }: Pick<TeamSubject, 'fullName'>, isSupport: boolean): string =>
  isSupport
    ? `${fullName} has more access than the person you act for. Act for the owner instead.`
    : `${fullName} has more access than you, so only Yarrow support can reset this.`;

/** Whether the home may be handed over to a member. */
export function whyNotMakeOwner(actor: TeamActor, member: TeamSubject): WhyNot {
  if (!can(actor, 'ownership.transfer')) return whyNot(actor, 'ownership.transfer');
  if (isSelf(actor, member) || isOwner(member)) return `${member.fullName} is the owner already.`;
  if (member.kind === 'trade-company') return 'A trade company cannot own the home.';
  if (member.status !== 'active') return `${member.fullName} has to join the team first.`;
  return null;
}

/**
 * Says why someone of a kind can't be kept with an access. A trade company sees the cases it's assigned to, whatever level it has (docs/decisions.md,
 * People), so a level such as Admin would be a promise nobody keeps, and would come true on the day that its kind becomes Staff.
 */
export const whyNotKeepWith = (kind: StaffKind, access: StaffAccess): WhyNot =>
  kind === 'trade-company' && access !== tradeCompanyLevel
    ? 'A trade company has no access level. It sees only the cases it’s assigned to.'
    : null;

/** Whether families may be shown somebody as one of the home's own people. */
export const whyNotShow = (kind: StaffKind): WhyNot =>
  kind === 'trade-company' ? 'A trade company is not shown among the people of the home.' : null;
