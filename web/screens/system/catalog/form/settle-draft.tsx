import { useState } from 'react';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { mergeFields } from '#web/parts/merge-fields.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/choices.tsx';
import { toast } from '#web/ui/toast.ts';
import { TwoVersions } from '#web/ui/two-versions.tsx';
import { referredNouns, useNames } from '../../every-entry/use-names.ts';
import type { NounScreen } from '../noun-screens.ts';
import { useValueNames } from '../use-value-names.ts';
import { differencesOf } from './differences.ts';
import type { useEntryForm } from './use-entry-form.ts';

/** What a draft is settled with: what it began from, and what has been published since. */
export type SettledEntry = { began: AnyEntry | null; published: AnyEntry | null; publishedBase: string | null };

type LoadedRow = EntryRow & Partial<SettledEntry>;

/** Returns what a draft is settled with, loaded again when a save says that the entry was published meanwhile. */
export function useSettled(noun: NounName, row: LoadedRow) {
  const [loaded, setLoaded] = useState<LoadedRow | null>(row);
  const load = async ({ isMoved, entry: { id } }: EntryRow) => {
    setLoaded(null);
    if (!isMoved) return;
    try {
      setLoaded(await api.systemCatalog.getEntry({ noun, id }));
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
    }
  };
  /** What was loaded with another version of the draft settles nothing. */
  const settledOf = ({ version }: EntryRow): Partial<SettledEntry> => (loaded?.version === version ? loaded : {});
  return { load, settledOf };
}

type SettleDraftProps = { screen: NounScreen; form: ReturnType<typeof useEntryForm>; settled: Partial<SettledEntry> };

type Choices = Readonly<Record<string, 'mine' | 'published'>>;

/** Without what it began from, every field that differs is a choice. */
const none = {} as AnyEntry;

/** Settles a draft whose entry was published differently since it began: takes what only the publication changed, and asks where both did. */
export const SettleDraft = ({ screen: { noun }, form, settled }: SettleDraftProps) => {
  const { nameOf } = useNames(referredNouns(noun));
  const { textFor } = useValueNames(noun);
  const [choices, setChoices] = useState<Choices>({});
  const published = settled.published ?? none;
  const { merged, conflicts } = mergeFields({ base: settled.began ?? none, mine: form.entry, saved: published });
  const taken = Object.keys(published).filter(
    (name) => !conflicts.includes(name as never) && differs(published, settled.began ?? none, name),
  );
  const settle = () => {
    const chosen = Object.fromEntries(
      conflicts.map((name) => [name, (choices[name] === 'published' ? published : form.entry)[name]] as const),
    );
    const row: EntryRow = { ...form.base, base: settled.publishedBase ?? null };
    void form.saveNow({ ...merged, ...chosen }, row);
  };
  const inWords = (names: readonly string[]) =>
    differencesOf(noun, names, { mine: form.entry, theirs: published, nameOf, textFor });
  const isOpen = conflicts.some((name) => choices[name] === undefined);
  return (
    <section aria-labelledby="settle" className="grid gap-4 rounded-control border border-warning bg-warning-soft p-4 sm:p-5">
      <div>
        <h2 id="settle" className="text-base text-warning">
          Someone published changes to this after the draft began
        </h2>
        <p className="mt-1 text-sm">Settle the draft first. You can edit it again after that.</p>
      </div>
      {taken.length > 0 && (
        <div>
          <h3 className="text-sm">Taken over from what is published</h3>
          <TwoVersions className="mt-2" differences={inWords(taken)} mine="In the draft" theirs="Published" />
        </div>
      )}
      {conflicts.map((name) => {
        const [difference] = inWords([name]);
        if (!difference) return null;
        return (
          <div key={name} className="grid gap-2">
            <TwoVersions differences={[difference]} mine="In the draft" theirs="Published" />
            <RadioGroup
              name={`settle-${name}`}
              label={`Which version of “${difference.label}” do you want?`}
              layout="row"
              options={[
                { value: 'mine', label: 'The draft’s' },
                { value: 'published', label: 'What is published' },
              ]}
              value={choices[name] ?? ''}
              onChange={(value) => setChoices({ ...choices, [name]: value as 'mine' })}
            />
          </div>
        );
      })}
      <div>
        <Button look="primary" size="compact" disabled={isOpen} isBusy={form.isSaving} busyLabel="Settling..." onClick={settle}>
          Settle and save draft
        </Button>
      </div>
    </section>
  );
};

const differs = (one: AnyEntry, other: AnyEntry, name: string): boolean =>
  JSON.stringify((one as Record<string, unknown>)[name]) !== JSON.stringify((other as Record<string, unknown>)[name]);
