import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CarePageView } from '#shared/contract/custody-pages.ts';
import type { ReadTag } from '#shared/contract/tags-views.ts';
import { reductionActOf } from '#shared/custody/handoffs/reduction.ts';
import { gateTitles } from '#shared/gates/acts.ts';
import { reductionAct } from '#shared/model/enumerations/handoff.ts';
import { refuseOffline } from '#web/parts/refuse-offline.ts';
import { OtherCase } from '#web/parts/tags/other-case.tsx';
import { TagReader } from '#web/parts/tags/tag-reader.tsx';
import { When } from '#web/parts/when.tsx';
import { api, fieldErrors, query, useIdempotencyKey } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { DefinitionList } from '#web/ui/definition-list.tsx';
import { focusOpened } from '#web/ui/first-field.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { toast } from '#web/ui/toast.ts';
import { useStableFocus } from '#web/ui/use-stable-focus.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { MissingLines } from '../changes/missing-lines.tsx';
import { ReachedFailure } from '../changes/reached-failure.tsx';
import { useCase } from '../use-case.ts';
import { type Asked, EndDialog } from './end-dialog.tsx';

type Reduction = NonNullable<CarePageView['reduction']>;

/** Returns what reloads everything that shows a reduction: the page, the gates, the tags, and the case. */
function useReductionChanged() {
  const client = useQueryClient();
  return () => {
    for (const queryKey of [query.custodyPages.key(), query.caseCare.key(), query.tags.key(), query.cases.key()])
      void client.invalidateQueries({ queryKey });
  };
}

type Draft = { discNumber: string; operator: string; chamber: string };

/** Returns what is still empty, by field. */
const missingIn = ({ discNumber, operator }: Draft) => ({
  ...(discNumber.trim() === '' ? { discNumber: 'Enter the number on the disc.' } : {}),
  ...(operator.trim() === '' ? { operator: 'Enter who does it.' } : {}),
});

/** Says what stops it now, before anything is entered. The second comparison is the scan that starts it. */
const StoppedBy = () => {
  const at = useCase();
  const { data } = useQuery(query.caseCare.getCaseGates.queryOptions({ input: { id: at.caseId } }));
  const lines = (data?.gates ?? [])
    .filter(({ act }) => reductionAct.has(act))
    .flatMap(({ missing }) => missing.filter(({ title }) => title !== gateTitles.V2));
  if (lines.length === 0) return null;
  return (
    <Banner tone="warning" role="status" title="It can’t start yet">
      <MissingLines lines={lines} at={at} />
    </Banner>
  );
};

/** Asks for the disc and who does it, and then for the tag, which is scanned last. What is filled in is kept if something is refused. */
const StartForm = ({ words, onClose }: { words: string; onClose: () => void }) => {
  const { caseId, row, dashboard } = useCase();
  const keyFor = useIdempotencyKey();
  const changed = useReductionChanged();
  const [draft, setDraft] = useState<Draft>({ discNumber: '', operator: '', chamber: '' });
  const [missing, setMissing] = useState<Partial<Record<keyof Draft, string>>>({});
  const start = useMutation({
    mutationFn: async (read: ReadTag) => {
      refuseOffline(`Starting the ${words}`);
      const input = { caseId, ...read, ...draft };
      return api.handoffs.startReduction(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: ({ finding }) => {
      if (finding === 'confirmed') toast(`The ${words} has started.`, { tone: 'success' });
      changed();
    },
    // Something may have changed meanwhile: what’s on the screen is old then.
    onError: changed,
  });
  const { data, error, isPending } = start;
  const errors: Readonly<Record<string, string | undefined>> = { ...fieldErrors(error), ...missing };
  const field = (name: keyof Draft, label: string, more: { isOptional?: boolean; hint?: string; maxLength: number }) => (
    <TextField
      label={label}
      {...more}
      autoComplete="off"
      value={draft[name]}
      error={errors[name]}
      onChange={({ target: { value } }) => {
        setDraft({ ...draft, [name]: value });
        setMissing({ ...missing, [name]: undefined });
      }}
    />
  );
  return (
    <div ref={focusOpened} className="grid max-w-160 gap-4">
      <StoppedBy />
      {field('discNumber', 'Disc number', { hint: 'It goes with the person from now on, and is on all papers.', maxLength: 40 })}
      {field('operator', 'Operator', { maxLength: 120 })}
      {field('chamber', 'Chamber or vessel', { isOptional: true, maxLength: 80 })}
      <p className="text-muted">
        Right before {row.decedentFullName} goes in, compare the tag with the papers, and scan it. It has started once you have.
      </p>
      <ReachedFailure error={error} />
      {(errors.tag ?? errors.whyTyped) && <p className="text-danger">{errors.tag ?? errors.whyTyped}</p>}
      <TagReader
        action="Start with this tag"
        isBusy={isPending}
        onRead={(read) => {
          const empty = missingIn(draft);
          setMissing(empty);
          if (Object.keys(empty).length === 0) start.mutate(read);
        }}
      />
      <div>
        <Button onClick={onClose}>Cancel</Button>
      </div>
      {data?.finding === 'other-case' && (
        <OtherCase name={row.decedentFullName} belongsTo={data.belongsTo} homePhone={dashboard.homePhone} />
      )}
    </div>
  );
};

/** Says what is recorded, and lets those who have the person record the end; an owner or admin corrects the times. */
const Started = ({
  known,
  whyNotEnd,
  words,
}: {
  known: NonNullable<Reduction['known']>;
  whyNotEnd: string | null;
  words: string;
}) => {
  const { may } = useCase();
  const changed = useReductionChanged();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { discNumber, started, ended } = known;
  const by = ({ byName, on }: typeof started) => (
    <span className="wrap-anywhere">
      <When at={on} />, {byName}
    </span>
  );
  const mayCorrect = may('cases.correct');
  const mayEnd = ended ? mayCorrect : whyNotEnd === null && may('decedent.move');
  return (
    <div className="grid gap-4">
      <DefinitionList
        items={[
          { term: 'Disc number', value: <span className="wrap-anywhere">{discNumber}</span> },
          { term: 'Started', value: by(started) },
          { term: 'Ended', value: ended ? by(ended) : 'Not yet' },
        ]}
      />
      {!ended && whyNotEnd !== null && <p className="max-w-measure text-muted">{whyNotEnd}</p>}
      {(mayEnd || mayCorrect) && (
        <div className="flex flex-wrap gap-3">
          {mayEnd && (
            <Button look={ended ? 'secondary' : 'primary'} onClick={() => setAsked({ part: 'end', known: ended })}>
              {ended ? 'Correct the end' : 'Record the end'}
            </Button>
          )}
          {mayCorrect && <Button onClick={() => setAsked({ part: 'start', known: started })}>Correct the start</Button>}
        </div>
      )}
      {asked && <EndDialog asked={asked} words={words} onChanged={changed} onClose={() => setAsked(null)} />}
    </div>
  );
};

/** Shows the start and the end of a cremation or another reduction, and lets those who have the person record them. */
export const ReductionPanel = ({ reduction }: { reduction: Reduction }) => {
  const { row, may, whyNot } = useCase();
  const [isStarting, setIsStarting] = useState(false);
  // Once it has started or isn’t started after all, the form is gone.
  const stable = useStableFocus<HTMLDivElement>({ to: 'heading' });
  const { known, whyNotStart, whyNotEnd, isUnconfirmed } = reduction;
  const act = known?.act ?? reductionActOf(row.dispositionType);
  if (!act) return null;
  const words = reductionAct.label(act).toLowerCase();
  const canStart = known === null && whyNotStart === null && may('decedent.move');
  const reason = whyNotStart ?? whyNot('decedent.move');
  return (
    <div {...stable}>
      <Panel
        title={reductionAct.label(act)}
        aside={
          canStart &&
          !isStarting && (
            <Button size="compact" onClick={() => setIsStarting(true)}>
              Start the {words}
            </Button>
          )
        }
      >
        {isUnconfirmed && (
          <Banner tone="warning" title="Not confirmed">
            No crematory has confirmed these cremated remains from its own account.
          </Banner>
        )}
        {known && <Started known={known} whyNotEnd={whyNotEnd} words={words} />}
        {!known && canStart && isStarting && <StartForm words={words} onClose={() => setIsStarting(false)} />}
        {!known && canStart && !isStarting && (
          <p className="max-w-measure text-muted">
            It hasn’t started. Before it does, everything that it needs is checked once more.
          </p>
        )}
        {!known && !canStart && reason && <p className="max-w-measure text-muted">{reason}</p>}
      </Panel>
    </div>
  );
};
