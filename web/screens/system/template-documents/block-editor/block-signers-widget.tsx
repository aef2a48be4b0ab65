import { signerRole } from '#shared/model/enumerations/document.ts';
import type { TemplateDocument } from '#shared/model/template-document.ts';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import type { FieldWidgetProps } from '../../catalog/field-widget.ts';
import { wordsOf } from '../../catalog/fields/faults-at.ts';

/** Chooses who signs in a block. */
const BlockSignersWidget = ({ field, value, onChange, entry, faults, isReadOnly }: FieldWidgetProps) => {
  const { signers = [] } = entry as Partial<TemplateDocument>;
  const inTurn = signers.filter(({ order, role }) => order !== undefined && role !== undefined);
  if (inTurn.length === 0)
    return (
      <p className="text-sm text-muted">
        Add signers to this template below. Each comes with a signature, a printed name, and a date.
      </p>
    );
  const chosen = (Array.isArray(value) ? value : []).map(String);
  return (
    <CheckboxGroup
      label={field.label}
      hint="Everyone, if none is checked."
      isOptional
      error={wordsOf(faults, true)}
      name={field.path}
      options={inTurn.map(({ order, role }) => ({
        value: String(order),
        label: `${order}. ${signerRole.label(role)}`,
        isDisabled: isReadOnly,
      }))}
      value={chosen}
      onChange={(values) => onChange(values.map(Number))}
    />
  );
};
export default BlockSignersWidget;
