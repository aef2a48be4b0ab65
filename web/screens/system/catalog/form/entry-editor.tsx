import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { onEnterInField } from '#web/ui/on-enter-in-field.ts';
import { fixedPlaces } from '../fields/fixed-place.ts';
import { FormProvider } from '../fields/form-context.ts';
import { widgets } from '../fields/widgets.ts';
import { useNounOverride } from '../noun-override.ts';
import { type NounScreen, pathInAddress } from '../noun-screens.ts';
import { seenOnce } from '../seen-once.ts';
import { useSaveKey } from '../use-save-key.ts';
import { Conflict } from './conflict.tsx';
import { EntryForm } from './entry-form.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { focusPlace, focusPlaceOnceThere, type Path } from './place-focus.ts';
import { SaveBar } from './save-bar.tsx';
import { SettleDraft, type SettledEntry } from './settle-draft.tsx';
import { placedPath, shownFaults } from './shown-faults.ts';
import type { useEntryForm } from './use-entry-form.ts';

type Form = ReturnType<typeof useEntryForm>;
const nothingOwn = {};

/** Opens and focuses the part that a fault is about: one that was chosen here, or the one that the address names, once it's there. */
function useWanted(entry: AnyEntry) {
  const [search] = useSearchParams();
  const [named] = useState(() => pathInAddress(search));
  const [wanted, setWanted] = useState<{ path: Path; count: number } | null>(
    named && { path: placedPath(entry, named), count: 0 },
  );
  useEffect(() => {
    if (!wanted) return;
    return wanted.count === 0 ? focusPlaceOnceThere(wanted.path) : focusPlace(wanted.path);
  }, [wanted]);
  const show = (path: Path) => setWanted((before) => ({ path: placedPath(entry, path), count: (before?.count ?? 0) + 1 }));
  return { wanted, show };
}

type EntryEditorProps = {
  screen: NounScreen;
  form: Form;
  settled: Partial<SettledEntry>;
  published: AnyEntry | undefined;
  isNew: boolean;
};

/** The form of an entry, and around it what keeps it: conflicts with colleagues, faults, and saving. */
export const EntryEditor = ({ screen, form, settled, published, isNew }: EntryEditorProps) => {
  const { noun } = screen;
  const { entry, change, base, isDirty, isSaving, state, stale, saveNow, failure } = form;
  const [wasTried, setWasTried] = useState(!isNew);
  const { fields, around: Around } = useNounOverride(screen);
  const fixed = useMemo(() => fixedPlaces(noun, published), [noun, published]);
  const checked = useDeferredValue(entry);
  const faults = shownFaults(noun, checked, base, wasTried);
  const { wanted, show } = useWanted(entry);
  const mustSettle = base.isMoved && settled.published !== undefined;
  const isBlocked = Boolean(stale) || mustSettle;
  const save = () => {
    if (isSaving || isBlocked || (!isDirty && !isNew)) return;
    setWasTried(true);
    // Nobody has filled in anything: a draft of it would only be in the way of every administrator.
    if (!isDirty) return;
    void saveNow();
  };
  useSaveKey(save);
  const unseen = seenOnce(noun, base);
  const formOf = (onChange: typeof change) => (
    <EntryForm key={entry.id} {...{ screen, entry, faults, onChange }} fields={formFields(nouns[noun])} isReadOnly={mustSettle} />
  );
  return (
    // At the end of the page, nothing is below the bar that saves.
    <div className="-mb-8 grid grid-cols-[minmax(0,1fr)] gap-4">
      <KeptNotice form={form} />
      <Conflict screen={screen} form={form} />
      {unseen && <p className="max-w-measure text-sm text-muted">{unseen}</p>}
      {mustSettle && <SettleDraft {...{ screen, form, settled }} />}
      <FormProvider value={{ noun, own: fields ?? nothingOwn, widgets, fixed, saved: base.entry, wanted, show }}>
        <fieldset className="min-w-0" onKeyDown={onEnterInField(save)}>
          {Around ? (
            <Around key={entry.id} {...{ entry }} onChange={change}>
              {formOf}
            </Around>
          ) : (
            formOf(change)
          )}
        </fieldset>
      </FormProvider>
      <FormFailure error={failure} />
      <SaveBar
        {...{ screen, entry, faults, state, isDirty, isSaving, isBlocked, isNew, wasTried }}
        isDraft={base.version > 0}
        onSave={save}
        onShow={show}
      />
    </div>
  );
};
