import { nouns } from '#shared/catalog/nouns/index.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { onEnterInField } from '#web/ui/on-enter-in-field.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { fixedPlaces } from '../fields/fixed-place.ts';
import { FormProvider } from '../fields/form-context.ts';
import { FormFields } from '../fields/form-fields.tsx';
import { widgets } from '../fields/widgets.ts';
import { useNounOverride } from '../noun-override.ts';
import { entryPath, type NounScreen } from '../noun-screens.ts';
import { useForgetCatalog } from '../use-forget-catalog.ts';
import { Conflict } from './conflict.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { focusPlace } from './place-focus.ts';
import { quickFields } from './quick-fields.ts';
import { shownFaults } from './shown-faults.ts';
import { useEntryForm } from './use-entry-form.ts';

const nothingOwn = {};

type QuickEditProps = { screen: NounScreen; row: EntryRow; onClose: () => void };

/** Edits what a list says of an entry without leaving the list. What is typed and not saved is kept, and is on the entry’s own form, too. */
const QuickEdit = ({ screen, row, onClose }: QuickEditProps) => {
  const { noun } = screen;
  const { fields: own = nothingOwn } = useNounOverride(screen);
  const forget = useForgetCatalog();
  const form = useEntryForm({ noun, begun: row, keptUnder: row.entry.id, onSaved: () => void forget() });
  const { entry, change, base, isDirty, isSaving, stale, saveNow, failure } = form;
  // A list doesn’t say what is published of an entry that has a draft: publishing refuses what can’t change.
  const fixed = fixedPlaces(noun, row.state === 'published' ? row.entry : undefined);
  const canSave = isDirty && stale === null && !base.isMoved;
  const save = async () => {
    if (!canSave || isSaving || !(await saveNow())) return;
    toast(`A draft of “${row.name}” is saved.`, { tone: 'success' });
    onClose();
  };
  const whole = <TextLink to={entryPath(screen, row.entry.id)}>Open the whole {nouns[noun].one}</TextLink>;
  return (
    <Dialog
      title={`Edit “${row.name}”`}
      isOpen
      isDismissable={false}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button look="primary" disabled={!canSave} isBusy={isSaving} busyLabel="Saving..." onClick={() => void save()}>
            Save draft
          </Button>
        </>
      }
    >
      <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 text-text" onKeyDown={onEnterInField(() => void save())}>
        <KeptNotice form={form} />
        <Conflict screen={screen} form={form} />
        {base.isMoved ? (
          <p>Someone published changes to this after the draft began. Settle it first. {whole}</p>
        ) : (
          <>
            {!stale && (
              <FormProvider value={{ noun, own, widgets, fixed, saved: base.entry, wanted: null, show: focusPlace }}>
                <FormFields
                  fields={quickFields(noun)}
                  values={entry as unknown as Record<string, unknown>}
                  onChange={(values) => change(values as unknown as typeof entry)}
                  entry={entry}
                  faults={shownFaults(noun, entry, base, true)}
                  isReadOnly={false}
                />
              </FormProvider>
            )}
            <p className="text-sm">{whole}</p>
          </>
        )}
        <FormFailure error={failure} />
      </fieldset>
    </Dialog>
  );
};

export default QuickEdit;
