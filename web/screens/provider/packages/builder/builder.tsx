import { Eye } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { OwnTemplate, TemplateChoices } from '#shared/contract/packages.ts';
import { packagePrice } from '#shared/packages/package-price.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { useMedia } from '#web/ui/use-media.ts';
import type { Workspace } from '#web/workspace/use-workspace.ts';
import { packageDifferences } from './draft-differences.ts';
import { FeesPart } from './fees-part.tsx';
import { ItemsPart } from './items-part.tsx';
import { GoodsPart, PlannerPart } from './planner-part.tsx';
import { Preview, viewOf } from './preview.tsx';
import { PricePart } from './price-part.tsx';
import { fieldId, type PartProps } from './section-card.tsx';
import { useWorkedPackage, type WorkedPackageState } from './use-worked-package.ts';
import { WordsPart } from './words-part.tsx';

type SaveBarProps = { work: WorkedPackageState; isNew: boolean; onSave: () => void };

/** Shows what is saved and what isn't, always visible, with a button to save it. */
const SaveBar = ({ work: { state, isDirty, undo }, isNew, onSave }: SaveBarProps) => (
  <div
    data-chrome
    className="sticky bottom-(--phone-bar) z-20 -mx-(--page-gutter) flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-border bg-bg px-(--page-gutter) py-3 lg:mx-0 lg:rounded-t-card lg:border-x lg:px-4"
  >
    <SaveIndicator
      state={isDirty && (state.kind === 'clean' || state.kind === 'saved') ? { kind: 'dirty' } : state}
      dirtyWords="Not saved. Saved in this browser."
      {...(isNew ? {} : { cleanWords: 'Nothing to save' })}
    />
    <div className="flex flex-wrap gap-3">
      {isDirty && (
        <Button size="compact" onClick={undo}>
          Undo changes
        </Button>
      )}
      <Button
        look="primary"
        size="compact"
        isBusy={state.kind === 'saving'}
        busyLabel="Saving..."
        disabled={!isDirty && !isNew}
        onClick={onSave}
      >
        Save package
      </Button>
    </div>
  </div>
);

type BuilderProps = {
  own: OwnTemplate;
  choices: TemplateChoices;
  workspace: Workspace;
  personId: string;
  draftKey: string;
  onCreated: (id: string) => void;
};

/** Returns what the error summary links to: the field, or the row that it belongs to. */
const placeOf = (path: string) => fieldId(path.replace(/^(packageServices\.\d+)\..*$/, '$1'));

const staleWords = { mine: 'Yours', theirs: 'Saved by someone else', keep: 'Save mine instead' };

/** Edits a package: its parts on the left, and on the right what families will see; on a narrow screen, one at a time. */
export const Builder = ({ own, choices, workspace, personId, draftKey, onCreated }: BuilderProps) => {
  const work = useWorkedPackage({ own, personId, draftKey });
  const isWide = useMedia('(min-width: 75rem)');
  const [isPreviewed, setPreviewed] = useState(false);
  const { draft, errors, theirs } = work;
  const price = useMemo(() => packagePrice(choices.home, draft), [choices.home, draft]);
  const isDisabled = !workspace.may('packages.change');
  const part: PartProps = { draft, change: work.change, errors, isDisabled };
  const save = async (version?: number) => {
    const wasNew = work.version === 0;
    const saved = await work.save(version);
    if (saved && wasNew) onCreated(saved.template.id);
  };
  const preview = <Preview item={viewOf(draft, price, workspace.locationName)} />;
  return (
    <div className="grid gap-5">
      {isDisabled && <Banner tone="info">{workspace.whyNot('packages.change')}</Banner>}
      {work.hasDraft && work.isDirty && (
        <Banner tone="info" role="status">
          These are your earlier changes, not saved yet.
        </Banner>
      )}
      <ErrorSummary
        focusKey={work.tries}
        errors={Object.entries(errors).map(([path, message]) => ({ fieldId: placeOf(path), message }))}
      />
      <FormFailure error={work.failure} />
      {theirs && (
        <StaleChoice
          conflict={theirs}
          title={theirs.message}
          level={2}
          differences={packageDifferences(draft, theirs.template)}
          words={staleWords}
          onKeepMine={() => save(theirs.version)}
          onTakeSaved={work.takeTheirs}
        />
      )}
      {!isWide && (
        <Button
          size="compact"
          icon={Eye}
          aria-pressed={isPreviewed}
          className="justify-self-start"
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? 'Back to the fields' : 'Preview'}
        </Button>
      )}
      <div className="items-start gap-6 wide:grid wide:grid-cols-[minmax(0,1fr)_23rem]">
        <div hidden={isPreviewed && !isWide} className="grid gap-5">
          <WordsPart {...part} choices={choices} />
          <ItemsPart {...part} choices={choices} price={price} />
          <PricePart {...part} price={price} locationId={workspace.locationId} />
          <FeesPart {...part} />
          <PlannerPart {...part} choices={choices} />
          <GoodsPart {...part} choices={choices} />
        </div>
        {isWide ? <div className="sticky top-6">{preview}</div> : isPreviewed && preview}
      </div>
      {!isDisabled && <SaveBar work={work} isNew={work.version === 0} onSave={() => void save()} />}
    </div>
  );
};
