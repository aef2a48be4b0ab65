import { useState } from 'react';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea, TextField } from '#web/ui/text-field.tsx';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What an emptied text becomes: nothing, if the field may be missing altogether. */
const emptied = (text: string, { isOptional, initial }: FieldWidgetProps['field']): string | undefined =>
  text === '' && isOptional && initial === undefined ? undefined : text;

const about = ({ field, faults }: FieldWidgetProps, isWhole = false) => ({
  label: field.label,
  hint: field.hint,
  isOptional: field.isOptional,
  error: wordsOf(faults, isWhole),
});

/** Edits one line of text. */
export const LineWidget = (props: FieldWidgetProps) => (
  <TextField
    {...about(props)}
    value={textOf(props.value)}
    readOnly={props.isReadOnly}
    autoComplete="off"
    onChange={({ target }) => props.onChange(emptied(target.value, props.field))}
  />
);

/** Edits a day. */
export const DateWidget = (props: FieldWidgetProps) => (
  <TextField
    {...about(props)}
    type="date"
    value={textOf(props.value)}
    readOnly={props.isReadOnly}
    onChange={({ target }) => props.onChange(emptied(target.value, props.field))}
  />
);

/** Edits several lines of text. What is too long stays, to be shortened. */
export const LinesWidget = (props: FieldWidgetProps) => (
  <TextArea
    {...about(props)}
    rows={2}
    keepsAll
    value={textOf(props.value)}
    readOnly={props.isReadOnly}
    onChange={({ target }) => props.onChange(emptied(target.value, props.field))}
  />
);

/** Turns something on or off. */
export const SwitchWidget = ({ field, value, onChange, isReadOnly }: FieldWidgetProps) => (
  <Switch label={field.label} hint={field.hint} isOn={value === true} isDisabled={isReadOnly} onChange={onChange} />
);

const wordsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Edits a list of words, one on each line. */
export const WordsWidget = (props: FieldWidgetProps) => {
  const words = Array.isArray(props.value) ? props.value.map(String) : [];
  const [typed, setTyped] = useState(words.join('\n'));
  // Blank lines are kept while someone types; the entry has only the words.
  const text = wordsIn(typed).join('\n') === words.join('\n') ? typed : words.join('\n');
  const { hint, ...rest } = about(props, true);
  return (
    <TextArea
      {...rest}
      hint={hint ? `${String(hint)} One on each line.` : 'One on each line.'}
      rows={2}
      keepsAll
      value={text}
      readOnly={props.isReadOnly}
      onChange={({ target }) => {
        setTyped(target.value);
        props.onChange(wordsIn(target.value));
      }}
    />
  );
};
