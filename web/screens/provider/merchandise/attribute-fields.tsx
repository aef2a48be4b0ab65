import { useState } from 'react';
import type { ItemChoices } from '#shared/contract/merchandise-views.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { ChoiceField } from './choice-field.tsx';

/** Values by attribute id; one that isn't stated is empty or absent. */
type Values = Readonly<Record<string, string>>;

type AttributeFieldsProps = {
  attributes: ItemChoices['attributes'];
  values: Values;
  emptyLabel: string;
  /** Begins the name of each field where several have the same, such as 'Large: '. */
  of?: string;
  onChange: (values: Values) => void;
};

/** The choice of a value that the catalog doesn't have. No stored value begins with a space. */
const OTHER = ' other';

type AttributeFieldProps = {
  label: string;
  emptyLabel: string;
  known: readonly string[];
  value: string;
  onChange: (value: string) => void;
};

/** Chooses a value that the catalog has, or takes another one, which families can filter by as well. */
const AttributeField = ({ label, emptyLabel, known, value, onChange }: AttributeFieldProps) => {
  const [isOther, setIsOther] = useState(false);
  const values = [...new Set([...known, ...(value && !isOther ? [value] : [])])];
  return (
    <div className="grid content-start gap-2">
      <ChoiceField
        label={label}
        isOptional
        emptyLabel={emptyLabel}
        options={[...values.map((each) => ({ value: each, label: each })), { value: OTHER, label: 'Other...' }]}
        value={isOther ? OTHER : value}
        onChange={(next) => {
          setIsOther(next === OTHER);
          onChange(next === OTHER ? '' : next);
        }}
      />
      {isOther && (
        <TextField label={`Other: ${label}`} maxLength={120} value={value} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
};

/** Chooses values of a category's attributes. A value that the catalog no longer has can be kept. */
export const AttributeFields = ({ attributes, values, emptyLabel, of = '', onChange }: AttributeFieldsProps) =>
  attributes
    .filter(({ id, isRetired }) => !isRetired || values[id])
    .map(({ id, name, values: known }) => (
      <AttributeField
        key={id}
        label={`${of}${name}`}
        emptyLabel={emptyLabel}
        known={known}
        value={values[id] ?? ''}
        onChange={(next) => onChange({ ...values, [id]: next })}
      />
    ));
