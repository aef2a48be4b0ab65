import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { FormFailure } from './form-failure.tsx';
import type { ZodForm as Form } from './use-zod-form.ts';

export type ZodFormProps<Values extends FieldValues, Sent extends FieldValues> = {
  form: Form<Values, Sent>;
  /** Names the form for screen readers, where a screen has several. */
  label?: string;
  children: ReactNode;
};

/** The frame of a form made by `useZodForm`: what was wrong first, then its fields. The browser's own bubbles stay away. */
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
