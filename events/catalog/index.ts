/** What can happen in Yarrow: every event with its name, version, schema and a sample, one file an event. */
import { accountCreated } from './account-created.ts';
import { arrangementStarted } from './arrangement-started.ts';
import { arrangementSubmitted } from './arrangement-submitted.ts';
import { emailVerificationRequested } from './email-verification-requested.ts';
import { informationRequested } from './information-requested.ts';
import { locationChanged } from './location-changed.ts';
import { passwordResetRequested } from './password-reset-requested.ts';
import { providerSignUpRequested } from './provider-sign-up-requested.ts';
import { signUpRequested } from './sign-up-requested.ts';
import { staffInvitationRequested } from './staff-invitation-requested.ts';

export const catalog = [
  accountCreated,
  arrangementStarted,
  arrangementSubmitted,
  emailVerificationRequested,
  informationRequested,
  locationChanged,
  passwordResetRequested,
  providerSignUpRequested,
  signUpRequested,
  staffInvitationRequested,
] as const;
export type EventName = (typeof catalog)[number]['name'];
