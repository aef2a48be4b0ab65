import { useEffect } from 'react';
import * as z from 'zod';
import { authenticatorCodeSchema } from '#shared/contract/second-factor.ts';
import { useZodForm } from '../../../parts/use-zod-form.ts';
import { ZodForm } from '../../../parts/zod-form.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

const schema = z.strictObject({ code: authenticatorCodeSchema });

export type CodeFormProps = {
  button: string;
  busyLabel: string;
  /** Focuses the field as soon as it renders. */
  isFocused?: boolean;
  send: (code: string) => Promise<void>;
};

/** Asks for the six digits in the authenticator app. A wrong code stays in the field, selected, so that typing replaces it. */
export const CodeForm = ({ button, busyLabel, isFocused = false, send }: CodeFormProps) => {
  const form = useZodForm({
    schema,
    defaultValues: { code: '' },
    labels: { code: 'Code' },
    send: ({ code }) => send(code),
  });
  const { setFocus } = form.form;
  useEffect(() => {
    if (isFocused) setFocus('code');
  }, [isFocused, setFocus]);
  return (
    <ZodForm form={form} label="Code from your app">
      <TextField
        {...form.field('code')}
        hint="6 digits from your authenticator app"
        autoComplete="one-time-code"
        inputMode="numeric"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel={busyLabel}>
        {button}
      </Button>
    </ZodForm>
  );
};
