import { useState } from 'react';
import type { LogicName, Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import type { FieldProps } from '#web/ui/field.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import type { SuggestionStatus } from '#web/ui/use-suggestions.ts';
import { foundNames } from './found-names.ts';

/** How many names are suggested. Typing finds the others. */
const MAX_SUGGESTIONS = 60;

type NamePickerProps = FieldProps & {
  name: string;
  vocabulary: Vocabulary;
  onPick: (name: string) => void;
  /** Hears that the box was emptied, if there may be no name. */
  onClear?: () => void;
  status?: SuggestionStatus;
};

/** Chooses an identifier of the vocabulary by its label or its name. What is typed and not chosen is dropped. */
export const NamePicker = ({ name, vocabulary, onPick, onClear, status = 'ready', className, ...field }: NamePickerProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const found = foundNames(typed ?? '', vocabulary).slice(0, MAX_SUGGESTIONS);
  const [only, ...others] = found;
  const pick = (picked: LogicName) => {
    setTyped(null);
    if (picked.name !== name) onPick(picked.name);
  };
  return (
    <fieldset
      className={className}
      onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      onBlur={() => setTyped(null)}
    >
      <SearchCombobox
        {...field}
        value={typed ?? vocabulary.get(name)?.label ?? name}
        onChange={(text) => {
          setTyped(text);
          if (text === '') onClear?.();
        }}
        onQuery={() => undefined}
        items={found}
        status={status}
        itemKey={(each) => each.name}
        itemText={(each) => each.label}
        renderItem={(each) => (
          <span className="min-w-0">
            <span className="block wrap-anywhere">{each.label}</span>
            <span className="block font-mono text-xs text-muted wrap-anywhere">{each.name}</span>
          </span>
        )}
        onPick={pick}
        onSubmit={() => only && others.length === 0 && pick(only)}
        keepsText
        opensOnClick
      />
    </fieldset>
  );
};
