import { useRef } from 'react';
import type { SignUpRequestRecord } from '#shared/model/sign-up-request.ts';
import type { Point } from '#shared/values/geo.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { allowNextNavigation, useUnsaved } from '#web/routing/unsaved.ts';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useForgetProviders } from '../use-system-providers.ts';
import { AddressFields } from './address-fields.tsx';
import { fromRequest, labels, type NewHomeSent, type NewHomeValues, newHomeFormSchema } from './new-home-schema.ts';

/** Asks for the home and its owner, filled in from the request. A failure keeps everything typed, and closing the drawer asks first. */
export const NewHomeForm = ({ request }: { request: SignUpRequestRecord }) => {
  const { close } = useDrawer();
  const forget = useForgetProviders();
  const keyFor = useIdempotencyKey();
  const point = useRef<Point | null>(null);
  const form = useZodForm<NewHomeValues, NewHomeSent>({
    schema: newHomeFormSchema,
    defaultValues: fromRequest(request),
    labels,
    send: async (values) => {
      const input = { id: request.id, ...values, ...point.current };
      await api.systemProviders.acceptSignUpRequest(input, { context: { idempotencyKey: keyFor(input) } });
      toast(`${values.name} is ready. The invitation is on its way to ${values.email}.`, { tone: 'success' });
      await forget();
      allowNextNavigation();
      close();
    },
  });
  useUnsaved(form.form.formState.isDirty, { isInDrawer: true });
  return (
    <ZodForm form={form} label="New home">
      <TextField {...form.field('name')} maxLength={120} autoComplete="off" />
      <AddressFields form={form} point={point} />
      <fieldset className="grid gap-5 border-t border-border pt-5">
        <legend className="float-left mb-1 w-full text-lg font-semibold">Its owner</legend>
        <p className="-mt-4 text-sm text-muted">They get the invitation, and can invite their team once they join.</p>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('firstName')} maxLength={64} autoComplete="off" />
          <TextField {...form.field('lastName')} maxLength={64} autoComplete="off" />
        </div>
        <EmailField
          {...form.field('email')}
          hint="Family accounts can’t join a team. A work address is best."
          autoComplete="off"
        />
        <FormPhoneField form={form} name="phone" autoComplete="off" />
      </fieldset>
      <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Creating the home...">
        Create the home and invite its owner
      </Button>
    </ZodForm>
  );
};
