import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, useId, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { fieldErrors } from '../session/index.ts';

export type ZodFormOptions<Values extends FieldValues, Sent extends FieldValues> = {
  /** The schema of the form, made of the contract's pieces: the same rule and the same words on screen and server. */
  schema: z.ZodType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  /** The words on the screen for each field, in the order of the screen; the summary of errors follows it. */
  labels: Record<FieldPath<Values>, string>;
  /** Sends what was checked. What it throws is shown: beside the fields that the problem names, else above the form. */
  send: (values: Sent) => Promise<void>;
};

/** Whether the focus goes to something that is about to be pressed: a message that appears now would move it away from under the finger. */
const goesToPress = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null;

/** 'Required' ('Required field.') stands beside its field; away from it, in the summary, it needs the field's name. */
const summaryWords = (label: string, message: string) =>
  /^Required( field\.)?$/.test(message) ? `${label}: ${message}` : message;

/**
 * A form whose rules are a zod schema. A field is checked when it is left with something in it, from then on while it is typed, and all are on
 * submit; a refusal of the server goes to the fields that it names. `isBusy` holds from submit to answer, and a second submit does nothing.
 */
export const useZodForm = <Values extends FieldValues, Sent extends FieldValues>({
  schema,
  defaultValues,
  labels,
  send,
}: ZodFormOptions<Values, Sent>) => {
  const formId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const form = useForm<Values, unknown, Sent>({
    resolver: zodResolver(schema),
    defaultValues,
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { errors, submitCount, isSubmitting } = form.formState;
  const names = Object.keys(labels) as FieldPath<Values>[];
  const idOf = (name: FieldPath<Values>) => `${formId}-${name}`;
  const messageOf = (name: FieldPath<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };

  const submit = form.handleSubmit(async (values) => {
    setFailure(null);
    try {
      await send(values);
    } catch (error) {
      const refused = fieldErrors(error);
      const refusedNames = names.filter((name) => refused[name]);
      for (const name of refusedNames) form.setError(name, { type: 'server', message: refused[name] });
      if (refusedNames.length === 0) setFailure(error);
    }
  });

  return {
    form,
    /** What went wrong as a whole, for `FormFailure`; null while nothing did. */
    failure,
    isBusy: isSubmitting,
    /** For `<form>`: a press of Enter or of the button. */
    onSubmit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      if (!isSubmitting) void submit();
    },
    /** For `ErrorSummary`. */
    summary: {
      focusKey: submitCount,
      errors:
        submitCount === 0
          ? []
          : names.flatMap((name) => {
              const message = messageOf(name);
              return message ? [{ fieldId: idOf(name), message: summaryWords(labels[name], message) }] : [];
            }),
    },
    /** For a text field: `<TextField {...field('email')} />`. */
    field: (name: FieldPath<Values>) => {
      const { onBlur, ...registration } = form.register(name);
      return {
        ...registration,
        id: idOf(name),
        label: labels[name],
        error: messageOf(name),
        onBlur: (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
          if (event.target.value !== '' && !goesToPress(event)) void onBlur(event);
        },
      };
    },
  };
};

export type ZodForm<Values extends FieldValues, Sent extends FieldValues> = ReturnType<typeof useZodForm<Values, Sent>>;
