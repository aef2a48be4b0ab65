import { Navigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { redirectTarget } from '../../routing/redirect-target.ts';
import { signInToSystem, useSession } from '../../session/index.ts';
import { toast } from '../../ui/toast.ts';
import { workPaths } from '../../work-paths.ts';
import { LinkedSignIn } from '../account/linked-sign-in.tsx';
import { SignInForm } from '../account/sign-in-form.tsx';

const signIn = async (input: { email: string; password: string }) => {
  await signInToSystem(input);
  toast('Welcome back!', { tone: 'success' });
};

/** /System/Login: the sign-in of system administrators, apart from everybody else's. `?token=` is that of an emailed link. */
export const Component = () => {
  const [search] = useSearchParams();
  const { systemUser } = useSession();
  if (systemUser) return <Navigate to={redirectTarget(search.get('redirect'), workPaths.systemSupportLogin())} replace />;
  const token = search.get('token');
  if (token) return <LinkedSignIn token={token} title="System sign in" signIn={signIn} signInPath={paths.systemLogin()} />;
  return (
    <FormPage title="System sign in" lead="For system administrators only.">
      <SignInForm signIn={signIn} />
    </FormPage>
  );
};
