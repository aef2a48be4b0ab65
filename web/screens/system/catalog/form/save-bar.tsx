import type { AnyEntry } from '#shared/catalog/catalog-faults.ts';
import { formFields } from '#shared/catalog/form-fields.ts';
import type { NounName } from '#shared/catalog/noun-names.ts';
import { nouns } from '#shared/catalog/nouns/index.ts';
import { faultWords, placeOf } from '#shared/catalog/place-words.ts';
import { needsDryRun } from '#shared/catalog/reaches.ts';
import { SaveIndicator, type SaveState } from '#web/parts/save-indicator.tsx';
import { useHasUnsaved } from '#web/routing/unsaved.ts';
import { Button } from '#web/ui/button.tsx';
import { TextButton, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { searchKeyWords } from '#web/workspace/keys/search-key-words.ts';
import { referredNouns, useNames } from '../../every-entry/use-names.ts';
import { chosenDraftPath } from '../drafts/chosen-drafts.ts';
import type { FieldFault } from '../field-widget.ts';
import type { NounScreen } from '../noun-screens.ts';

type SaveBarProps = {
  screen: NounScreen;
  entry: AnyEntry;
  faults: readonly FieldFault[];
  state: SaveState;
  isDirty: boolean;
  isSaving: boolean;
  /** Something has to be chosen before it can be saved. */
  isBlocked: boolean;
  isNew: boolean;
  /** What is saved is a draft. */
  isDraft: boolean;
  /** Someone has tried to save it. */
  wasTried: boolean;
  onSave: () => void;
  /** Shows the part that a fault is about. */
  onShow: (path: FieldFault['path']) => void;
};

/** How many problems are named. */
const MOST = 5;

const Faults = ({ screen: { noun }, entry, faults, onShow }: Pick<SaveBarProps, 'screen' | 'entry' | 'faults' | 'onShow'>) => {
  const { nameOf } = useNames(referredNouns(noun));
  const fields = formFields(nouns[noun]);
  if (faults.length === 0) return null;
  const labels = ({ path }: FieldFault) => placeOf(fields, path, { entries: [entry], nameOf }).labels;
  return (
    <details className="w-full text-sm">
      <summary className="min-h-6 cursor-pointer font-semibold text-danger">
        {faults.length === 1 ? '1 problem to fix before you publish' : `${faults.length} problems to fix before you publish`}
      </summary>
      <ul className="mt-1 grid gap-1 pb-1">
        {faults.slice(0, MOST).map((fault) => (
          <li key={`${fault.path.join('/')} ${fault.message}`}>
            <TextButton onClick={() => onShow(fault.path)} className="text-left">
              {faultWords(labels(fault), fault.message)}
            </TextButton>
          </li>
        ))}
        {faults.length > MOST && <li className="text-muted">And {faults.length - MOST} more.</li>}
      </ul>
    </details>
  );
};

type DraftLinksProps = { noun: NounName; id: string; canBeTried: boolean };

/** Leads to all drafts and, where a dry run compares what the draft changes, to it alone with its dry run. */
const DraftLinks = ({ noun, id, canBeTried }: DraftLinksProps) => (
  <div className="flex flex-wrap gap-x-4 text-sm">
    {canBeTried && (
      <TextLink to={chosenDraftPath({ noun, id })} className="inline-flex min-h-9 items-center">
        Try it in a dry run
      </TextLink>
    )}
    <TextLink to={workPaths.systemDrafts()} className="inline-flex min-h-9 items-center">
      See all drafts
    </TextLink>
  </div>
);

/** Stays in view below a form: what is saved, what keeps it from being published, and the button that saves. */
export const SaveBar = (props: SaveBarProps) => {
  const { state, isDirty, isSaving, isBlocked, isNew, isDraft, wasTried, onSave, ...faulty } = props;
  // A field keeps what it can't read, and what is only begun of a rule, out of the entry.
  const isUnfinished = useHasUnsaved() && !isDirty && !isSaving;
  const { noun } = faulty.screen;
  const isCompared = needsDryRun([noun]);
  const canBeTried = isCompared && isDraft && !isDirty;
  const tryWords = isDraft ? 'Save your changes to try them in a dry run.' : 'Once it’s a draft, you can try it in a dry run.';
  const newWords = wasTried ? 'Nothing to save yet. Fill in a field first.' : 'Nothing is saved yet';
  const cleanWords = isNew ? newWords : 'No changes';
  return (
    <div
      data-chrome
      className="sticky bottom-(--phone-bar) z-10 -mx-(--page-gutter) flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-border bg-bg px-(--page-gutter) py-2"
    >
      <Faults {...faulty} />
      <div className="mr-auto min-w-0">
        {isUnfinished ? (
          <p role="status" className="text-sm text-danger">
            Something on this form isn’t finished or can’t be read yet, so it isn’t saved.
          </p>
        ) : (
          <SaveIndicator state={state} dirtyWords="Not saved yet" cleanWords={cleanWords} />
        )}
      </div>
      {isCompared && !canBeTried && <p className="text-sm text-muted max-sm:hidden">{tryWords}</p>}
      {!isNew && <DraftLinks {...{ noun, canBeTried }} id={faulty.entry.id} />}
      <Button
        look="primary"
        size="compact"
        aria-keyshortcuts="Control+S Meta+S"
        title={`${searchKeyWords()[0]} S`}
        disabled={isBlocked || (!isDirty && !isNew)}
        isBusy={isSaving}
        busyLabel="Saving..."
        onClick={onSave}
      >
        Save draft
      </Button>
    </div>
  );
};
