import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod';
import type { CaseInvitationView } from '#shared/contract/public-identity.ts';
import { acceptTermsSchema, newPasswordSchema, personNameSchema } from '#shared/contract/session.ts';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { paths } from '../../paths.ts';
import { api, problemOf, signIn } from '../../session/index.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choices.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { caseLanding } from './case-landing.ts';
import { NewPasswordField, UsernameForManagers } from './new-password-field.tsx';

const joinFormSchema = z.strictObject({
  firstName: personNameSchema('First name'),
  lastName: personNameSchema('Last name'),
  password: newPasswordSchema,
  acceptTermsAndConditions: acceptTermsSchema,
});

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  password: 'Password',
  acceptTermsAndConditions: 'Terms and Conditions',
};

type Joined = { email: string; caseId: string };

/** The account is made; only signing in did not work (the network, say). */
const ToSignIn = ({ email, caseId }: Joined) => (
  <div role="status">
    <p className="mb-5">Your account is ready. Please sign in to go on.</p>
    <LinkButton look="primary" isWide to={paths.login({ email, redirect: caseLanding(caseId) })}>
      Sign in
    </LinkButton>
  </div>
);

/** Name, password and consent of a relative who is new; takes part, signs in and opens the case. A failure leaves all of it standing. */
export const CaseJoinForm = ({ token, invitation }: { token: string; invitation: CaseInvitationView }) => {
  const navigate = useNavigate();
  const [joined, setJoined] = useState<Joined | null>(null);
  const email = invitation.email ?? '';
  const form = useZodForm({
    schema: joinFormSchema,
    defaultValues: { firstName: invitation.firstName ?? '', lastName: invitation.lastName ?? '', password: '' },
    labels,
    send: async ({ acceptTermsAndConditions: _accepted, ...person }) => {
      const made = await api.publicIdentity.joinCase({ token, ...person });
      const user = await signIn({ email: made.email, password: person.password }).catch(() => null);
      if (user) await navigate(caseLanding(made.caseId), { replace: true });
      else setJoined(made);
    },
  });
  if (joined) return <ToSignIn {...joined} />;
  const isDead = problemOf(form.failure)?.code === 'token_used';
  return (
    <>
      <ZodForm form={form} label="Take part">
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
        <Checkbox
          {...form.field('acceptTermsAndConditions')}
          label={
            <>
              I accept the{' '}
              <TextLink to={paths.termsAndConditions()} target="_blank">
                Terms and Conditions<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </TextLink>{' '}
              and have read the{' '}
              <TextLink to={paths.privacyPolicy()} target="_blank">
                Privacy Policy<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
              </TextLink>
              .
            </>
          }
        />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="One moment...">
          See the arrangements
        </Button>
      </ZodForm>
      {isDead && (
        <p className="mt-5">
          Have you been here before? <TextLink to={paths.login({ email })}>Sign in</TextLink>
        </p>
      )}
    </>
  );
};
