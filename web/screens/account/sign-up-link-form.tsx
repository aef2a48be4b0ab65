import type { ReactNode } from 'react';
import { api } from '../../session/index.ts';
import { EmailLinkForm } from './email-link-form.tsx';

/** Emails a family sign-up link. Someone who already has an account gets the way to sign in instead; the screen can't tell (docs/decisions.md, Marketplace). */
export const SignUpLinkForm = ({ email, lead }: { email?: string; lead?: ReactNode }) => (
  <EmailLinkForm
    label="Create an account"
    email={email}
    lead={lead}
    button="Send me a link"
    send={(address, idempotencyKey) => api.appuser.requestSignUpLink({ email: address }, { context: { idempotencyKey } })}
    sentWords={(address) => <>We sent a link to {address}. Open it to continue.</>}
  />
);
