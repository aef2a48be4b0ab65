import { useRef } from 'react';
import { FormPage } from '../../parts/form-page.tsx';
import { api } from '../../session/index.ts';
import { LinkExpired } from './link-expired.tsx';
import { LinkPage } from './link-page.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignInLinkOffer } from './sign-in-link-offer.tsx';
import { useLinkCheck } from './use-link-check.ts';

export type LinkedSignInProps = {
  token: string;
  title: string;
  signIn: (input: { email: string; password: string }) => Promise<void>;
  /** This sign-in without a link. */
  signInPath: string;
};

/**
 * Signs in with the emailed link of somebody whose account had too many attempts. The link is used when the form is sent, not when the page opens, so
 * that a mail program that looks at links does not use it up.
 */
export const LinkedSignIn = ({ token, title, signIn, signInPath }: LinkedSignInProps) => {
  const check = useLinkCheck(token, 'sign-in');
  const isUsed = useRef(false);
  const spendLink = async () => {
    if (isUsed.current) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: a call of the contract that is named so, not a hook
    await api.publicIdentity.useSignInLink({ token });
    isUsed.current = true;
  };
  const expired = (
    <>
      <LinkExpired>
        A link to sign in works once, for 15 minutes, and only the newest one works. We can send you another.
      </LinkExpired>
      <SignInLinkOffer email="" />
    </>
  );
  return (
    <LinkPage check={check} title={title} expired={expired} signInPath={signInPath}>
      {(email) => (
        <FormPage title={title} lead="Your link works. Enter your password to sign in.">
          <SignInForm
            email={email}
            signIn={async (input) => {
              await spendLink();
              await signIn(input);
            }}
          />
        </FormPage>
      )}
    </LinkPage>
  );
};
