import { useState } from 'react';
import type { Vocabulary } from '#shared/logic/drawing/vocabulary.ts';
import { type DecedentStatus, decedentStatus } from '#shared/model/enumerations/case.ts';
import type { TaskDue } from '#shared/model/task.ts';
import { dueWords } from '#shared/tasks/trigger-words.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { readDays, type TriggerPartProps } from './trigger-form.ts';

const from = [
  { value: 'event', label: 'The event' },
  { value: 'date', label: 'A date of the case' },
  { value: 'gate', label: 'A step of care' },
];

const daysOf = (due: TaskDue): number => (due.from === 'gate' ? 0 : due.days);

/** Returns what a due day begins with when it's counted from something else. The number of days stays. */
function begun(kind: string, due: TaskDue): TaskDue {
  if (kind === 'gate') return { from: 'gate', before: 'embalmed' };
  if (kind === 'event') return { from: 'event', days: daysOf(due) };
  // Nobody’s date is a better guess than another: it has to be chosen.
  return { from: 'date', identifier: '', days: daysOf(due) };
}

const isDay = ({ valueKind }: { valueKind: string }): boolean => valueKind === 'date' || valueKind === 'instant';

type DueProps = Pick<TriggerPartProps, 'trigger' | 'change' | 'isReadOnly' | 'errorOf'> & { vocabulary: Vocabulary };

const DayChoice = ({
  due,
  vocabulary,
  onChange,
  isReadOnly,
}: {
  due: Extract<TaskDue, { from: 'date' }>;
  vocabulary: Vocabulary;
  onChange: (due: TaskDue) => void;
  isReadOnly: boolean;
}) => {
  const days = [...vocabulary.values()]
    .filter(isDay)
    .map(({ name, label }) => ({ value: name, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'));
  const isKnown = due.identifier === '' || days.some(({ value }) => value === due.identifier);
  return (
    <Select
      label="Date"
      {...(due.identifier === '' ? { emptyLabel: 'Choose a date', error: 'Choose the date that it’s counted from.' } : {})}
      disabled={isReadOnly}
      value={due.identifier}
      options={isKnown ? days : [{ value: due.identifier, label: due.identifier }, ...days]}
      onChange={({ target }) => onChange({ ...due, identifier: target.value })}
    />
  );
};

type DaysFieldProps = { days: number; error: string | undefined; isReadOnly: boolean; onChange: (days: number) => void };

/** Asks for a number of days. What isn't one stays as it is typed, and the trigger keeps the last number. Another number from elsewhere replaces it. */
const DaysField = ({ days, error, isReadOnly, onChange }: DaysFieldProps) => {
  const [typed, setTyped] = useState<{ text: string; days: number }>();
  const text = typed?.days === days ? typed.text : String(days);
  const isUnread = readDays(text) === undefined;
  useUnsaved(isUnread);
  const change = (next: string) => {
    const read = readDays(next) ?? days;
    setTyped({ text: next, days: read });
    if (read !== days) onChange(read);
  };
  return (
    <TextField
      label="Days after that"
      hint="With a minus sign, before it."
      inputMode="text"
      disabled={isReadOnly}
      error={isUnread ? 'Enter a number of days, like 3 or -2. Until then, the task keeps its day.' : error}
      value={text}
      onChange={({ target }) => change(target.value)}
    />
  );
};

/** Chooses when the task is due. */
export const TriggerDue = ({ trigger: { due }, change, errorOf, isReadOnly, vocabulary }: DueProps) => {
  const set = (next: TaskDue) => change({ due: next });
  return (
    <div data-place="due" className="space-y-3">
      <Select
        label="Due, counted from"
        disabled={isReadOnly}
        value={due.from}
        options={from}
        onChange={({ target }) => set(begun(target.value, due))}
      />
      {due.from === 'date' && <DayChoice {...{ due, vocabulary, isReadOnly }} onChange={set} />}
      {due.from === 'gate' ? (
        <Select
          label="Before care reaches"
          disabled={isReadOnly}
          value={due.before}
          options={decedentStatus.options.map(({ id, text }) => ({ value: id, label: text }))}
          onChange={({ target }) => set({ from: 'gate', before: target.value as DecedentStatus })}
        />
      ) : (
        <DaysField days={due.days} error={errorOf('due')} isReadOnly={isReadOnly} onChange={(days) => set({ ...due, days })} />
      )}
      {!(due.from === 'date' && due.identifier === '') && <p className="text-sm text-muted">Due {dueWords(due, vocabulary)}.</p>}
      {due.from === 'gate' && errorOf('due') && <p className="text-sm text-danger">{errorOf('due')}</p>}
    </div>
  );
};
