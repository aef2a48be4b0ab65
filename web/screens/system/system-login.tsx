import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { redirectTarget } from '#web/session/redirect-target.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { FormPage } from '../../parts/form-page.tsx';
import { paths } from '../../paths.ts';
import { isPending, signInToSystem, useSession } from '../../session/index.ts';
import { toast } from '../../ui/toast.ts';
import { workPaths } from '../../work-paths.ts';
import { LinkedSignIn } from '../account/linked-sign-in.tsx';
import { SignInForm } from '../account/sign-in-form.tsx';
import { systemDoor } from '../account/two-step/door.ts';
import { type PendingTwoStep, TwoStep } from '../account/two-step/two-step.tsx';

const title = 'System sign in';
const welcome = (): void => {
  toast('Welcome back!', { tone: 'success' });
};

type SignInProps = { lead: string; email?: string; beforeSignIn?: () => Promise<void> };

/** Asks for the password, then the second factor, which every administrator has. */
const SystemSignIn = ({ lead, email = '', beforeSignIn }: SignInProps) => {
  const [waiting, setWaiting] = useState<PendingTwoStep | null>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const goBack = () => {
    setTyped(waiting?.email ?? '');
    setWaiting(null);
  };
  if (waiting)
    return (
      <TwoStep {...waiting} door={systemDoor} onSignedIn={welcome} onBack={goBack}>
        {(step) => <FormPage title={step.title}>{step.form}</FormPage>}
      </TwoStep>
    );
  return (
    <FormPage title={title} lead={lead}>
      <SignInForm
        email={typed ?? email}
        isFocused={typed !== null}
        signIn={async (input) => {
          await beforeSignIn?.();
          const answer = await signInToSystem(input);
          if (isPending(answer)) setWaiting({ pending: answer, ...input });
          else welcome();
        }}
      />
    </FormPage>
  );
};

/** /System/Login: the sign-in of system administrators, separate from everyone else's. `?token=` is that of an emailed link. */
export const Component = () => {
  const [search] = useSearchParams();
  const { systemUser } = useSession();
  // While they act for someone, only the screen of the session is theirs.
  if (systemUser?.support) return <Navigate to={workPaths.systemSupportLogin()} replace />;
  if (systemUser) return <Navigate to={redirectTarget(search.get('redirect'), workPaths.systemHome())} replace />;
  const token = search.get('token');
  if (!token) {
    const isSignedOut = sessionStore.hasSignedOut('system') && !search.has('redirect');
    return <SystemSignIn lead={isSignedOut ? 'You’re signed out.' : 'For system administrators only.'} />;
  }
  return (
    <LinkedSignIn token={token} title={title} signInPath={paths.systemLogin()}>
      {(given) => <SystemSignIn {...given} />}
    </LinkedSignIn>
  );
};
