/**
 * The emails that Yarrow writes to people: one per file, set in plain text and HTML by letter.ts. Many readers lost someone days ago: short, plain, kind.
 */

export { accountExistsLetter } from './account-exists.ts';
export { type ActualCharge, actualChargesLetter } from './actual-charges.ts';
export { addressTakenLetter } from './address-taken.ts';
export { adminsChangedLetter } from './admins-changed.ts';
export { arrangementLinkLetter } from './arrangement-link.ts';
export { caseInvitationLetter, caseWelcomeLetter } from './case-invitation.ts';
export { custodyCheckpointLetter } from './custody-checkpoint.ts';
export { emailChangeLetter } from './email-change.ts';
export { emailVerificationLetter } from './email-verification.ts';
export { gateOverriddenLetter } from './gate-overridden.ts';
export { homeEmailChangedLetter } from './home-email-changed.ts';
export { informationRequestLetter } from './information-request.ts';
export type { Letter } from './letter.ts';
export { links } from './links.ts';
export { messageReceivedLetter } from './message-received.ts';
export { notificationsLetter } from './notifications.ts';
export { passwordResetLetter } from './password-reset.ts';
export { paymentLinkLetter } from './payment-link.ts';
export { planAcceptedLetter } from './plan-accepted.ts';
export { planDetachedLetter } from './plan-detached.ts';
export { planToFamilyLetter } from './plan-to-family.ts';
export { planToHomeLetter } from './plan-to-home.ts';
export { providerSignUpLetter } from './provider-sign-up.ts';
export { paymentReceivedLetter, refundLetter } from './receipt.ts';
export { secondFactorLetter } from './second-factor.ts';
export { signInLinkLetter } from './sign-in-link.ts';
export { signUpLinkLetter } from './sign-up-link.ts';
export { signingCodeLetter, signingLetter, withdrawnLetter } from './signing.ts';
export { staffInvitationLetter } from './staff-invitation.ts';
export { staffWelcomeLetter } from './staff-welcome.ts';
export { statementGivenLetter } from './statement-given.ts';
export { supportStartedLetter } from './support-started.ts';
export { type DigestLine, taskDigestLetter } from './task-digest.ts';
export { teamChangedBySupportLetter } from './team-changed-by-support.ts';
export { threadReplyLetter } from './thread-reply.ts';
export { welcomeLetter } from './welcome.ts';
