import { Navigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { redirectTarget } from '../../routing/redirect-target.ts';
import { signInToSystem, useSession } from '../../session/index.ts';
import { toast } from '../../ui/toast.ts';
import { workPaths } from '../../work-paths.ts';
import { SignInForm } from '../account/sign-in-form.tsx';

/** /System/Login: the sign-in of system administrators, apart from everybody else's. */
export const Component = () => {
  const [search] = useSearchParams();
  const { systemUser } = useSession();
  if (systemUser) return <Navigate to={redirectTarget(search.get('redirect'), workPaths.systemSupportLogin())} replace />;
  return (
    <FormPage title="System sign in" lead="For system administrators only.">
      <SignInForm
        signIn={async (input) => {
          await signInToSystem(input);
          toast('Welcome back!', { tone: 'success' });
        }}
      />
    </FormPage>
  );
};
