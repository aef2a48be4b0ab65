import { ChevronDown } from 'lucide-react';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { useEveryEntry } from '../every-entry/use-every-entry.ts';
import { useValueNames } from './use-value-names.ts';

type BarSelectProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  /** What it shows without a choice, if that isn’t a filter; null if there always is one. */
  empty?: string | null;
};

/** A label of more letters needs a wider box. */
const LONG = 20;
/** What shows without a choice takes half of a phone’s width, or all of it if it has more letters. */
const HALF = 18;

/** Chooses a filter, or another value, in a bar. A filter without a choice shows what it filters by. */
export const BarSelect = ({ label, value, options, onChange, empty = `${label}: all` }: BarSelectProps) => (
  <span className={classNames('relative inline-flex min-w-0', (empty?.length ?? 0) > HALF && 'max-sm:col-span-full')}>
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={classNames(
        'min-h-9 w-full min-w-0 appearance-none truncate rounded-control border bg-surface py-1 pr-8 pl-3 text-sm transition-colors duration-(--hover) hover:border-text pointer-coarse:min-h-11',
        label.length > LONG ? 'sm:max-w-80' : 'sm:max-w-52',
        value ? 'border-primary font-semibold text-primary' : 'border-border-strong text-text',
      )}
    >
      {empty !== null && !options.some((option) => option.value === '') && <option value="">{empty}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <Icon of={ChevronDown} size={16} className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted" />
  </span>
);

type BarValueSelectProps = Omit<BarSelectProps, 'options'> & { noun: NounName; path: string };

/** Chooses one of the texts that entries of a noun have in a field, by what they stand for. */
export const BarValueSelect = ({ noun, path, ...select }: BarValueSelectProps) => {
  const { data = [] } = useEveryEntry(noun);
  const { textFor } = useValueNames(noun);
  const texts = data.map(({ entry }) => (entry as unknown as Record<string, unknown>)[path]);
  const values = [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))];
  const options = values.map((value) => ({ value, label: textFor(path, value) ?? value }));
  return <BarSelect {...select} options={options.sort((one, other) => (one.label < other.label ? -1 : 1))} />;
};

/** Chooses an entry of a noun in a bar. */
export const BarReferenceSelect = ({ noun, ...select }: Omit<BarSelectProps, 'options'> & { noun: NounName }) => {
  const { data = [] } = useEveryEntry(noun);
  return <BarSelect {...select} options={data.map(({ entry, name }) => ({ value: entry.id, label: name }))} />;
};
