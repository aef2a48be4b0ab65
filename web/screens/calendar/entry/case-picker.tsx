import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SearchCombobox } from '#web/ui/search-combobox.tsx';
import { useContentFocus } from '#web/ui/use-content-focus.ts';
import { useHomeSearch } from '#web/workspace/palette/use-home-search.ts';

type PickedCase = { id: string; name: string };

const noRecent: readonly string[] = [];

type CasePickerProps = {
  value: PickedCase | null;
  /** What is typed to find a case. */
  text: string;
  onText: (text: string) => void;
  error: string | undefined;
  onChange: (picked: PickedCase | null) => void;
};

const Picked = ({ value, error, onChange }: Pick<CasePickerProps, 'error' | 'onChange'> & { value: PickedCase }) => (
  <>
    <p className="text-sm font-semibold">Case</p>
    <p className="mt-1 flex flex-wrap items-center gap-3">
      {value.name}
      <Button size="compact" look="quiet" onClick={() => onChange(null)}>
        Remove case
      </Button>
    </p>
    {error && <p className="text-sm text-danger">{error}</p>}
  </>
);

const Search = ({ text, onText, error, onChange }: Omit<CasePickerProps, 'value'>) => {
  const [asked, setAsked] = useState('');
  const found = useHomeSearch(asked, noRecent);
  return (
    <SearchCombobox
      label="Case"
      isOptional
      isLabelHidden={false}
      hint="A name or a case number."
      error={error}
      value={text}
      onChange={onText}
      onQuery={setAsked}
      items={asked === '' ? [] : found.cases}
      status={found.state}
      itemKey={({ id }) => id}
      itemText={({ decedentFullName, caseNumber }) => `${decedentFullName}, ${caseNumber}`}
      // Enter doesn’t save the entry while its case is being looked for.
      onSubmit={() => undefined}
      onPick={({ id, decedentFullName, caseNumber }) => onChange({ id, name: `${decedentFullName}, ${caseNumber}` })}
    />
  );
};

/** Chooses the case that an entry is about, by any word of it. The focus stays in it when the search and the chosen case replace each other. */
export const CasePicker = ({ value, ...props }: CasePickerProps) => {
  const part = useContentFocus<HTMLDivElement>(value?.id, (box) => box.querySelector<HTMLElement>('input, button')?.focus());
  return <div ref={part}>{value ? <Picked {...props} value={value} /> : <Search {...props} />}</div>;
};
