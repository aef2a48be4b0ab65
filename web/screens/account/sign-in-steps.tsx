import { type ReactNode, useState } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { isPending, signIn } from '../../session/index.ts';
import { SignInForm } from './sign-in-form.tsx';
import type { PendingTwoStep } from './two-step/two-step.tsx';

/** Loads for people who have a second factor, or have to set one up. */
const AppTwoStep = lazyPart(() => import('./two-step/app-two-step.tsx'), 'The next step');

export type SignInStepsProps = {
  email?: string;
  /** Takes the focus, because the person has just come back to it. */
  isFocused?: boolean;
  /** Runs before the password is sent. What it throws is shown above the fields. */
  beforeSignIn?: () => Promise<void>;
  onSignedIn: (user: SessionUser) => void | Promise<void>;
  links?: (typedEmail: string) => ReactNode;
  /** Renders the screen, the drawer, or the panel around the form. */
  children: (view: { step: 'sign-in' | 'two-step'; title: string; form: ReactNode }) => ReactNode;
};

/** Asks for email and password, then for the second factor if there is one. */
export const SignInSteps = ({ email = '', isFocused = false, beforeSignIn, onSignedIn, links, children }: SignInStepsProps) => {
  const [typed, setTyped] = useState(email);
  const [isBack, setBack] = useState(isFocused);
  const [waiting, setWaiting] = useState<PendingTwoStep | null>(null);
  const form = (
    <SignInForm
      email={typed}
      isFocused={isBack}
      signIn={async (input) => {
        await beforeSignIn?.();
        const answer = await signIn(input);
        if (isPending(answer)) setWaiting({ pending: answer, ...input });
        else await onSignedIn(answer);
      }}
      {...(links ? { links } : {})}
    />
  );
  const signInView = children({ step: 'sign-in', title: 'Sign in', form });
  if (waiting)
    return (
      <AppTwoStep
        {...waiting}
        fallback={signInView}
        onSignedIn={onSignedIn}
        onBack={() => {
          setTyped(waiting.email);
          setWaiting(null);
          setBack(true);
        }}
      >
        {(view: { title: string; form: ReactNode }) => children({ step: 'two-step', ...view })}
      </AppTwoStep>
    );
  return signInView;
};
