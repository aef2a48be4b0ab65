import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { paths } from '../../paths.ts';
import { isPending, signIn } from '../../session/index.ts';
import { Skeleton } from '../../ui/states.tsx';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { CreateAccount } from './create-account.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { TwoStepProps, Waiting } from './two-step/two-step.tsx';

/** Loaded for those who have a second factor, or have to set one up. */
const AppTwoStep = lazy(() => import('./two-step/app-two-step.tsx'));

const LaterSteps = (props: Omit<TwoStepProps<SessionUser>, 'door'>) => (
  <Suspense fallback={props.children({ title: 'Sign in', form: <Skeleton className="h-40" /> })}>
    <AppTwoStep {...props} />
  </Suspense>
);

/** What is asked for at present: e-mail and password, a new account, or the second factor. */
export type SignInStep = 'sign-in' | 'create' | 'two-step';

export type AccountSignInProps = {
  email?: string;
  onSignedIn: (user: SessionUser) => void;
  /** Draws the screen or the drawer around what is asked for at present. */
  children: (view: { step: SignInStep; title: string; form: ReactNode }) => ReactNode;
};

/** The sign-in of families and staff with its ways out, alike on the Login screen and in the drawer. */
export const AccountSignIn = ({ email = '', onSignedIn, children }: AccountSignInProps) => {
  const [typed, setTyped] = useState(email);
  const [step, setStep] = useState<'sign-in' | 'create' | 'back'>('sign-in');
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const welcome = (user: SessionUser) => {
    toast('Welcome back!', { tone: 'success' });
    onSignedIn(user);
  };
  const signInForm = (
    <SignInForm
      email={typed}
      isFocused={step === 'back'}
      signIn={async (input) => {
        const answer = await signIn(input);
        if (isPending(answer)) setWaiting({ pending: answer, ...input });
        else welcome(answer);
      }}
      links={(typedEmail) => (
        <div className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <TextLink
            to={paths.forgotPassword({ force: true })}
            state={{ email: typedEmail }}
            className="inline-flex min-h-11 items-center"
          >
            Forgot Password
          </TextLink>
          <TextButton
            onClick={() => {
              setTyped(typedEmail);
              setStep('create');
            }}
          >
            Create Account
          </TextButton>
        </div>
      )}
    />
  );
  if (waiting)
    return (
      <LaterSteps
        {...waiting}
        onSignedIn={welcome}
        onBack={() => {
          setTyped(waiting.email);
          setWaiting(null);
          setStep('back');
        }}
      >
        {(view) => children({ step: 'two-step', ...view })}
      </LaterSteps>
    );
  if (step === 'create')
    return children({
      step,
      title: 'Create an account',
      form: <CreateAccount email={typed} onBack={() => setStep('back')} />,
    });
  return children({ step: 'sign-in', title: 'Sign in', form: signInForm });
};
