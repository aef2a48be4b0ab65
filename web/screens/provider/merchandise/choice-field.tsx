import { useState } from 'react';
import type { FieldProps } from '#web/ui/field.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { Select } from '#web/ui/select.tsx';

export type FieldChoice = { value: string; label: string };

/** More choices than this are searched, and so many are suggested. Typing finds the others. */
const MAX_LISTED = 12;
const MAX_SUGGESTIONS = 60;

type ChoiceFieldProps = FieldProps & {
  value: string;
  options: readonly FieldChoice[];
  /** What choosing nothing is called, such as 'No maker'. */
  emptyLabel: string;
  onChange: (value: string) => void;
};

const hasWords = ({ label }: FieldChoice, words: readonly string[]): boolean => {
  const text = label.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Searches a long list. An emptied box chooses nothing, and what is typed and not chosen is dropped. */
const SearchedChoice = ({ value, options, emptyLabel, onChange, className, ...field }: ChoiceFieldProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find((each) => each.value === value);
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = options.filter((each) => hasWords(each, words)).slice(0, MAX_SUGGESTIONS);
  const [only, ...others] = found;
  const pick = (picked: FieldChoice) => {
    setTyped(null);
    onChange(picked.value);
  };
  return (
    <fieldset
      className={className}
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      onBlur={() => setTyped(null)}
    >
      <SearchCombobox
        {...field}
        isLabelHidden={false}
        placeholder={emptyLabel}
        value={typed ?? chosen?.label ?? ''}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onChange('');
        }}
        onQuery={() => undefined}
        items={words.length === 0 ? [{ value: '', label: emptyLabel }, ...found] : found}
        status="ready"
        itemKey={(each) => each.value}
        itemText={(each) => each.label}
        onPick={pick}
        onSubmit={() => words.length > 0 && only && others.length === 0 && pick(only)}
        keepsText
        opensOnClick
      />
    </fieldset>
  );
};

/** Chooses one of what the catalog has, or nothing: from a list, or by searching if that would be long. */
export const ChoiceField = (props: ChoiceFieldProps) => {
  const { value, options, emptyLabel, onChange, ...field } = props;
  if (options.length > MAX_LISTED) return <SearchedChoice {...props} />;
  return (
    <Select
      {...field}
      emptyLabel={emptyLabel}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
};
