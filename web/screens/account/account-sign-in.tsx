import { type ReactNode, useState } from 'react';
import type { SessionUser } from '#shared/contract/session.ts';
import { paths } from '../../paths.ts';
import { signIn } from '../../session/index.ts';
import { TextButton, TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { CreateAccount } from './create-account.tsx';
import { SignInForm } from './sign-in-form.tsx';

export type AccountSignInProps = {
  email?: string;
  onSignedIn: (user: SessionUser) => void;
  /** Draws the screen or the drawer around what is asked for at present. */
  children: (view: { isCreating: boolean; form: ReactNode }) => ReactNode;
};

/** The sign-in of families and staff with its ways out, alike on the Login screen and in the drawer. */
export const AccountSignIn = ({ email = '', onSignedIn, children }: AccountSignInProps) => {
  const [typed, setTyped] = useState(email);
  const [step, setStep] = useState<'sign-in' | 'create' | 'back'>('sign-in');
  const signInForm = (
    <SignInForm
      email={typed}
      isFocused={step === 'back'}
      signIn={async (input) => {
        const user = await signIn(input);
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
    />
  );
  const isCreating = step === 'create';
  return children({ isCreating, form: isCreating ? <CreateAccount email={typed} onBack={() => setStep('back')} /> : signInForm });
};
