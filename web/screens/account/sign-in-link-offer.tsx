import { api } from '../../session/index.ts';
import { EmailLinkForm } from './email-link-form.tsx';

/** Offers an emailed link to someone who has to wait because of too many attempts. It says the same whether or not there is an account. */
export const SignInLinkOffer = ({ email }: { email: string }) => (
  <section aria-label="Sign in with an emailed link" className="mt-6 border-t border-border pt-6">
    <EmailLinkForm
      label="Email me a link"
      email={email}
      lead={<p>We can email you a link to sign in without the wait. You’ll still need your password.</p>}
      look="secondary"
      button="Email me a link to sign in"
      send={(address, idempotencyKey) =>
        api.publicIdentity.requestSignInLink({ email: address }, { context: { idempotencyKey } })
      }
      sentWords={(address) => (
        <>
          If {address} has an account, we’ve sent it a link. Open it in this browser within 15 minutes, and sign in with your
          password.
        </>
      )}
    />
  </section>
);
