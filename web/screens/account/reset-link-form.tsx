import { api } from '../../session/index.ts';
import { EmailLinkForm } from './email-link-form.tsx';

/** Emails a link to choose a new password. It says the same whether or not there is an account. */
export const ResetLinkForm = ({ email }: { email?: string }) => (
  <EmailLinkForm
    label="Forgotten password"
    email={email}
    button="Send me a link"
    send={(address, idempotencyKey) => api.publicIdentity.forgotPassword({ email: address }, { context: { idempotencyKey } })}
    sentWords={(address) => (
      <>
        If there is an account for {address}, a message is on its way there with a link to choose a new password. The link works
        once, within one hour.
      </>
    )}
  />
);
