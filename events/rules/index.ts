/** What follows when something has happened: when (an event), what follows (one `reaction`, a Lambda with a queue of its own), and why. */
import { caseEvents, type EventName } from '../catalog/index.ts';

export type ReactionRule = {
  /** The event's name. */
  when: EventName;
  /** The reaction's file in `functions/reactions`. */
  reaction: string;
  why: string;
};

export const rules: readonly ReactionRule[] = [
  { when: 'location.changed', reaction: 'update-search-snapshot', why: "Families find the home's current page." },
  {
    when: 'information.requested',
    reaction: 'mail-information-request',
    why: "The family's message reaches the home's mailbox.",
  },
  { when: 'information.requested', reaction: 'count-activity', why: 'The home sees how many families wrote.' },
  { when: 'arrangement.started', reaction: 'count-activity', why: 'The home sees how many plans were begun.' },
  { when: 'arrangement.submitted', reaction: 'count-activity', why: 'The home sees how many plans were sent.' },
  { when: 'arrangement.submitted', reaction: 'mail-plan-to-home', why: "The family's plan reaches the home's mailbox." },
  {
    when: 'arrangement.submitted',
    reaction: 'mail-plan-to-family',
    why: 'The family has what it sent in writing, and knows what happens next.',
  },
  { when: 'arrangement.submitted', reaction: 'open-lead', why: "The family's plan is a Lead among the home's cases." },
  {
    when: 'provider-sign-up.requested',
    reaction: 'mail-provider-sign-up',
    why: 'Our own team hears of a funeral home that would like to join, and calls.',
  },
  { when: 'account.created', reaction: 'mail-welcome', why: 'A new account is told that it exists and how to get help.' },
  {
    when: 'account.email-proved',
    reaction: 'join-own-cases',
    why: 'A family that sent a plan before it had an account takes part in its case, and the home has the address that is proved.',
  },
  {
    when: 'arrangement.linked',
    reaction: 'join-own-cases',
    why: 'A plan that was sent before it was kept in an account lets its family take part in its case.',
  },
  {
    when: 'arrangement.detached',
    reaction: 'mail-plan-detached',
    why: 'The owner of a plan learns that its link leads someone else to a plan of their own, and that theirs no longer goes to the case.',
  },
  {
    when: 'sign-up.requested',
    reaction: 'mail-sign-up-link',
    why: 'The person gets the link that makes an account (or word that one exists).',
  },
  {
    when: 'password-reset.requested',
    reaction: 'mail-password-reset',
    why: 'The person gets the link that sets a new password, if there is an account.',
  },
  {
    when: 'sign-in-link.requested',
    reaction: 'mail-sign-in-link',
    why: 'The owner of the mailbox gets a link that lets them sign in while someone else is guessing their password.',
  },
  {
    when: 'second-factor.changed',
    reaction: 'mail-second-factor',
    why: 'A person hears of every change to how they sign in, and so of one that was not theirs.',
  },
  {
    when: 'support.started',
    reaction: 'mail-support-started',
    why: 'A member of a home knows when support acts for them, and why.',
  },
  {
    when: 'team.changed-by-support',
    reaction: 'mail-team-change',
    why: 'The owner of a home knows whom support let into the team, who stays after the support session.',
  },
  {
    when: 'home-email.changed',
    reaction: 'mail-home-email-change',
    why: 'What families write goes to the new address, so its former one and the owner notice a change that nobody wanted.',
  },
  {
    when: 'admins.changed',
    reaction: 'mail-admins-changed',
    why: 'Those who answer for a home know who owns and administers it, and notice a change that nobody wanted.',
  },
  {
    when: 'email-verification.requested',
    reaction: 'mail-email-verification',
    why: 'The address is proved by the one who reads its mail.',
  },
  {
    when: 'staff-invitation.requested',
    reaction: 'mail-staff-invitation',
    why: "The invited person gets the link that opens the home's workspace.",
  },
  { when: 'contact.invited', reaction: 'mail-case-invitation', why: 'A relative gets the link that opens the case to them.' },
  {
    when: 'contact.arrangement-requested',
    reaction: 'mail-arrangement-link',
    why: 'A relative gets the link by which they plan the arrangement at home.',
  },
  {
    when: 'case.type-changed',
    reaction: 'count-progress',
    why: 'What is asked of a case hangs on its type, so how far it is does too.',
  },
  { when: 'case.assigned', reaction: 'count-progress', why: 'Questions may read whose case it is, so how far it is follows.' },
  {
    when: 'contact.saved',
    reaction: 'count-progress',
    why: 'What the contacts say answers questions, so how far the case is follows.',
  },
  {
    when: 'contact.removed',
    reaction: 'count-progress',
    why: 'What a contact said answered questions, so how far the case is follows.',
  },
  {
    when: 'case.restored',
    reaction: 'count-progress',
    why: 'What happened while the case was hidden is counted once it is back.',
  },
  {
    when: 'member.renamed',
    reaction: 'follow-member-name',
    why: 'Their cases are found by the name that a member has now.',
  },
  { when: 'task-digest.due', reaction: 'mail-task-digest', why: 'A member of a home begins the day knowing what is due.' },
  ...caseEvents.map(
    ({ name }): ReactionRule => ({
      when: name,
      reaction: 'fire-task-triggers',
      why: 'What there is to do in a case follows from what happens in it, by triggers that are data.',
    }),
  ),
];
