import { useEffect } from 'react';
import * as z from 'zod';
import { recoveryCodeSchema } from '#shared/contract/second-factor.ts';
import { useZodForm } from '../../../parts/use-zod-form.ts';
import { ZodForm } from '../../../parts/zod-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const schema = z.strictObject({ code: recoveryCodeSchema });

/** Asks for one of the recovery codes, for somebody who has lost the app. */
export const RecoveryForm = ({ send }: { send: (code: string) => Promise<void> }) => {
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
      <p className="text-muted">Each recovery code works once. Next, you'll set up your authenticator app again.</p>
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
