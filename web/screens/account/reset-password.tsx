import { useNavigate, useParams } from 'react-router-dom';
import { FormPage } from '../../parts/form-page.tsx';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { paths } from '../../paths.ts';
import { api, problemOf, signOut, useSession } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { toast } from '../../ui/toast.ts';
import { newPasswordFormSchema } from './account-schemas.ts';
import { LinkExpired } from './link-expired.tsx';
import { LinkPage } from './link-page.tsx';
import { NewPasswordField, UsernameForManagers } from './new-password-field.tsx';
import { ResetLinkForm } from './reset-link-form.tsx';
import { useLinkCheck } from './use-link-check.ts';

/** reset-password/{tokenId}: sets a new password with the token of an emailed link, and goes to the sign-in. */
export const Component = () => {
  const { tokenId = '' } = useParams();
  const check = useLinkCheck(tokenId, 'password-reset');
  return (
    <LinkPage
      check={check}
      title="Choose a new password"
      expired={
        <>
          <LinkExpired>
            A link to choose a password works once, within one hour. Enter your email address, and we’ll send you a new one.
          </LinkExpired>
          <ResetLinkForm />
        </>
      }
    >
      {(email) => (
        <FormPage
          title="Choose a new password"
          lead={
            <>
              For <strong className="font-semibold break-words text-text">{email}</strong>
            </>
          }
        >
          <NewPasswordForm token={tokenId} email={email} />
        </FormPage>
      )}
    </LinkPage>
  );
};

const NewPasswordForm = ({ token, email }: { token: string; email: string }) => {
  const navigate = useNavigate();
  const { user } = useSession();
  const form = useZodForm({
    schema: newPasswordFormSchema,
    defaultValues: { password: '' },
    labels: { password: 'New password' },
    send: async ({ password }) => {
      // biome-ignore lint/correctness/useHookAtTopLevel: the contract has a call with this name; it isn't a hook
      await api.publicIdentity.usePasswordResetToken({ token, password });
      // Every session of the account has just ended, including this browser's.
      if (user?.email === email) await signOut();
      toast('Your password is changed. Please sign in with it.', { tone: 'success' });
      await navigate(paths.login({ email }), { replace: true });
    },
  });
  return (
    <ZodForm form={form} label="New password">
      <UsernameForManagers email={email} />
      <NewPasswordField {...form.field('password')} />
      <p className="text-sm text-muted">For your safety you will be signed out everywhere else.</p>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Saving...">
        Save password
      </Button>
      {problemOf(form.failure)?.code === 'token_used' && (
        <TextLink to={paths.forgotPassword()} className="justify-self-center">
          Send me a new link
        </TextLink>
      )}
    </ZodForm>
  );
};
