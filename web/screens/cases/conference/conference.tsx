import { useMemo } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { ConferenceHome, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { messageOf } from '#web/session/index.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';
import { CasePage } from '../case-page.tsx';
import { EditingContext, useContract, useContractChanged, useOffer } from '../contract/use-contract.ts';
import { useCase } from '../use-case.ts';
import { ConferenceHead } from './conference-head.tsx';
import { firstStep, stepNamed } from './conference-steps.ts';
import { PlanNews } from './plan-news.tsx';
import { StepBody } from './step-body.tsx';
import { StepFoot } from './step-foot.tsx';
import { StepList } from './step-list.tsx';
import { ConferenceContext, savedStep, useBudget, useChanges } from './use-conference.ts';

type LoadedProps = { loaded: SelectionView; offer: ConferenceHome; step: ArrangementStep };

/** Says that changes couldn't be saved, keeps them, and sends them again. */
const NotSaved = ({ failure, onRetry, onDiscard }: { failure: unknown; onRetry: () => void; onDiscard: () => void }) => (
  <Banner
    tone="danger"
    role="alert"
    title="Your last changes aren’t saved yet."
    action={
      <span className="flex flex-wrap gap-2">
        <Button size="compact" look="primary" onClick={onRetry}>
          Try again
        </Button>
        <Button size="compact" onClick={onDiscard}>
          Undo them
        </Button>
      </span>
    }
  >
    <FormFailure error={failure} />
  </Banner>
);

const Loaded = ({ loaded, offer, step }: LoadedProps) => {
  const { caseId, may, whyNot } = useCase();
  const { selected } = useContractChanged();
  const { queue, state, view, selection } = useChanges(loaded, step);
  useUnsaved(state.failure !== null);
  const mayChange = may('cases.change') && view.whyNotChange === null;
  const isSaving = state.waiting.length > 0 && state.failure === null;
  const { budgetCents, setBudget } = useBudget(caseId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what sets the budget does the same whenever it's made
  const conference = useMemo(
    () => ({ step, view, selection, offer, mayChange, isSaving, budgetCents, setBudget, change: queue.add.bind(queue) }),
    [step, view, selection, offer, mayChange, isSaving, budgetCents, queue],
  );
  const at = savedStep(step);
  const editing = mayChange ? { view, onSaved: selected, ...(at ? { step: at } : {}) } : null;
  return (
    <ConferenceContext value={conference}>
      <EditingContext value={editing}>
        <ConferenceHead />
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
          {!may('cases.change') && <Banner>{whyNot('cases.change')}</Banner>}
          {may('cases.change') && view.whyNotChange !== null && <Banner>{view.whyNotChange}</Banner>}
          {state.failure !== null && (
            <NotSaved failure={state.failure} onRetry={() => void queue.retry()} onDiscard={() => queue.discard()} />
          )}
          <PlanNews />
          <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-4 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <StepList />
            <div className="grid min-w-0 gap-6">
              <StepBody />
              <StepFoot />
            </div>
          </div>
        </div>
      </EditingContext>
    </ConferenceContext>
  );
};

const Conference = () => {
  const { action } = useParams();
  const at = useCase();
  const { selection } = useContract(undefined, { isLive: true });
  const offer = useOffer();
  const step = stepNamed(action);
  if (selection.data && offer.data) {
    const first = firstStep(selection.data.stepInProgress);
    // Nothing is saved by opening a step, and an address without one, or with one that there isn't, goes on where the conference was.
    if (!step) return <Navigate to={workPaths.arrangementConference({ ...at, action: first })} replace />;
    return <Loaded key={at.caseId} loaded={selection.data} offer={offer.data} step={step} />;
  }
  const failed = [selection, offer].find(({ isError }) => isError);
  if (!failed)
    return (
      <div aria-busy="true">
        <SkeletonText lines={10} />
      </div>
    );
  return (
    <FailedQuery of={failed} title="The conference could not be loaded.">
      {messageOf(failed.error)}
    </FailedQuery>
  );
};

/** /locations/{locationId}/cases/{caseId}/arrangement-conference/{action?}: what a director and a family go through together, step by step. */
export const Component = () => (
  <CasePage title="Arrangement conference">
    <Conference />
  </CasePage>
);
