import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { Select } from '#web/ui/select.tsx';
import { matchesText } from '#web/workspace/palette/matches-words.ts';
import type { FieldWidgetProps } from '../field-widget.ts';
import { wordsOf } from './faults-at.ts';
import { FieldGroup } from './field-group.tsx';
import { useFocusAfter } from './use-focus-after.ts';

const asChoices = (options: readonly { id: string; text: string }[]) =>
  options.map(({ id, text }) => ({ value: id, label: text }));

/** Chooses one of a few. */
export const ChoiceWidget = ({ field, value, onChange, faults, isReadOnly }: FieldWidgetProps) => {
  if (field.kind !== 'choice') return null;
  const chosen = typeof value === 'string' ? value : '';
  const canBeEmpty = (field.isOptional && field.initial === undefined) || chosen === '';
  return (
    <Select
      label={field.label}
      hint={field.hint}
      isOptional={field.isOptional && field.initial === undefined}
      error={wordsOf(faults, true)}
      className="max-w-96"
      disabled={isReadOnly}
      options={asChoices(field.choices.options)}
      {...(canBeEmpty ? { emptyLabel: field.isOptional ? 'None' : 'Choose' } : {})}
      value={chosen}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
};

/** More than these are searched: as checkboxes, Tab would stop at every one. */
const FEW = 12;

type Choice = { value: string; label: string };
type ManyChoicesProps = { field: FieldWidgetProps['field']; options: readonly Choice[]; error: string | undefined } & {
  chosen: readonly string[];
  isReadOnly: boolean;
  onChange: (chosen: readonly string[]) => void;
};

/** Chooses any of many by searching them. What is chosen has the order of the options. */
const ManyChoices = ({ field: { label, hint, isOptional }, options, error, chosen, isReadOnly, onChange }: ManyChoicesProps) => {
  const [text, setText] = useState('');
  const { root, keepingFocus } = useFocusAfter('input');
  const ordered = (values: readonly string[]) => options.map(({ value }) => value).filter((value) => values.includes(value));
  const words = `Search ${label.toLowerCase()} to add`;
  return (
    <FieldGroup {...{ label, hint, isOptional, error }}>
      <div ref={root} className="grid gap-2">
        <ul aria-label={label} className="flex flex-wrap gap-2 empty:hidden">
          {options
            .filter(({ value }) => chosen.includes(value))
            .map((option) => (
              <li
                key={option.value}
                className="inline-flex min-h-9 items-center rounded-control border border-border bg-sunken px-3 text-sm"
              >
                {option.label}
                {!isReadOnly && (
                  <IconButton
                    icon={X}
                    label={`Remove ${option.label}`}
                    onClick={keepingFocus(() => onChange(chosen.filter((value) => value !== option.value)))}
                    className="-mr-3 size-9"
                  />
                )}
              </li>
            ))}
        </ul>
        {!isReadOnly && (
          <SearchCombobox<Choice>
            label={words}
            isLabelHidden
            className="max-w-xl"
            value={text}
            onChange={setText}
            onQuery={() => undefined}
            opensOnClick
            debounceMs={0}
            items={options.filter((option) => !chosen.includes(option.value) && matchesText(text, option.label))}
            status="ready"
            placeholder={words}
            itemKey={({ value }) => value}
            itemText={() => ''}
            renderItem={(option) => option.label}
            onPick={({ value }) => {
              setText('');
              onChange(ordered([...chosen, value]));
            }}
          />
        )}
      </div>
    </FieldGroup>
  );
};

/** Chooses any of several. */
export const ChoicesWidget = ({ field, value, onChange, faults, isReadOnly }: FieldWidgetProps) => {
  const name = useId();
  if (field.kind !== 'choices') return null;
  const choices = asChoices(field.choices.options);
  const chosen: string[] = Array.isArray(value) ? value : [];
  if (choices.length > FEW)
    return <ManyChoices {...{ field, chosen, isReadOnly, onChange }} options={choices} error={wordsOf(faults, true)} />;
  const options = choices.map((option) => ({ ...option, isDisabled: isReadOnly }));
  return (
    <CheckboxGroup
      name={name}
      label={field.label}
      hint={field.hint}
      error={wordsOf(faults, true)}
      layout="columns"
      options={options}
      value={chosen}
      onChange={onChange}
    />
  );
};
