import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { landingPath, redirectTarget } from '../../routing/index.ts';
import { signIn, useSession } from '../../session/index.ts';
import { toast } from '../../ui/toast.ts';
import { AccountSignIn } from './account-sign-in.tsx';
import { LinkedSignIn } from './linked-sign-in.tsx';

/** Signs in behind an emailed link. Signed in, the screen is drawn once more and goes on. */
const signInWithLink = async (input: { email: string; password: string }) => {
  await signIn(input);
  toast('Welcome back!', { tone: 'success' });
};

/**
 * login/{email}: sign-in of families and staff. Whoever is signed in goes on to the redirect of the address, or to where they land; an address
 * that names another e-mail than theirs asks them to sign in as that person. `?token=` is that of an emailed link.
 */
export const Component = () => {
  const { email = '' } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const redirect = search.get('redirect');
  if (user && (!email || email.toLowerCase() === user.email))
    return <Navigate to={redirectTarget(redirect, landingPath(user))} replace />;
  const token = search.get('token');
  if (token) return <LinkedSignIn token={token} title="Sign in" signIn={signInWithLink} signInPath={paths.login({ email })} />;
  const lead = redirect ? 'Please sign in to go on to that page.' : 'For families, and for the staff of funeral homes.';
  return (
    // Signed in, the screen is drawn once more and goes on by itself.
    <AccountSignIn key={email} email={email} onSignedIn={() => undefined}>
      {({ isCreating, form }) => (
        <FormPage title={isCreating ? 'Create an account' : 'Sign in'} lead={isCreating ? undefined : lead}>
          {form}
        </FormPage>
      )}
    </AccountSignIn>
  );
};
