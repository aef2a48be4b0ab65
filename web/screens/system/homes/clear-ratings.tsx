import * as z from 'zod';
import { supportReasonSchema } from '#shared/contract/session.ts';
import type { SystemLocation } from '#shared/contract/system-homes.ts';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextArea } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForgetHomes } from './use-system-homes.ts';

const schema = z.strictObject({ reason: supportReasonSchema });

/** Asks why a home loses its rating and reviews, and removes them. */
export const ClearRatings = ({ home: { id, name }, onClose }: { home: SystemLocation; onClose: () => void }) => {
  const forget = useForgetHomes();
  const keyFor = useIdempotencyKey();
  const title = `Clear the ratings of ${name}`;
  const form = useZodForm({
    schema,
    labels: { reason: 'Reason' },
    defaultValues: { reason: '' },
    send: async (values) => {
      const input = { id, ...values };
      await api.systemHomes.clearLocationRatings(input, { context: { idempotencyKey: keyFor(input) } });
      toast(`${name} has no rating and no reviews now.`, { tone: 'success' });
      void forget();
      onClose();
    },
  });
  return (
    <Dialog
      title={title}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" isBusy={form.isBusy} busyLabel="Clearing..." onClick={form.onSubmit}>
            Clear ratings
          </Button>
        </>
      }
    >
      <ZodForm form={form} label={title}>
        <p>Its page will show no rating and no reviews. You can import them again from the map.</p>
        <TextArea {...form.field('reason')} hint="It’s kept in the log of the home." rows={3} maxLength={400} />
      </ZodForm>
    </Dialog>
  );
};
