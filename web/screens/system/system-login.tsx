import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { redirectTarget } from '../../routing/redirect-target.ts';
import { isPending, signInToSystem, useSession } from '../../session/index.ts';
import { toast } from '../../ui/toast.ts';
import { workPaths } from '../../work-paths.ts';
import { SignInForm } from '../account/sign-in-form.tsx';
import { systemDoor } from '../account/two-step/door.ts';
import { TwoStep, type Waiting } from '../account/two-step/two-step.tsx';

const welcome = () => toast('Welcome back!', { tone: 'success' });

/** /System/Login: the sign-in of system administrators, apart from everybody else's. It always takes a second factor. */
export const Component = () => {
  const [search] = useSearchParams();
  const { systemUser } = useSession();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  if (systemUser) return <Navigate to={redirectTarget(search.get('redirect'), workPaths.systemSupportLogin())} replace />;
  if (waiting)
    return (
      <TwoStep {...waiting} door={systemDoor} onSignedIn={welcome} onBack={() => setWaiting(null)}>
        {({ title, form }) => <FormPage title={title}>{form}</FormPage>}
      </TwoStep>
    );
  return (
    <FormPage title="System sign in" lead="For system administrators only.">
      <SignInForm
        signIn={async (input) => {
          const answer = await signInToSystem(input);
          if (isPending(answer)) setWaiting({ pending: answer, ...input });
          else welcome();
        }}
      />
    </FormPage>
  );
};
