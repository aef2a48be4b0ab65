import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FormFailure } from './form-failure.tsx';
import type { ZodForm as Form } from './use-zod-form.ts';

export type ZodFormProps<Values extends FieldValues, Sent extends FieldValues> = {
  form: Form<Values, Sent>;
  /** Names the form for screen readers, if a screen has several. */
  label?: string;
  children: ReactNode;
};

/** Lays out a form made by `useZodForm`: first what was wrong, then its fields. The browser's own messages are off. */
export const ZodForm = <Values extends FieldValues, Sent extends FieldValues>({
  form,
  label,
  children,
}: ZodFormProps<Values, Sent>) => (
  <form noValidate aria-label={label} onSubmit={form.onSubmit} className="grid gap-5">
    <ErrorSummary {...form.summary} />
    <FormFailure error={form.failure} />
    {children}
  </form>
);
