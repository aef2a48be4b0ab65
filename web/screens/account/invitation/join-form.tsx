import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useZodForm } from '../../../parts/use-zod-form.ts';
import { ZodForm } from '../../../parts/zod-form.tsx';
import { paths } from '../../../paths.ts';
import { problemOf, signIn } from '../../../session/index.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { toast } from '../../../ui/toast.ts';
import { AcceptTerms } from '../accept-terms.tsx';
import { joinFormSchema } from '../account-schemas.ts';
import { NewPasswordField, UsernameForManagers } from '../new-password-field.tsx';
import type { Join } from './join.ts';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  acceptTermsAndConditions: 'Terms and Conditions',
};

export type JoinFormProps = {
  /** What the link says about the person it invites. */
  invited: { email: string; firstName: string | null; lastName: string | null };
  join: Join;
  words: {
    /** Names the form for screen readers. */
    form: string;
    submit: string;
    busy: string;
    /** Shows if the account was made and only signing in failed (because of the network, say). */
    madeOnly: string;
    /** Asks whether the reader has already joined, if the link was used meanwhile. */
    already: string;
    /** Greets in a toast; without it, there is no greeting. */
    welcome?: string;
  };
};

/** Asks a new person for name, password, and consent, then joins, signs in, and goes on. A failure keeps everything typed. */
export const JoinForm = ({ invited, join, words }: JoinFormProps) => {
  const navigate = useNavigate();
  const [landing, setLanding] = useState<string | null>(null);
  const { email } = invited;
  const form = useZodForm({
    schema: joinFormSchema,
    defaultValues: { firstName: invited.firstName ?? '', lastName: invited.lastName ?? '', password: '' },
    labels,
    send: async ({ acceptTermsAndConditions: _accepted, ...person }) => {
      const made = await join(person);
      const user = await signIn({ email: made.email, password: person.password }).catch(() => null);
      if (!user) return setLanding(made.landing);
      if (words.welcome) toast(words.welcome, { tone: 'success' });
      await navigate(made.landing, { replace: true });
    },
  });
  if (landing)
    return (
      <div role="status">
        <p className="mb-5">{words.madeOnly}</p>
        <LinkButton look="primary" isWide to={paths.login({ email, redirect: landing })}>
          Sign in
        </LinkButton>
      </div>
    );
  const isDead = problemOf(form.failure)?.code === 'token_used';
  return (
    <>
      <ZodForm form={form} label={words.form}>
        <p>
          <span className="block text-sm font-semibold">Email</span>
          <span className="wrap-anywhere">{email}</span>
          <span className="block text-sm text-muted">You sign in with this address.</span>
        </p>
        <UsernameForManagers email={email} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={64} />
          <TextField {...form.field('lastName')} autoComplete="family-name" maxLength={64} />
        </div>
        <NewPasswordField {...form.field('password')} />
        <AcceptTerms {...form.field('acceptTermsAndConditions')} />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel={words.busy}>
          {words.submit}
        </Button>
      </ZodForm>
      {isDead && (
        <p className="mt-5">
          {words.already} <TextLink to={paths.login({ email })}>Sign in</TextLink>
        </p>
      )}
    </>
  );
};
