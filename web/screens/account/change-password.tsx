import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast.ts';
import { changePasswordFormSchema } from './account-schemas.ts';
import { NewPasswordField, UsernameForManagers } from './new-password-field.tsx';
import type { NewPassword } from './security/security-calls.ts';

type ChangePasswordProps = { email: string; change: (values: NewPassword) => Promise<unknown> };

/** Changes the person's own password, with the current one as proof. Every other session of the account ends; this one continues. */
export const ChangePassword = ({ email, change }: ChangePasswordProps) => {
  const form = useZodForm({
    schema: changePasswordFormSchema,
    defaultValues: { currentPassword: '', password: '' },
    labels: { currentPassword: 'Current password', password: 'New password' },
    send: async (values) => {
      await change(values);
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
