import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { type SignUpRequest, signUpRequestSchema } from '#shared/model/sign-up-request.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { FormPhoneField } from '#web/parts/form-phone-field.tsx';
import { useZodForm } from '#web/parts/use-zod-form.ts';
import { ZodForm } from '#web/parts/zod-form.tsx';
import { api } from '#web/session/api.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailField, TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';

const draftInTab = browserStorage('tab', 'yarrow.provider-sign-up');

/** Reads what was typed and not sent yet. It stays in this tab, so that a reload or a closed drawer loses nothing. */
const readSignUpDraft = (): Partial<SignUpRequest> => {
  const draft = draftInTab.read();
  return typeof draft === 'object' && draft !== null ? (draft as Partial<SignUpRequest>) : {};
};

/** Stores a draft; null removes it. */
const keepSignUpDraft = (draft: Partial<SignUpRequest> | null): void => draftInTab.write(draft);

const NOT_FILLED_OUT = 'Please make sure all fields are filled out properly.';

const labels = {
  businessName: 'Business name',
  email: 'Email',
  phoneNumber: 'Phone',
  firstName: 'First name',
  lastName: 'Last name',
};

/** Asks who wants to join. A failure, a reload, or a closed drawer leaves everything as it was typed. */
export const SignUpRequestForm = ({ onSent }: { onSent: () => void }) => {
  const keyFor = useIdempotencyKey();
  const form = useZodForm({
    schema: signUpRequestSchema,
    defaultValues: { businessName: '', email: '', phoneNumber: '', firstName: '', lastName: '', ...readSignUpDraft() },
    labels,
    send: async (values) => {
      await api.marketplace.providerSignup(values, { context: { idempotencyKey: keyFor(values) } });
      keepSignUpDraft(null);
      onSent();
    },
  });
  const typed = useWatch({ control: form.form.control });
  const isTouched = form.form.formState.isDirty;
  useEffect(() => {
    if (isTouched) keepSignUpDraft(typed);
  }, [isTouched, typed]);
  const { focusKey, errors } = form.summary;
  const wasRefused = focusKey > 0 && errors.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each submit, not for each error
  useEffect(() => {
    if (wasRefused) toast(NOT_FILLED_OUT, { tone: 'danger' });
  }, [focusKey]);
  return (
    <>
      <p className="mb-6 text-muted">
        Tell us how to reach you. Someone on our team will call or write. You don’t sign or pay anything here.
      </p>
      <ZodForm form={form} label={"Let's get in touch"}>
        <TextField {...form.field('businessName')} autoComplete="organization" maxLength={120} />
        <EmailField {...form.field('email')} />
        <FormPhoneField form={form} name="phoneNumber" autoComplete="tel" />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField {...form.field('firstName')} autoComplete="given-name" maxLength={64} />
          <TextField {...form.field('lastName')} autoComplete="family-name" maxLength={64} />
        </div>
        <Button type="submit" look="primary" isWide isBusy={form.isBusy} busyLabel="Sending...">
          Submit
        </Button>
      </ZodForm>
    </>
  );
};
