import { type ReactNode, useRef } from 'react';
import { api } from '../../session/index.ts';
import { LinkExpired } from './link-expired.tsx';
import { LinkPage } from './link-page.tsx';
import { SignInLinkOffer } from './sign-in-link-offer.tsx';
import { useLinkCheck } from './use-link-check.ts';

export type LinkedSignInProps = {
  token: string;
  title: string;
  /** The sign-in without a link. */
  signInPath: string;
  /** Renders the sign-in; `beforeSignIn` uses up the link. */
  children: (sign: { email: string; lead: string; beforeSignIn: () => Promise<void> }) => ReactNode;
};

/**
 * Signs in with the emailed link of a person whose account had too many attempts. The link is used when the form is submitted, not when the page
 * opens, so that an email program that previews links doesn't use it up.
 */
export const LinkedSignIn = ({ token, title, signInPath, children }: LinkedSignInProps) => {
  const check = useLinkCheck(token, 'sign-in');
  const isUsed = useRef(false);
  const beforeSignIn = async () => {
    if (isUsed.current) return;
    // biome-ignore lint/correctness/useHookAtTopLevel: the contract has a call with this name; it isn't a hook
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
      {(email) => children({ email, lead: 'Your link works. Enter your password to sign in.', beforeSignIn })}
    </LinkPage>
  );
};
