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
  /** The default list; others are added as free text. */
  defaults: readonly string[];
  value: readonly string[];
  onChange: (texts: string[]) => void;
  /** The field that adds: its label and id, what stands in it, and what is wrong with that. */
  field: { id: string; label: string; error: string | undefined };
  typed: string;
  onType: (text: string) => void;
  onFault: (fault: string | undefined) => void;
};

/** A checkbox list with a field that adds to it. What is there already, in any case, is ticked instead of added twice. */
export const TextChoices = ({ name, label, defaults, value, onChange, field, typed, onType, onFault }: TextChoicesProps) => {
  // What was added stays in sight when it is unticked again.
  const [expected, setSeen] = useState(() => distinctTexts([...defaults, ...value]));
  const [news, setNews] = useState('');
  const offered = distinctTexts([...expected, ...value]);
  const add = () => {
    const fault = faultOf(typed);
    onFault(fault);
    if (fault) return;
    const text = typed.trim();
    setNews(hasText(offered, text) ? `${text} is already in the list, and we checked it for you.` : `${text} is added.`);
    setSeen(distinctTexts([...offered, text]));
    onChange(distinctTexts([...value, text]));
    onType('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // Enter adds; it does not send the form that the field stands in.
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
