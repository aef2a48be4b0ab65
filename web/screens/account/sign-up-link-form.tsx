import type { ReactNode } from 'react';
import { api } from '../../session/index.ts';
import { MailLinkForm } from './mail-link-form.tsx';

/** Mails a family sign-up link (decisions, Marketplace). Whoever has an account already is mailed the way to sign in; the screen cannot tell. */
export const SignUpLinkForm = ({ email, lead }: { email?: string; lead?: ReactNode }) => (
  <MailLinkForm
    label="Create an account"
    email={email}
    lead={lead}
    button="Send me a link"
    send={(address, idempotencyKey) => api.appuser.requestSignUpLink({ email: address }, { context: { idempotencyKey } })}
    sentWords={(address) => <>We sent a link to {address}. Open it to continue.</>}
  />
);
