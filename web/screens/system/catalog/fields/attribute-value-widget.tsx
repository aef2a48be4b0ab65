import { Select } from '#web/ui/select.tsx';
import { useEveryEntry } from '../../every-entry/use-every-entry.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { usePath } from './form-context.ts';
import { LineWidget } from './text-widgets.tsx';

type Fields = Readonly<Record<string | number, unknown>>;

/** Returns the attribute whose value a field is: it's chosen beside it. */
function attributeBeside(entry: object, path: readonly (string | number)[]): unknown {
  let element: unknown = entry;
  for (const part of path.slice(0, -1)) element = (element as Fields | null | undefined)?.[part];
  return (element as Fields | null | undefined)?.attributeId;
}

/** Chooses among the values of an attribute. One that has none takes any text. */
const AttributeValueWidget = (props: FieldWidgetProps) => {
  const { field, value, entry, faults, isReadOnly, onChange } = props;
  const { data = [] } = useEveryEntry('attributes');
  const attributeId = attributeBeside(entry, usePath());
  const attribute = data.find((row) => row.entry.id === attributeId)?.entry as { values?: readonly string[] } | undefined;
  const values = attribute?.values ?? [];
  if (values.length === 0) return <LineWidget {...props} />;
  const text = typeof value === 'string' ? value : '';
  // A value that the attribute doesn’t have shows until another is chosen.
  const known = text === '' || values.includes(text) ? values : [text, ...values];
  return (
    <Select
      label={field.label}
      hint={field.hint}
      error={wordsOf(faults)}
      disabled={isReadOnly}
      emptyLabel="Choose a value"
      options={known.map((each) => ({ value: each, label: each }))}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};

export default AttributeValueWidget;
