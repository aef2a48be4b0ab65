import { useMemo } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { FormField } from '#shared/catalog/form-fields.ts';
import type { FieldFault } from '../field-widget.ts';
import { faultsInside } from './faults-at.ts';
import { isFixed } from './fixed-place.ts';
import { PathProvider, placeId, useForm, usePath } from './form-context.ts';

type Values = Readonly<Record<string, unknown>>;

export type FormFieldsProps = {
  fields: readonly FormField[];
  /** The entry, or the element of a list that has these fields. */
  values: Values;
  onChange: (values: Values) => void;
  entry: AnyEntry;
  faults: readonly FieldFault[];
  isReadOnly: boolean;
};

/** Said of a field that no form can change anymore. */
const FIXED = 'This is published, so it can’t change: plans, cases, and rules name it.';

type OneFieldProps = Omit<FormFieldsProps, 'fields'> & { field: FormField };

const OneField = ({ field, values, onChange, entry, faults, isReadOnly }: OneFieldProps) => {
  const { own, widgets, fixed } = useForm();
  const around = usePath();
  const path = useMemo(() => [...around, field.name], [around, field.name]);
  const isKept = isFixed(fixed, entry, path);
  const Widget = own[field.path] ?? widgets[field.kind];
  return (
    <PathProvider value={path}>
      <div data-place={placeId(path)} className="min-w-0">
        <Widget
          field={isKept ? { ...field, hint: FIXED } : field}
          value={values[field.name]}
          // A field that is emptied stays as undefined, so that a merge sees that it was.
          onChange={(value) => onChange({ ...values, [field.name]: value })}
          entry={entry}
          faults={faultsInside(faults, field.name)}
          isReadOnly={isReadOnly || isKept}
        />
      </div>
    </PathProvider>
  );
};

/** Shows fields one below the other, each with the widget of its kind unless the noun has one of its own. */
export const FormFields = ({ fields, ...form }: FormFieldsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
    {fields.map((field) => (
      <OneField key={field.path} field={field} {...form} />
    ))}
  </div>
);
