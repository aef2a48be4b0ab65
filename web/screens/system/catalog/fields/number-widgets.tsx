import { useState } from 'react';
import { parseCents } from '#shared/values/money.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { TextField } from '#web/ui/text-field.tsx';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { useSavedValue } from './form-context.ts';

type TypedNumberProps = FieldWidgetProps & {
  inputMode: 'numeric' | 'decimal';
  textOf: (value: number) => string;
  /** Returns undefined for what isn't a number. */
  read: (text: string) => number | undefined;
  notANumber: string;
  unit?: string;
};

/**
 * Edits a number as text. What isn't one stays as it is typed, with a word about it, and the entry keeps the number that was saved last. A number that changes
 * elsewhere replaces the text.
 */
const TypedNumber = ({
  field,
  value,
  onChange,
  entry,
  faults,
  isReadOnly,
  textOf,
  read,
  notANumber,
  unit,
  inputMode,
}: TypedNumberProps) => {
  const saved = useSavedValue(entry);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const text = typed && typed.value === value ? typed.text : typeof value === 'number' ? textOf(value) : '';
  const isUnread = text.trim() !== '' && read(text) === undefined;
  useUnsaved(isUnread);
  const change = (next: string) => {
    const number = next.trim() === '' ? undefined : (read(next) ?? saved);
    setTyped({ text: next, value: number });
    onChange(number);
  };
  return (
    <TextField
      label={unit ? `${field.label}, ${unit}` : field.label}
      hint={field.hint}
      isOptional={field.isOptional}
      error={isUnread ? notANumber : wordsOf(faults, true)}
      inputMode={inputMode}
      autoComplete="off"
      className="max-w-64"
      readOnly={isReadOnly}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
};

const readNumber = (text: string): number | undefined => (/^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text.trim()) : undefined);

export const NumberWidget = (props: FieldWidgetProps) => (
  <TypedNumber {...props} inputMode="decimal" textOf={String} read={readNumber} notANumber="Enter a number, like 3" />
);

export const CentsWidget = (props: FieldWidgetProps) => (
  <TypedNumber
    {...props}
    inputMode="decimal"
    textOf={(cents) => (cents / 100).toFixed(2)}
    read={parseCents}
    notANumber="Enter an amount, like 125.00"
    unit="US dollars"
  />
);
