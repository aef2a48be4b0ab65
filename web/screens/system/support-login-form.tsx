import * as z from 'zod';
import { supportReasonSchema } from '#shared/contract/session.ts';
import { email } from '#shared/values/schemas.ts';
import { useZodForm } from '../../parts/use-zod-form.ts';
import { ZodForm } from '../../parts/zod-form.tsx';
import { startSupport, useIdempotencyKey } from '../../session/index.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField, TextArea } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

const supportFormSchema = z.strictObject({ email, reason: supportReasonSchema });

/** Asks whom to act for, and why. The support session stores both. */
export const SupportLoginForm = () => {
  const keyFor = useIdempotencyKey();
  const form = useZodForm({
    schema: supportFormSchema,
    defaultValues: { email: '', reason: '' },
    labels: { email: "Provider user's email", reason: 'Reason' },
    send: async (values) => {
      const { support } = await startSupport(values, keyFor(values));
      if (support) toast(`You are acting as ${support.user.firstName} ${support.user.lastName}.`);
    },
  });
  return (
    <ZodForm form={form} label="Support login">
      <EmailField {...form.field('email')} autoComplete="off" />
      <TextArea
        {...form.field('reason')}
        hint="Such as the support request number. We keep it with the record of this session."
        rows={3}
        maxLength={400}
      />
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Starting...">
        Start support session
      </Button>
    </ZodForm>
  );
};
