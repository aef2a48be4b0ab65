import * as z from 'zod';
import { proofCodeSchema } from '#shared/contract/second-factor.ts';
import { passwordSchema } from '#shared/contract/session.ts';
import { useZodForm } from '../../../parts/use-zod-form.ts';
import { ZodForm } from '../../../parts/zod-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { UsernameForManagers } from '../new-password-field.tsx';

export type Proof = { password: string; code?: string };

export type ProofFormProps = {
  email: string;
  /** Whether to ask for a code too, because two-step sign-in is on. */
  needsCode: boolean;
  button: string;
  send: (proof: Proof) => Promise<void>;
  onCancel: () => void;
};

const withCode = z.strictObject({ password: passwordSchema, code: proofCodeSchema });
const passwordAlone = z.strictObject({ password: passwordSchema, code: z.string() });

/** Asks for the password, and for a code if there is an app, before anything about the sign-in changes. */
export const ProofForm = ({ email, needsCode, button, send, onCancel }: ProofFormProps) => {
  const form = useZodForm({
    schema: needsCode ? withCode : passwordAlone,
    defaultValues: { password: '', code: '' },
    labels: { password: 'Current password', code: 'Code' },
    send: ({ password, code }) => send(needsCode ? { password, code } : { password }),
  });
  return (
    <ZodForm form={form} label={button}>
      <UsernameForManagers email={email} />
      <PasswordField {...form.field('password')} autoComplete="current-password" maxLength={256} />
      {needsCode && (
        <TextField
          {...form.field('code')}
          hint="6 digits from your authenticator app, or a recovery code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={form.isBusy} busyLabel="Checking...">
          {button}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </ZodForm>
  );
};
