import { zodResolver } from '@hookform/resolvers/zod';
import { type FocusEvent, useId, useState } from 'react';
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form';
import type * as z from 'zod';
import { fieldErrors } from '../session/index.ts';

/** The fields of a form. An item of a list is none: the list is. */
export type FieldName<Values extends FieldValues> = Exclude<FieldPath<Values>, `${string}.${number}`>;

export type ZodFormOptions<Values extends FieldValues, Sent extends FieldValues> = {
  /** The schema of the form, made from parts of the contract: the screen and the server have the same rule and the same words. */
  schema: z.ZodType<Sent, Values>;
  defaultValues: DefaultValues<Values>;
  /** The label of each field, in the order of the screen, which the error summary follows. */
  labels: Record<FieldName<Values>, string>;
  /** Sends the valid values. What it throws is shown beside the fields that the problem names, or above the form. */
  send: (values: Sent) => Promise<void>;
};

/** Checks whether the focus goes to something that is about to be pressed: a message that appears now would move it from under the finger. */
const goesToPress = ({ relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Element && relatedTarget.closest('a, button') !== null;

/** Adds the field's name to 'Required' ('Required field.'), which makes sense only beside the field, for the summary. */
const summaryWords = (label: string, message: string) =>
  /^Required( field\.)?$/.test(message) ? `${label}: ${message}` : message;

/**
 * Runs a form whose rules are a zod schema. A field is checked when it is left with something in it, and from then on while typing; a submit checks
 * all fields. A refusal by the server goes to the fields that it names. `isBusy` lasts from submit to response, and a second submit does nothing.
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
  const names = Object.keys(labels) as FieldName<Values>[];
  const idOf = (name: FieldName<Values>) => `${formId}-${name}`;
  const messageOf = (name: FieldName<Values>): string | undefined => {
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
    /** What went wrong with the whole form, for `FormFailure`; null if nothing did. */
    failure,
    isBusy: isSubmitting,
    /** For `<form>`: submits on Enter or the button. */
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
    field: (name: FieldName<Values>) => {
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
