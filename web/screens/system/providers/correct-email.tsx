import * as z from 'zod';
import type { SystemProvider } from '#shared/contract/system-providers.ts';
import { email } from '#shared/values/schemas.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForgetProviders } from './use-system-providers.ts';

const schema = z.object({ email });
const labels = { email: 'Email' };

type CorrectEmailProps = { id: string; owner: NonNullable<SystemProvider['owner']>; onClose: () => void };

/** Asks for the correct email of an owner who hasn't joined, and sends the invitation there. */
export const CorrectEmail = ({ id, owner, onClose }: CorrectEmailProps) => {
  const forget = useForgetProviders();
  const keyFor = useIdempotencyKey();
  // Reload in any case, because someone else may have been faster.
  const close = () => {
    void forget();
    onClose();
  };
  const form = useZodForm({
    schema,
    labels,
    defaultValues: { email: owner.email },
    send: async (values) => {
      const input = { id, ...values, version: owner.version };
      await api.systemProviders.correctOwnerEmail(input, { context: { idempotencyKey: keyFor(input) } });
      toast(`The invitation is on its way to ${values.email}.`, { tone: 'success' });
      close();
    },
  });
  return (
    <Dialog
      title="Correct the owner’s email"
      isOpen
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Close</Button>
          <Button look="primary" isBusy={form.isBusy} busyLabel="Sending..." onClick={form.onSubmit}>
            Correct and send invitation
          </Button>
        </>
      }
    >
      <ZodForm form={form} label="Correct the owner’s email">
        <p>
          {owner.fullName} will be invited at this address instead. The link sent to{' '}
          <span className="wrap-anywhere">{owner.email}</span> no longer works.
        </p>
        <EmailField {...form.field('email')} autoComplete="off" />
      </ZodForm>
    </Dialog>
  );
};
