import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { paths } from '../../paths.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';

/** Replaces the sign-in form after its Create Account link. */
const CreateAccount = ({ email, onBack }: { email: string; onBack: () => void }) => {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div>
      <SignUpLinkForm
        email={email}
        lead={
          <p ref={lead} tabIndex={-1} className="text-muted outline-none">
            An account for families. Enter your email address, and we’ll send you a link to continue.
          </p>
        }
      />
      <TextButton className="mt-4" onClick={onBack}>
        Back to sign in
      </TextButton>
    </div>
  );
};

/** What the person is asked for: email and password, a new account, or the second factor. */
type SignInStep = 'sign-in' | 'create' | 'two-step';

export type AccountSignInProps = {
  email?: string;
  beforeSignIn?: () => Promise<void>;
  onSignedIn: (user: SessionUser) => void;
  /** Renders the screen or the drawer around the form. */
  children: (view: { step: SignInStep; title: string; form: ReactNode }) => ReactNode;
};

/** Signs families and staff in, with links to the other ways. The sign-in screen and the drawer share it. */
export const AccountSignIn = ({ email = '', beforeSignIn, onSignedIn, children }: AccountSignInProps) => {
  const [typed, setTyped] = useState(email);
  const [step, setStep] = useState<'sign-in' | 'create' | 'back'>('sign-in');
  if (step === 'create')
    return children({
      step,
      title: 'Create an account',
      form: <CreateAccount email={typed} onBack={() => setStep('back')} />,
    });
  return (
    <SignInSteps
      email={typed}
      isFocused={step === 'back'}
      {...(beforeSignIn ? { beforeSignIn } : {})}
      onSignedIn={(user) => {
        toast('Welcome back!', { tone: 'success' });
        onSignedIn(user);
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
    >
      {children}
    </SignInSteps>
  );
};
