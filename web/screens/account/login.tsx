import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '#web/session/redirect-target.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { landingPath } from '../../routing/index.ts';
import { useSession } from '../../session/index.ts';
import { AccountSignIn } from './account-sign-in.tsx';
import { LinkedSignIn } from './linked-sign-in.tsx';

/**
 * login/{email}: signs in families and staff. Someone who is signed in goes on to the redirect of the address, or to where a sign-in goes. An address
 * that names another email asks them to sign in as that person. `?token=` is that of an emailed link.
 */
export const Component = () => {
  const { email = '' } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const redirect = search.get('redirect');
  if (user && (!email || email.toLowerCase() === user.email))
    return <Navigate to={redirectTarget(redirect, landingPath(user))} replace />;
  const token = search.get('token');
  const signIn = (lead: string, given: { email: string; beforeSignIn?: () => Promise<void> }) => (
    // Once signed in, the screen renders again and redirects.
    <AccountSignIn key={given.email} {...given} onSignedIn={() => undefined}>
      {({ step, title, form }) => (
        <FormPage title={title} lead={step === 'sign-in' ? lead : undefined}>
          {form}
        </FormPage>
      )}
    </AccountSignIn>
  );
  if (token)
    return (
      <LinkedSignIn token={token} title="Sign in" signInPath={paths.login({ email })}>
        {({ lead, ...given }) => signIn(lead, given)}
      </LinkedSignIn>
    );
  const plain = sessionStore.hasSignedOut('app') ? 'You’re signed out.' : 'For families and funeral home staff.';
  const lead = redirect ? 'Sign in to continue to that page.' : plain;
  return signIn(lead, { email });
};
