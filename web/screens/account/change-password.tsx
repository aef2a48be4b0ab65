import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { api, startSession } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { changePasswordFormSchema } from './account-schemas.ts';
import { NewPasswordField, UsernameForManagers } from './new-password-field.tsx';

/** The own password, changed by whoever knows it. Every other session of the account ends; this one goes on with the new answer. */
export const ChangePassword = ({ email }: { email: string }) => {
  const form = useZodForm({
    schema: changePasswordFormSchema,
    defaultValues: { currentPassword: '', password: '' },
    labels: { currentPassword: 'Current password', password: 'New password' },
    send: async (values) => {
      startSession(await api.appuser.resetCurrentPassword(values));
      form.form.reset();
      toast('Your password is changed. You are signed out everywhere else.', { tone: 'success' });
    },
  });
  return (
    <ZodForm form={form} label="Change your password">
      <UsernameForManagers email={email} />
      <PasswordField {...form.field('currentPassword')} autoComplete="current-password" maxLength={256} />
      <NewPasswordField {...form.field('password')} />
      <div>
        <Button type="submit" isBusy={form.isBusy} busyLabel="Saving...">
          Change password
        </Button>
      </div>
    </ZodForm>
  );
};
