/** What follows an event: its name (`when`), one `reaction` (a Lambda with its own queue), and why. */
import { notificationKinds } from '#shared/notifications/notification-kinds.ts';
import { caseEvents, type EventName } from '../catalog/index.ts';
import { dryRunRules } from './dry-run-rules.ts';
import { fileRules } from './file-rules.ts';
import { mirrorRules } from './mirror-rules.ts';
import type { ReactionRule } from './reaction-rule.ts';

export type { ReactionRule } from './reaction-rule.ts';

/** The events that notifications follow. One that the catalog doesn't have doesn't compile. */
const notifyingEvents: readonly EventName[] = Object.values(notificationKinds).flatMap(
  ({ events }): readonly EventName[] => events,
);

export const rules: readonly ReactionRule[] = [
  ...fileRules,
  { when: 'location.changed', reaction: 'update-search-snapshot', why: "Families find the home's current page." },
  {
    when: 'information.requested',
    reaction: 'mail-information-request',
    why: "The family's message reaches the home's mailbox.",
  },
  {
    when: 'message-email.written',
    reaction: 'mail-thread-reply',
    why: "The home's answer reaches the family's mailbox, and what the family answers reaches the home.",
  },
  { when: 'message-text.written', reaction: 'send-text', why: "The home's text reaches the family's phone." },
  {
    when: 'message.received',
    reaction: 'mail-message-received',
    why: 'The member who takes care of a message, or the home, hears that the family wrote again.',
  },
  { when: 'information.requested', reaction: 'count-activity', why: 'The home sees how many families wrote to it.' },
  { when: 'arrangement.started', reaction: 'count-activity', why: 'The home sees how many plans were begun.' },
  { when: 'arrangement.submitted', reaction: 'count-activity', why: 'The home sees how many plans families sent.' },
  { when: 'arrangement.submitted', reaction: 'mail-plan-to-home', why: "The family's plan reaches the home's mailbox." },
  {
    when: 'arrangement.submitted',
    reaction: 'mail-plan-to-family',
    why: 'The family gets a written copy of what it sent, and knows what happens next.',
  },
  { when: 'arrangement.submitted', reaction: 'open-lead', why: "The family's plan appears as a lead among the home's cases." },
  {
    when: 'provider-sign-up.requested',
    reaction: 'mail-provider-sign-up',
    why: 'Our own team hears about a funeral home that wants to join, and calls it.',
  },
  {
    when: 'account.created',
    reaction: 'mail-welcome',
    why: 'A new account holder learns that the account exists and how to get help.',
  },
  {
    when: 'account.email-proved',
    reaction: 'join-own-cases',
    why: 'A family that sent a plan before it had an account joins its case, and the home gets the proved address.',
  },
  {
    when: 'arrangement.linked',
    reaction: 'join-own-cases',
    why: 'A family whose sent plan moves into an account joins the case.',
  },
  {
    when: 'case.status-changed',
    reaction: 'mail-plan-accepted',
    why: 'A family that sent a plan learns that the home works on it now.',
  },
  {
    when: 'arrangement.detached',
    reaction: 'mail-plan-detached',
    why: "The owner of a plan learns that its link now opens someone else's plan, and that theirs no longer goes to the case.",
  },
  {
    when: 'sign-up.requested',
    reaction: 'mail-sign-up-link',
    why: 'The person gets the link that creates an account, or an email saying that one exists.',
  },
  {
    when: 'password-reset.requested',
    reaction: 'mail-password-reset',
    why: 'The person gets the link for a new password, if there is an account.',
  },
  {
    when: 'sign-in-link.requested',
    reaction: 'mail-sign-in-link',
    why: 'The owner of the mailbox gets a link that lets them sign in while someone else is guessing their password.',
  },
  {
    when: 'second-factor.changed',
    reaction: 'mail-second-factor',
    why: "A person hears about every change to how they sign in, including one they didn't make.",
  },
  {
    when: 'support.started',
    reaction: 'mail-support-started',
    why: 'A member of a home knows when support acts for them, and why.',
  },
  {
    when: 'team.changed-by-support',
    reaction: 'mail-team-change',
    why: 'The owner of a home knows whom support added to the team, because those people stay after the support session.',
  },
  {
    when: 'home-email.changed',
    reaction: 'mail-home-email-change',
    why: 'What families write goes to the new address, so the former one and the owner notice a change that nobody wanted.',
  },
  {
    when: 'custody.checkpointed',
    reaction: 'mail-custody-checkpoint',
    why: 'The owner of a home has a copy of the digest, which nobody can change afterward, not even we.',
  },
  {
    when: 'gate.overridden',
    reaction: 'mail-gate-overridden',
    why: 'The owner of a home hears while it can still be stopped that two people go on without something that can’t be made up for.',
  },
  { when: 'payment.link-requested', reaction: 'mail-payment-link', why: 'Someone who is to pay a home gets the link.' },
  { when: 'payment.recorded', reaction: 'mail-receipt', why: 'Payers know that their payment arrived, and what is left to pay.' },
  { when: 'refund.recorded', reaction: 'mail-receipt', why: 'Payers know how much was refunded, and what is left to pay.' },
  {
    when: 'contract.statement-given',
    reaction: 'mail-statement',
    why: 'Purchasers get a statement that was given by email, and any actual charges, in writing.',
  },
  {
    when: 'admins.changed',
    reaction: 'mail-admins-changed',
    why: 'The people responsible for a home know who owns and administers it, and notice a change that nobody wanted.',
  },
  {
    when: 'email-verification.requested',
    reaction: 'mail-email-verification',
    why: 'Only someone who reads the mailbox can prove the address.',
  },
  {
    when: 'staff-invitation.requested',
    reaction: 'mail-staff-invitation',
    why: "The invited person gets the link that opens the home's workspace.",
  },
  { when: 'contact.invited', reaction: 'mail-case-invitation', why: 'A relative gets the link that opens the case.' },
  {
    when: 'contact.arrangement-requested',
    reaction: 'mail-arrangement-link',
    why: 'A relative gets the link for planning the arrangement at home.',
  },
  {
    when: 'case.type-changed',
    reaction: 'count-progress',
    why: 'The questions of a case depend on its type, so its progress does too.',
  },
  {
    when: 'case.assigned',
    reaction: 'count-progress',
    why: 'Questions may depend on who has the case, so its progress is counted again.',
  },
  {
    when: 'contact.saved',
    reaction: 'count-progress',
    why: "A contact's details answer questions, so the progress of the case is counted again.",
  },
  {
    when: 'contact.removed',
    reaction: 'count-progress',
    why: "A removed contact's details answered questions, so the progress of the case is counted again.",
  },
  {
    when: 'case.restored',
    reaction: 'count-progress',
    why: 'Changes made while the case was hidden are counted once it is restored.',
  },
  {
    when: 'member.renamed',
    reaction: 'follow-member-name',
    why: "Searching for a member's current name finds their cases.",
  },
  {
    when: 'case.created',
    reaction: 'learn-case-names',
    why: 'Searching for a mistyped name finds the new case.',
  },
  {
    when: 'case.restored',
    reaction: 'learn-case-names',
    why: 'Searching for a mistyped name finds a restored case, whose people may have changed.',
  },
  {
    when: 'decedent.changed',
    reaction: 'learn-case-names',
    why: 'Searching for a mistyped name finds the case by the decedent’s current name.',
  },
  {
    when: 'contact.saved',
    reaction: 'learn-case-names',
    why: 'Searching for a mistyped name finds the case by its contacts.',
  },
  {
    when: 'document.signer-due',
    reaction: 'mail-signing-link',
    why: 'Someone who has to sign a document, or has signed it, gets the link that opens it.',
  },
  {
    when: 'document.code-requested',
    reaction: 'mail-signing-code',
    why: 'Only someone who reads the signer’s mailbox can enter the code.',
  },
  {
    when: 'document.signed',
    reaction: 'seal-document',
    why: 'What everyone has signed becomes one file that shows every later change, and signers get their copy.',
  },
  { when: 'document.signed', reaction: 'sign-contract', why: 'A contract that everyone has signed is in force, and charged.' },
  {
    when: 'document.seal-due',
    reaction: 'seal-document',
    why: 'A document whose sealing failed, or whose event was lost, is sealed later.',
  },
  ...mirrorRules,
  ...dryRunRules,
  { when: 'task-digest.due', reaction: 'mail-task-digest', why: 'A member of a home starts the day knowing what is due.' },
  {
    when: 'notification-email.due',
    reaction: 'mail-notifications',
    why: 'A member of a home reads by email what concerns them, a few minutes of it at a time.',
  },
  ...[...new Set(notifyingEvents)].map(
    (when): ReactionRule => ({
      when,
      reaction: 'notify-members',
      why: 'The members of a home whom it concerns find it in their bell, or get it by email.',
    }),
  ),
  ...caseEvents.map(
    ({ name }): ReactionRule => ({
      when: name,
      reaction: 'fire-task-triggers',
      why: 'The tasks of a case follow from what happens in it, through triggers that are data.',
    }),
  ),
];
