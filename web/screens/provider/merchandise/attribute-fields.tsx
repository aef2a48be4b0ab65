import type { ItemChoices } from '#shared/contract/merchandise-views.ts';
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

/** Chooses values of a category's attributes, all that the catalog has. A value that it no longer has can be kept. */
export const AttributeFields = ({ attributes, values, emptyLabel, of = '', onChange }: AttributeFieldsProps) =>
  attributes
    .filter(({ id, isRetired }) => !isRetired || values[id])
    .map(({ id, name, values: known }) => {
      const value = values[id] ?? '';
      return (
        <ChoiceField
          key={id}
          label={`${of}${name}`}
          isOptional
          emptyLabel={emptyLabel}
          options={[...new Set([...known, ...(value ? [value] : [])])].map((each) => ({ value: each, label: each }))}
          value={value}
          onChange={(next) => onChange({ ...values, [id]: next })}
        />
      );
    });
