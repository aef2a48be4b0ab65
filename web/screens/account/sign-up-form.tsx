import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { normalizeEmail } from '#shared/values/email.ts';
import { FormPhoneField } from '../../parts/form-phone-field.tsx';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { paths } from '../../paths.ts';
import { api, problemOf, startSession } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { AcceptTerms } from './accept-terms.tsx';
import { signUpFormSchema } from './account-schemas.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { SignUpLinkForm } from './sign-up-link-form.tsx';

const labels = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  password: 'Password',
  acceptTermsAndConditions: 'Terms and Conditions',
};

/** Asks for a new family user's name, address, password, and consent, and signs them in. A failure keeps everything typed. */
export const SignUpForm = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate();
  const form = useZodForm({
    schema: signUpFormSchema,
    defaultValues: { firstName: '', lastName: '', email, phone: '', password: '' },
    labels,
    send: async (values) => {
      startSession(await api.appuser.createAccount({ ...values, token, phone: values.phone || null }));
      toast('Welcome', { tone: 'success' });
      await navigate(paths.accountDetails(), { replace: true });
    },
  });
  const typedEmail = useWatch({ control: form.form.control, name: 'email' });
  const isOther = typedEmail !== '' && normalizeEmail(typedEmail) !== email;
  const isDead = problemOf(form.failure)?.code === 'token_used';
  return (
    <>
      <ZodForm form={form} label="Create your account">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={64} />
          <TextField {...form.field('lastName')} autoComplete="family-name" maxLength={64} />
        </div>
        <EmailField
          {...form.field('email')}
          hint={
            isOther ? `We will write to this other address. Until you have confirmed it, you sign in with ${email}.` : undefined
          }
          autoComplete="username"
        />
        <FormPhoneField form={form} name="phone" isOptional autoComplete="tel" />
        <NewPasswordField {...form.field('password')} />
        <AcceptTerms {...form.field('acceptTermsAndConditions')} />
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Creating your account...">
          Create account
        </Button>
      </ZodForm>
      {isDead && (
        <section aria-labelledby="new-link" className="mt-8 border-t border-border pt-6">
          <h2 id="new-link" className="mb-4 text-lg">
            Get a new link
          </h2>
          <SignUpLinkForm email={email} />
        </section>
      )}
    </>
  );
};
