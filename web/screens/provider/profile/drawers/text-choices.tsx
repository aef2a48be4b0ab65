import { Plus } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { distinctTexts, hasText } from '#shared/model/chosen-texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxGroup } from '#web/ui/choices.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { faultOf } from './added-text.ts';

type TextChoicesProps = {
  name: string;
  label: string;
  /** The default list. Others are added as free text. */
  defaults: readonly string[];
  value: readonly string[];
  onChange: (texts: string[]) => void;
  /** The field for adding: its label and id, its text, and what is wrong with that. */
  field: { id: string; label: string; error: string | undefined };
  typed: string;
  onType: (text: string) => void;
  onFault: (fault: string | undefined) => void;
};

/** Shows a checkbox list with a field that adds to it. A text that is already there, in any case, is checked instead of added twice. */
export const TextChoices = ({ name, label, defaults, value, onChange, field, typed, onType, onFault }: TextChoicesProps) => {
  // What was added stays visible after it is unchecked.
  const [known, setKnown] = useState(() => distinctTexts([...defaults, ...value]));
  const [news, setNews] = useState('');
  const offered = distinctTexts([...known, ...value]);
  const add = () => {
    const fault = faultOf(typed);
    onFault(fault);
    if (fault) return;
    const text = typed.trim();
    setNews(hasText(offered, text) ? `${text} is already in the list, and we checked it for you.` : `${text} is added.`);
    setKnown(distinctTexts([...offered, text]));
    onChange(distinctTexts([...value, text]));
    onType('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds the text, and doesn't submit the form around the field.
    event.preventDefault();
    add();
  };
  return (
    <div>
      <CheckboxGroup
        name={name}
        label={label}
        layout="columns"
        options={offered.map((text) => ({ value: text, label: text }))}
        value={value}
        onChange={onChange}
      />
      <TextField
        {...field}
        className="mt-3"
        hint="At most 30 characters."
        value={typed}
        onChange={(event) => {
          onType(event.target.value);
          onFault(undefined);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
      />
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button size="compact" icon={Plus} onClick={add} aria-label={field.label}>
          Add
        </Button>
        <p role="status" className="text-sm text-muted">
          {news}
        </p>
      </div>
    </div>
  );
};
