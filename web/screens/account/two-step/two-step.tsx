import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as z from 'zod';
import { type PendingSignIn, recoveryCodeSchema } from '#shared/contract/second-factor.ts';
import { useZodForm } from '../../../parts/use-zod-form.ts';
import { ZodForm } from '../../../parts/zod-form.tsx';
import { problemOf } from '../../../session/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import { CodeForm } from './code-form.tsx';
import type { CompletedSignIn, Door } from './door.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SET_UP_ENDED, SetUpForm } from './set-up-form.tsx';

const schema = z.strictObject({ code: recoveryCodeSchema });

/** Asks for one of the recovery codes, for people who have lost the app. */
const RecoveryForm = ({ send, lostBoth }: { send: (code: string) => Promise<void>; lostBoth: string }) => {
  const form = useZodForm({
    schema,
    defaultValues: { code: '' },
    labels: { code: 'Recovery code' },
    send: ({ code }) => send(code),
  });
  const { setFocus } = form.form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <ZodForm form={form} label="Sign in with a recovery code">
      <p className="text-muted">Each recovery code works once. Next, you’ll set up your authenticator app again. {lostBoth}</p>
      <TextField
        {...form.field('code')}
        hint="Like ABCD-EFGH-IJKL-MNOP"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Checking...">
        Use this code
      </Button>
    </ZodForm>
  );
};

/** A sign-in whose password was correct. It is only in this page's memory, including the password, which a recovery code has to come with. */
export type PendingTwoStep = { pending: PendingSignIn; email: string; password: string };

export type TwoStepProps<User> = PendingTwoStep & {
  door: Door<User>;
  onSignedIn: (user: User) => void | Promise<void>;
  /** Gives up, and goes back to email and password. */
  onBack: () => void;
  backLabel?: string;
  /** Renders the screen, the drawer, or the panel around the step. */
  children: (view: { title: string; form: ReactNode }) => ReactNode;
};

/** Says that the sign-in has ended, and takes the focus from the field that is gone. */
const SignInEnded = ({ isSetUp, back }: { isSetUp: boolean; back: ReactNode }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className="grid gap-4 outline-none">
      <Banner tone="warning" role="alert">
        {isSetUp ? SET_UP_ENDED : 'This sign-in has ended, because it took too long or too many codes were wrong.'}
      </Banner>
      {back}
    </div>
  );
};

/**
 * Shows the steps between a correct password and the session: the app's code, or a recovery code, or setting up an app and saving its recovery codes.
 */
export const TwoStep = <User,>({
  pending: first,
  email,
  password,
  door,
  onSignedIn,
  onBack,
  backLabel = 'Back to sign in',
  children,
}: TwoStepProps<User>) => {
  const [pending, setPending] = useState(first);
  const [isRecovering, setIsRecovering] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const [completed, setCompleted] = useState<CompletedSignIn<User> | null>(null);
  const back = <TextButton onClick={onBack}>{backLabel}</TextButton>;

  /** Restarts an ended sign-in with the password. Any other refusal shows beside the field. */
  const orEnd = async (work: Promise<void>): Promise<void> => {
    try {
      await work;
    } catch (error) {
      if (problemOf(error)?.code !== 'sign_in_ended') throw error;
      setHasEnded(true);
    }
  };
  const answer = (code: string) =>
    orEnd(
      door.answer({ challenge: pending.challenge, code }).then((done) => {
        if (!done.recoveryCodes) return onSignedIn(done.begin());
        return setCompleted(done);
      }),
    );
  const recover = (code: string) =>
    orEnd(door.recover({ challenge: pending.challenge, password, code }).then(setPending)).then(() => setIsRecovering(false));

  if (completed?.recoveryCodes)
    return children({
      title: 'Save your recovery codes',
      form: <RecoveryCodes codes={completed.recoveryCodes} email={email} onDone={() => void onSignedIn(completed.begin())} />,
    });
  if (hasEnded)
    return children({ title: 'Sign in again', form: <SignInEnded isSetUp={pending.secondFactor === 'set-up'} back={back} /> });
  if (pending.secondFactor === 'set-up')
    return children({
      title: 'Set up two-step sign-in',
      form: (
        <div className="grid gap-4">
          <SetUpForm email={email} secret={pending.secret ?? ''} codesLeft={pending.recoveryCodesLeft} send={answer} />
          {back}
        </div>
      ),
    });
  if (isRecovering)
    return children({
      title: 'Use a recovery code',
      form: (
        <div className="grid gap-4">
          <RecoveryForm send={recover} lostBoth={door.lostBoth} />
          <TextButton onClick={() => setIsRecovering(false)}>Use your authenticator app</TextButton>
        </div>
      ),
    });
  return children({
    title: 'Enter your code',
    form: (
      <div className="grid gap-4">
        <CodeForm button="Sign in" busyLabel="Signing in..." isFocused send={answer} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <TextButton onClick={() => setIsRecovering(true)}>Use a recovery code</TextButton>
          {back}
        </div>
      </div>
    ),
  });
};
