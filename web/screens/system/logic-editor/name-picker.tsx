import { useState } from 'react';
import type { LogicName, Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';

/** How many names are suggested. Typing finds the others. */
const MAX_SUGGESTIONS = 60;

const matches = ({ label, name }: LogicName, words: readonly string[]): boolean => {
  const text = `${label} ${name}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

type NamePickerProps = {
  label: string;
  name: string;
  vocabulary: Vocabulary;
  onPick: (name: string) => void;
  className?: string;
  isLabelShown?: boolean;
};

/** Chooses an identifier of the vocabulary by its label or its name. What is typed and not chosen is dropped. */
export const NamePicker = ({ label, name, vocabulary, onPick, className, isLabelShown = false }: NamePickerProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const words = (typed ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const found = [...vocabulary.values()].filter((each) => matches(each, words)).slice(0, MAX_SUGGESTIONS);
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
        label={label}
        isLabelHidden={!isLabelShown}
        value={typed ?? vocabulary.get(name)?.label ?? name}
        onChange={setTyped}
        onQuery={() => undefined}
        items={found}
        status="ready"
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
