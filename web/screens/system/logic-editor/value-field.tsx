import { useState } from 'react';
import type { LogicName } from '#shared/logic/drawing/vocabulary.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Scalar = string | number | boolean;

type ValueFieldProps = {
  label: string;
  known: LogicName;
  value: Scalar;
  /** `isTyped` says that more letters may follow. */
  onChange: (value: Scalar, isTyped?: boolean) => void;
};

const yesOrNo = [
  { id: 'true', text: 'Yes' },
  { id: 'false', text: 'No' },
];

/** Chooses a value from a list. A value that isn't on it stays until another is chosen. */
const ChosenValue = ({ label, known, value, onChange }: ValueFieldProps) => {
  const isYesNo = known.valueKind === 'yes-no';
  const options = (isYesNo ? yesOrNo : (known.options ?? [])).map(({ id, text }) => ({ value: id, label: text }));
  const current = String(value);
  const isListed = options.some((option) => option.value === current) && (!isYesNo || typeof value === 'boolean');
  const other = {
    value: isListed ? '' : `other ${current}`,
    label: current === '' ? 'Choose a value' : `${current} (not a choice)`,
  };
  return (
    <Select
      label={label}
      isLabelHidden
      options={isListed ? options : [other, ...options]}
      value={isListed ? current : other.value}
      onChange={({ target }) => target.value !== other.value && onChange(isYesNo ? target.value === 'true' : target.value)}
      className="min-w-0 flex-[1.5_1_8rem]"
    />
  );
};

/** Types a number. While it's half typed, such as a minus alone, the rule keeps the last one. */
const TypedNumber = ({ label, known: { unit }, value, onChange }: ValueFieldProps) => {
  const [draft, setDraft] = useState<string | null>(null);
  // An undo may have changed the number while its box still has the focus.
  const isCurrent = draft !== null && (draft.trim() === '' || Number.isNaN(Number(draft)) || Number(draft) === value);
  const type = (text: string) => {
    setDraft(text);
    const number = Number(text);
    if (text.trim() !== '' && Number.isFinite(number)) onChange(number, true);
  };
  return (
    <TextField
      label={unit ? `${label} in ${unit}` : label}
      isLabelHidden
      inputMode="decimal"
      autoComplete="off"
      value={isCurrent ? draft : String(value)}
      onChange={({ target }) => type(target.value)}
      onBlur={() => setDraft(null)}
      className="min-w-0 flex-[1.5_1_8rem]"
    />
  );
};

/** Asks for the value that a condition compares with, in the way that fits what it reads. */
export const ValueField = (props: ValueFieldProps) => {
  const { label, known, value, onChange } = props;
  const { valueKind, options } = known;
  if (valueKind === 'yes-no' || options) return <ChosenValue {...props} />;
  if (valueKind === 'number') return <TypedNumber {...props} />;
  return (
    <TextField
      label={label}
      isLabelHidden
      type={valueKind === 'date' ? 'date' : 'text'}
      autoComplete="off"
      value={String(value)}
      placeholder={valueKind === 'instant' ? '2026-05-10T12:00:00.000Z' : undefined}
      onChange={({ target }) => onChange(target.value, true)}
      className="min-w-0 flex-[1.5_1_8rem]"
    />
  );
};
