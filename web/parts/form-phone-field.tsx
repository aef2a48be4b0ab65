import { Controller, type FieldValues } from 'react-hook-form';
import { PhoneField, type PhoneFieldProps } from '../ui/phone-field.tsx';
import type { FieldName, ZodForm } from './use-zod-form.ts';

type FormPhoneFieldProps<Values extends FieldValues, Sent extends FieldValues> = Omit<
  PhoneFieldProps,
  'value' | 'onChange' | 'label' | 'form'
> & {
  form: ZodForm<Values, Sent>;
  name: FieldName<Values>;
};

/** Shows a masked phone number in a form made by `useZodForm`. The form stores the masked text. */
export const FormPhoneField = <Values extends FieldValues, Sent extends FieldValues>({
  form,
  name,
  ...rest
}: FormPhoneFieldProps<Values, Sent>) => {
  const { onBlur, label, id, error } = form.field(name);
  return (
    <Controller
      control={form.form.control}
      name={name}
      render={({ field }) => (
        <PhoneField
          {...rest}
          {...{ label, id, error, onBlur }}
          ref={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
        />
      )}
    />
  );
};
