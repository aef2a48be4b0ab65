import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { landingPath, redirectTarget } from '../../routing/index.ts';
import { useSession } from '../../session/index.ts';
import { AccountSignIn } from './account-sign-in.tsx';

/**
 * login/{email}: sign-in of families and staff. Whoever is signed in goes on to the redirect of the address, or to where they land; an address
 * that names another e-mail than theirs asks them to sign in as that person.
 */
export const Component = () => {
  const { email = '' } = useParams();
  const [search] = useSearchParams();
  const { user } = useSession();
  const redirect = search.get('redirect');
  if (user && (!email || email.toLowerCase() === user.email))
    return <Navigate to={redirectTarget(redirect, landingPath(user))} replace />;
  const lead = redirect ? 'Please sign in to go on to that page.' : 'For families, and for the staff of funeral homes.';
  return (
    // Signed in, the screen is drawn once more and goes on by itself.
    <AccountSignIn key={email} email={email} onSignedIn={() => undefined}>
      {({ step, title, form }) => (
        <FormPage title={title} lead={step === 'sign-in' ? lead : undefined}>
          {form}
        </FormPage>
      )}
    </AccountSignIn>
  );
};
