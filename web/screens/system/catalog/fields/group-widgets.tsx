import { Card } from '#web/ui/card.tsx';
import { FieldError, FieldHint } from '#web/ui/field.tsx';
import type { FieldWidgetProps } from '../field-widget.ts';
import { ChoiceWidget } from './choice-widgets.tsx';
import { faultsInside, wordsOf } from './faults-at.ts';
import { FormFields } from './form-fields.tsx';

type Values = Readonly<Record<string, unknown>>;
const valuesOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

const isEmptied = (value: unknown): boolean =>
  Object.values(valuesOf(value)).every((each) => each === undefined || each === '' || (Array.isArray(each) && each.length === 0));

/** Edits fields that belong together. A group that may be missing is missing once all of them are emptied. */
export const GroupWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  if (field.kind !== 'group') return null;
  const change = (next: unknown) => onChange(field.isOptional && isEmptied(next) ? undefined : next);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
      {field.hint && <FieldHint id={`${field.path}-hint`}>{field.hint}</FieldHint>}
      <Card className="p-4">
        <FormFields fields={field.fields} values={valuesOf(value)} {...{ entry, faults, isReadOnly }} onChange={change} />
      </Card>
      <FieldError id={`${field.path}-error`}>{wordsOf(faults)}</FieldError>
    </fieldset>
  );
};

/** Chooses one of several shapes, and edits its fields. What another shape had is kept until the form is left. */
export const ShapesWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  if (field.kind !== 'shapes') return null;
  const values = valuesOf(value);
  const { on, shapes } = field;
  const chosen = shapes.find((shape) => shape.value === values[on.name]);
  const choose = (shape: unknown) => {
    const next = shapes.find((each) => each.value === shape);
    const kept = Object.fromEntries(
      (next?.fields ?? []).map(({ name, kind }) => [name, values[name] ?? (kind === 'number' ? 0 : undefined)]),
    );
    onChange({ [on.name]: shape, ...kept });
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{field.label}</legend>
      {field.hint && <FieldHint id={`${field.path}-hint`}>{field.hint}</FieldHint>}
      <Card className="grid gap-4 p-4">
        <ChoiceWidget
          field={on}
          value={values[on.name]}
          onChange={choose}
          entry={entry}
          faults={faultsInside(faults, on.name)}
          isReadOnly={isReadOnly}
        />
        {chosen && chosen.fields.length > 0 && (
          <FormFields key={chosen.value} fields={chosen.fields} values={values} {...{ onChange, entry, faults, isReadOnly }} />
        )}
      </Card>
      <FieldError id={`${field.path}-error`}>{wordsOf(faults)}</FieldError>
    </fieldset>
  );
};
