import { type ReactNode, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { EmailField } from '#web/ui/text-field.tsx';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { problemOf } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { signInFormSchema } from './account-schemas.ts';
import { SignInLinkOffer } from './sign-in-link-offer.tsx';

export type SignInFormProps = {
  email?: string;
  /** Takes the focus immediately, because the person has just come back to it. */
  isFocused?: boolean;
  /** Signs in and goes on. What it throws is shown above the fields. */
  signIn: (input: { email: string; password: string }) => Promise<void>;
  /** Shows links under the button: forgotten password, create an account. Gets what is in the Username field. */
  links?: (typedEmail: string) => ReactNode;
};

/**
 * Shows username, password, and the sign-in button. Enter in either field submits. After too many attempts, and with the last one before that, it
 * offers an emailed link (docs/limits.md, Signing in).
 */
export const SignInForm = ({ email = '', isFocused = false, signIn, links }: SignInFormProps) => {
  const form = useZodForm({
    schema: signInFormSchema,
    defaultValues: { email, password: '' },
    labels: { email: 'Username', password: 'Password' },
    send: signIn,
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isFocused) setFocus('email');
  }, [isFocused, setFocus]);
  const typedEmail = useWatch({ control: form.form.control, name: 'email' });
  const problem = problemOf(form.failure);
  const isLinkOffered = problem?.code === 'too_many_requests' || problem?.triesLeft !== undefined;
  return (
    <>
      <ZodForm form={form} label="Sign in">
        <EmailField {...form.field('email')} hint="Your email address" autoComplete="username" />
        <PasswordField {...form.field('password')} autoComplete="current-password" maxLength={256} />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Logging in...">
          Login
        </Button>
      </ZodForm>
      {isLinkOffered && <SignInLinkOffer email={typedEmail} />}
      {links?.(typedEmail)}
    </>
  );
};
