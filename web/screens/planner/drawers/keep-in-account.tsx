import { useState } from 'react';
import * as z from 'zod';
import { newPasswordSchema } from '#shared/contract/session.ts';
import { email } from '#shared/values/schemas.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { isPending, signIn } from '#web/session/sign-in.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { TextButton } from '#web/ui/text-link.tsx';
import { NewPasswordField } from '../../account/new-password-field.tsx';
import { SignInSteps } from '../../account/sign-in-steps.tsx';
import { planCalls } from '../store/plan-calls.ts';
import type { Planner } from '../store/use-planner.ts';

const schema = z.strictObject({ email, password: newPasswordSchema });

/** Makes sure that the account owns the plan after a sign-in, by linking it if needed. */
const takeAlong = async ({ store, planId }: Planner): Promise<void> => {
  const view = planId ? await planCalls.load(planId) : null;
  if (view) store.takeView(view);
  await store.link();
};

type AccountFormProps = { planner: Planner; onRefused: (typed: string) => void };

const AccountForm = ({ planner, onRefused }: AccountFormProps) => {
  const keyFor = useIdempotencyKey();
  const first = planner.plan.contacts.find(({ contactType }) => contactType === 'contact');
  const form = useZodForm({
    schema,
    defaultValues: { email: first?.email ?? '', password: '' },
    labels: { email: 'Email', password: 'Password' },
    send: async (values) => {
      if (!planner.planId) throw new Error('Save the plan before you add it to an account.');
      const input = { ...values, arrangementId: planner.planId };
      await api.signUp.createUserAccount(input, { context: { idempotencyKey: keyFor(input), staysHere: true } });
      // The API doesn't say whether the email had an account; the password does.
      const answer = await signIn(values).catch((error: unknown) => {
        if (problemOf(error)?.code === 'login_failed') return null;
        throw error;
      });
      if (answer === null || isPending(answer)) onRefused(values.email);
      else await takeAlong(planner);
    },
  });
  return (
    <ZodForm form={form} label="Create an account">
      <EmailField {...form.field('email')} autoComplete="username" />
      <NewPasswordField {...form.field('password')} />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Creating your account...">
        Create account and save
      </Button>
    </ZodForm>
  );
};

/** Saves the plan in a new account, or in the one that the person has. Neither loses anything. */
export const KeepInAccount = ({ planner }: { planner: Planner }) => {
  const [view, setView] = useState<'create' | 'sign-in'>('create');
  const [refused, setRefused] = useState<string | null>(null);
  if (view === 'create') {
    return (
      <div className="space-y-5">
        <p>Your plan is saved in this browser. With an account, you can continue on any device and share it when you’re ready.</p>
        {refused !== null && (
          <Banner tone="info" role="alert" title="Check your email">
            We sent an email to {refused}. If you already have an account, sign in and this plan goes with you. Nothing in your
            plan is lost.
          </Banner>
        )}
        <AccountForm planner={planner} onRefused={setRefused} />
        <TextButton onClick={() => setView('sign-in')}>I already have an account: sign in</TextButton>
      </div>
    );
  }
  return (
    <div className="space-y-5">
      <p>Sign in, and this plan is kept in your account.</p>
      <SignInSteps email={refused ?? ''} isFocused onSignedIn={() => takeAlong(planner)}>
        {({ step, title, form }) => (
          <>
            {step === 'two-step' && <h3 className="font-semibold">{title}</h3>}
            {form}
          </>
        )}
      </SignInSteps>
      <TextButton onClick={() => setView('create')}>Create an account instead</TextButton>
    </div>
  );
};
