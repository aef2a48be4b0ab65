import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { inputClass } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';

export type PartSelectProps = {
  id: string;
  label: string;
  value: number | null;
  options: readonly { value: number; label: string }[];
  onChange: (value: number | null) => void;
  isInvalid: boolean;
  className?: string;
};

type PartOption = PartSelectProps['options'][number];

/**
 * Returns the option that somebody means who has typed this on a list: the shortest label that begins with it, so that `1` is 1 am before 12 am, `11p` is 11 pm, and `00` is
 * 00 minutes; or else the option of that number, so that `14` is 2 pm and `11` is November. Undefined if there is none.
 */
export function typedOption(options: readonly PartOption[], typed: string): PartOption | undefined {
  const labelOf = ({ label }: PartOption) => label.replaceAll(' ', '').toLowerCase();
  const [first, ...others] = options.filter((option) => labelOf(option).startsWith(typed));
  if (!first) return options.find(({ value }) => String(value) === typed);
  return others.reduce((best, option) => (labelOf(option).length < labelOf(best).length ? option : best), first);
}

/** How long a pause between two keys may be, in milliseconds, before the second one starts a new search. Browsers' own lists wait about as long. */
const PAUSE_MS = 1500;

/** Chooses as somebody types. A system's own list takes two equal digits for two steps: 0 and 0 would be 01. */
function useTypedChoice({ options, onChange }: Pick<PartSelectProps, 'options' | 'onChange'>) {
  const typed = useRef({ text: '', at: 0 });
  return (event: KeyboardEvent) => {
    if (!/^[\dap]$/i.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    const { text, at } = typed.current;
    const goesOn = event.timeStamp - at < PAUSE_MS;
    const found = [...(goesOn ? [text + key] : []), key]
      .map((each) => ({ text: each, option: typedOption(options, each) }))
      .find(({ option }) => option !== undefined);
    if (!found?.option) return;
    event.preventDefault();
    typed.current = { text: found.text, at: event.timeStamp };
    onChange(found.option.value);
  };
}

/** Shows one part of a time, a length, or a date as the system's own list, under its own small label. */
export const PartSelect = ({ id, label, value, options, onChange, isInvalid, className }: PartSelectProps) => (
  <div className={className}>
    <label htmlFor={id} className="mb-1 block text-sm text-muted">
      {label}
    </label>
    <div className="relative">
      <select
        id={id}
        value={value ?? ''}
        aria-invalid={isInvalid || undefined}
        onKeyDown={useTypedChoice({ options, onChange })}
        onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        className={inputClass(isInvalid, 'appearance-none pr-10 tabular-nums')}
      >
        <option value="">–</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={18} className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-muted" />
    </div>
  </div>
);
