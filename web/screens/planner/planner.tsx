import { useEffect, useRef } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { PlanView } from '#shared/model/plan-view.ts';
import { choosePackage } from '#shared/planner/choices.ts';
import { chooseDisposition } from '#shared/planner/choose-disposition.ts';
import { furthestStep, isReachable } from '#shared/planner/moves.ts';
import { type Step, stepAt } from '#shared/planner/steps.ts';
import { isArrangementId, isGuid, NEW_ARRANGEMENT } from '#shared/values/ids.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { paths } from '../../paths.ts';
import { problemOf } from '../../session/api-problem.ts';
import { FailedPanel } from '../../ui/states.tsx';
import { toast } from '../../ui/toast.ts';
import { PlannerFrame } from './frame/planner-frame.tsx';
import { PlannerWaiting } from './panels/planner-waiting.tsx';
import { currentPlan } from './store/current-plan.ts';
import { forgetPlan } from './store/last-plan.ts';
import { useOpening } from './store/use-opening.ts';
import { usePlanner } from './store/use-planner.ts';
import { plannerTotal } from './total/planner-total.tsx';
import { addressOf } from './use-moves.ts';

/** Starts (or continues) with a package that was chosen before the planner opened, and sets the plan's disposition from it. */
const beginWithPackage = (templateId: string): void => {
  const open = currentPlan.get();
  if (!open) return;
  const template = open.store.get().home.templates.find(({ id }) => id === templateId.toLowerCase());
  if (!template) {
    toast('This home no longer offers that package. Choose another one later.');
    return;
  }
  open.store.change(
    (plan, home) => choosePackage(home, chooseDisposition(home, plan, template.dispositionType).plan, template).plan,
  );
};

const HomeGone = lazyPart(() => import('./panels/home-gone.tsx').then((module) => ({ default: module.HomeGone })), 'Your plan');

/** Few addresses name a home that doesn't exist. */
const MissingHome = lazyPart(
  () => import('../marketplace/funeral-home/home-missing.tsx').then((module) => ({ default: module.HomeMissing })),
  'This page',
);

const HomeMissing = () => <MissingHome fallback={<PlannerWaiting />} />;

const GoneHome = ({ view }: { view: PlanView }) => <HomeGone view={view} fallback={<PlannerWaiting />} />;

/** Redirects from this address, with an explanation if there is one. */
const GoTo = ({ to, words, before }: { to: string; words?: string; before?: () => void }) => {
  const wasSaid = useRef(false);
  useEffect(() => {
    if (wasSaid.current) return;
    wasSaid.current = true;
    before?.();
    if (words) toast(words);
  }, [words, before]);
  return <Navigate to={to} replace />;
};

const wordsWhy = (step: Step | undefined, exists: boolean): string => {
  if (!step) return 'We couldn’t find that step. You left off here.';
  return exists ? 'That step comes later. This is the next one.' : 'Your plan does not need that step. This is the next one.';
};

/** Shows the step that the address names if it can be reached, or else the furthest one that can. */
const OpenedPlan = ({ path, isNew }: { path: string; isNew: boolean }) => {
  const { home, plan, planId, view, isHomeGone } = usePlanner();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('package');
  useEffect(() => {
    if (!wanted) return;
    beginWithPackage(wanted);
    setSearch(
      (before) => {
        before.delete('package');
        return before;
      },
      { replace: true },
    );
  }, [wanted, setSearch]);
  if (isHomeGone && view) return <GoneHome view={view} />;
  if (wanted) return <PlannerWaiting />;
  const step = stepAt(path);
  if (step && isReachable(home, plan, step)) {
    // The first save gave the plan an id, so its address is no longer `new`.
    if (isNew && planId) return <Navigate to={addressOf(step.key)} replace />;
    return <PlannerFrame step={step} total={plannerTotal} />;
  }
  const words = path === '' ? undefined : wordsWhy(step, step?.exists(home, plan) ?? false);
  return <GoTo to={addressOf(furthestStep(home, plan).key)} words={words} />;
};

const AtHome = ({ locationId, id, path }: { locationId: string; id: string | null; path: string }) => {
  const opening = useOpening(locationId, id);
  if (opening.kind === 'open') return <OpenedPlan path={path} isNew={id === null} />;
  if (opening.kind === 'loading') return <PlannerWaiting />;
  if (opening.kind === 'home-gone') {
    return opening.view ? <GoneHome view={opening.view} /> : <HomeMissing />;
  }
  if (opening.kind === 'missing') {
    return (
      <GoTo
        to={paths.plannerStep({ locationId })}
        words="We could not find that plan here, so this is a new one. If yours is in your account, sign in."
        before={() => forgetPlan(locationId)}
      />
    );
  }
  return (
    <div className="mx-auto max-w-lg px-(--page-gutter) py-16">
      <h1 className="sr-only">Plan a funeral</h1>
      <FailedPanel
        title="The planner could not be loaded."
        onRetry={opening.retry}
        requestId={problemOf(opening.error)?.requestId}
      />
    </div>
  );
};

/** `/locations/:locationId/arrangements/:arrangementId/*`: one plan, step by step. An invalid id leads to a new plan. */
export const Component = () => {
  const { locationId = '', arrangementId = '', '*': path = '' } = useParams();
  if (!isGuid(locationId)) return <HomeMissing />;
  const home = locationId.toLowerCase();
  if (!isArrangementId(arrangementId)) return <GoTo to={paths.plannerStep({ locationId: home })} />;
  const id = arrangementId === NEW_ARRANGEMENT ? null : arrangementId.toLowerCase();
  return <AtHome key={home} locationId={home} id={id} path={path.replace(/\/+$/, '')} />;
};
