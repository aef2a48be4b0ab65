import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { valueWords } from '#shared/logic/drawing/clause.ts';
import type { LogicName } from '#shared/logic/drawing/vocabulary.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Scalar = string | number | boolean;
type ValueListProps = { known: LogicName; values: readonly Scalar[]; onChange: (values: readonly Scalar[]) => void };

/** Adds a text to the list with Enter or its button. */
const TypedAddition = ({ add }: { add: (text: string) => void }) => {
  const [text, setText] = useState('');
  const submit = () => {
    if (text === '') return;
    add(text);
    setText('');
  };
  return (
    <TextField
      label="Add a value"
      isLabelHidden
      placeholder="Add a value"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        submit();
      }}
      end={<IconButton icon={Plus} label="Add" onClick={submit} />}
    />
  );
};

/** Shows the values that a condition accepts. Pressing one removes it. */
export const ValueList = ({ known, values, onChange }: ValueListProps) => {
  const keyed = values.map((value, at) => ({ value, key: String(at) }));
  const others = known.options?.filter(({ id }) => !values.includes(id)).map(({ id, text }) => ({ value: id, label: text }));
  const add = (value: Scalar) => onChange([...values, value]);
  const asTyped = (text: string): Scalar => {
    const number = Number(text);
    return known.valueKind === 'number' && Number.isFinite(number) ? number : text;
  };
  return (
    <div className="min-w-0 flex-[3_1_16rem] space-y-2">
      <ul aria-label="Values" className="flex flex-wrap gap-1.5 empty:hidden">
        {keyed.map(({ value, key }, at) => (
          <li key={key}>
            <Button
              size="compact"
              aria-label={`Remove ${valueWords(value, known)}`}
              onClick={() => onChange(values.toSpliced(at, 1))}
              className="max-w-full wrap-anywhere"
            >
              {valueWords(value, known)}
              <Icon of={X} size={16} />
            </Button>
          </li>
        ))}
      </ul>
      {others ? (
        <Select
          label="Add a value"
          isLabelHidden
          emptyLabel="Add a value"
          options={others}
          value=""
          onChange={({ target }) => target.value !== '' && add(target.value)}
        />
      ) : (
        <TypedAddition add={(text) => add(asTyped(text))} />
      )}
    </div>
  );
};
