/** The Lambdas behind the rules of events that send email: what each needs, and who is affected when it fails. */
import { catalogSettings } from './call-settings.ts';
import type { ReactionFunction } from './function-definition.ts';

const mailing = {
  kind: 'reaction',
  environment: ['TABLE_NAME', 'SITE_URL', 'MAIL_FROM', 'SUPPORT_MAIL'],
  grants: ['reads-table', 'writes-table', 'sends-mail'],
  timeoutSeconds: 20,
  atOnce: 5,
} as const satisfies Partial<ReactionFunction>;

export const letters: readonly ReactionFunction[] = [
  {
    ...mailing,
    name: 'mail-information-request',
    entry: 'functions/reactions/mail-information-request.ts',
    whenItFails: 'A family wrote to a funeral home and the home has not been told; the message is kept, but nobody answers it.',
  },
  {
    ...mailing,
    name: 'mail-thread-reply',
    entry: 'functions/reactions/mail-thread-reply.ts',
    environment: ['TABLE_NAME', 'MAIL_FROM', 'REPLY_DOMAIN'],
    stack: 'messages',
    whenItFails: 'Families do not get what a funeral home answered by email; the home sees that it is still being sent.',
  },
  {
    ...mailing,
    name: 'mail-message-received',
    entry: 'functions/reactions/mail-message-received.ts',
    stack: 'messages',
    whenItFails: 'Funeral homes are not told by email that a family wrote again; it is in their list of messages.',
  },
  {
    ...mailing,
    name: 'mail-provider-sign-up',
    entry: 'functions/reactions/mail-provider-sign-up.ts',
    whenItFails: 'A funeral home asked to join and our own team has not been told; the request is in its list.',
  },
  {
    ...mailing,
    name: 'mail-plan-to-home',
    entry: 'functions/reactions/mail-plan-to-home.ts',
    whenItFails:
      'A family sent its plan to a funeral home and the home has not been told; the plan is kept, but nobody answers it.',
  },
  {
    ...mailing,
    name: 'mail-plan-to-family',
    entry: 'functions/reactions/mail-plan-to-family.ts',
    whenItFails: 'Families who sent a plan are not told that it arrived, or what happens next; the home has the plan.',
  },
  {
    ...mailing,
    name: 'mail-plan-accepted',
    entry: 'functions/reactions/mail-plan-accepted.ts',
    whenItFails: 'Families are not told that a funeral home accepted the plan they sent; the home works on it all the same.',
  },
  {
    ...mailing,
    name: 'mail-plan-detached',
    entry: 'functions/reactions/mail-plan-detached.ts',
    whenItFails:
      'Families are not told that someone else uses the link their plan came from; the plan itself stays in their account.',
  },
  {
    ...mailing,
    name: 'mail-sign-up-link',
    entry: 'functions/reactions/mail-sign-up-link.ts',
    whenItFails: 'Families who want an account wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-password-reset',
    entry: 'functions/reactions/mail-password-reset.ts',
    whenItFails: 'Families and staff who forgot their password wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-sign-in-link',
    entry: 'functions/reactions/mail-sign-in-link.ts',
    whenItFails:
      'Families, staff and administrators whose account had too many failed sign-ins wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-second-factor',
    entry: 'functions/reactions/mail-second-factor.ts',
    whenItFails:
      'Families, staff and administrators are not told that their two-step sign-in changed, and would not notice if someone else changed it.',
  },
  {
    ...mailing,
    name: 'mail-support-started',
    entry: 'functions/reactions/mail-support-started.ts',
    whenItFails: 'Staff of funeral homes are not told that support acts for them; the audit trail of their account has it.',
  },
  {
    ...mailing,
    name: 'mail-team-change',
    entry: 'functions/reactions/mail-team-change.ts',
    whenItFails: 'Owners of funeral homes are not told what support changed in their team; the team itself shows it.',
  },
  {
    ...mailing,
    name: 'mail-home-email-change',
    entry: 'functions/reactions/mail-home-email-change.ts',
    whenItFails: 'Funeral homes are not told that messages from families go to another email address; the profile shows which.',
  },
  {
    ...mailing,
    name: 'mail-custody-checkpoint',
    entry: 'functions/reactions/mail-custody-checkpoint.ts',
    stack: 'messages',
    whenItFails: 'Owners of funeral homes do not get the digest of a custody checkpoint; the checkpoint itself is kept.',
  },
  {
    ...mailing,
    name: 'mail-gate-overridden',
    entry: 'functions/reactions/mail-gate-overridden.ts',
    stack: 'messages',
    whenItFails:
      'Owners of funeral homes are not told that two people go on without something before a cremation or the like; the case shows it.',
  },
  {
    ...mailing,
    name: 'mail-payment-link',
    entry: 'functions/reactions/mail-payment-link.ts',
    stack: 'messages',
    whenItFails: 'Families do not get the link by which a funeral home asked them to pay; staff can copy it from the case.',
  },
  {
    ...mailing,
    name: 'mail-receipt',
    entry: 'functions/reactions/mail-receipt.ts',
    stack: 'messages',
    whenItFails: 'Families are not told by email that their payment arrived, or was refunded; their page and the case show it.',
  },
  {
    ...mailing,
    name: 'mail-statement',
    entry: 'functions/reactions/mail-statement.ts',
    stack: 'messages',
    whenItFails: 'Purchasers do not get a statement, or the actual charges, by email; staff can print them from the contract.',
  },
  {
    ...mailing,
    name: 'mail-admins-changed',
    entry: 'functions/reactions/mail-admins-changed.ts',
    whenItFails: 'Owners of funeral homes are not told of a new owner or admin; the team screen shows who it is.',
  },
  {
    ...mailing,
    name: 'mail-email-verification',
    entry: 'functions/reactions/mail-email-verification.ts',
    whenItFails: 'Families and staff cannot confirm their email address, because the link does not come.',
  },
  {
    ...mailing,
    name: 'mail-staff-invitation',
    entry: 'functions/reactions/mail-staff-invitation.ts',
    whenItFails: 'People who are invited to a funeral home wait for a link that does not come, and cannot start to work there.',
  },
  {
    ...mailing,
    name: 'mail-case-invitation',
    entry: 'functions/reactions/mail-case-invitation.ts',
    whenItFails: 'Families who are invited to a case wait for a link that does not come, and cannot see the case.',
  },
  {
    ...mailing,
    name: 'mail-arrangement-link',
    entry: 'functions/reactions/mail-arrangement-link.ts',
    whenItFails: 'Families who are asked to plan the arrangement online wait for a link that does not come.',
  },
  {
    ...mailing,
    name: 'mail-welcome',
    entry: 'functions/reactions/mail-welcome.ts',
    whenItFails: 'Families with a new account are not told that it exists; the account itself works.',
  },
  {
    ...mailing,
    name: 'mail-task-digest',
    entry: 'functions/reactions/mail-task-digest.ts',
    whenItFails: 'Staff of funeral homes get no morning email about what is due; Today in Yarrow shows it.',
  },
  {
    ...mailing,
    name: 'mail-notifications',
    entry: 'functions/reactions/mail-notifications.ts',
    whenItFails: 'Staff of funeral homes get no emails about mentions and new cases; their bell in Yarrow shows them.',
  },
  {
    ...mailing,
    name: 'mail-signing-link',
    entry: 'functions/reactions/mail-signing-link.ts',
    stack: 'messages',
    whenItFails: 'Families and staff who have to sign a document wait for a link that does not come; it can be sent again.',
  },
  {
    ...mailing,
    name: 'mail-signing-code',
    entry: 'functions/reactions/mail-signing-code.ts',
    // The code is a change of the signer, and changes of a case may read the catalog.
    environment: [...mailing.environment, ...catalogSettings],
    grants: [...mailing.grants, 'reads-catalog'],
    stack: 'messages',
    whenItFails: 'Families who need a code to sign a document wait for it, and cannot sign.',
  },
];
