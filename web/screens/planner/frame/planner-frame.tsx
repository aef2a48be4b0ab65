import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { existingSteps, type Move, progressAt, showsTotal } from '#shared/planner/moves.ts';
import { pageWords } from '#shared/planner/page-words.ts';
import type { Step, StepKey } from '#shared/planner/steps.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { useCode } from '#web/loading/use-code.ts';
import { whenIdle } from '#web/loading/when-idle.ts';
import { FaqButton } from '#web/parts/faq/faq-button.tsx';
import { SaveIndicator } from '#web/parts/save-indicator.tsx';
import { paths } from '#web/paths.ts';
import { useIsOnline } from '#web/shell/use-is-online.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { CodeBoundary } from '#web/ui/code-boundary.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { ConflictPanel } from '../panels/conflict-panel.tsx';
import { NewsPanel } from '../panels/news-panel.tsx';
import { StepWaiting } from '../panels/planner-waiting.tsx';
import { stepCode } from '../steps/registry.ts';
import type { StepModule } from '../steps/step-module.ts';
import { useTopic } from '../steps/use-topic.ts';
import { useOwner } from '../store/use-owner.ts';
import { usePlanner } from '../store/use-planner.ts';
import { useMoves } from '../use-moves.ts';
import { useReturnsToSummary } from '../use-return.ts';

/** Fetches the code of the step after this one while this one is read, so that Continue shows it at once. */
const useAhead = (key: StepKey): void => {
  const { home, plan } = usePlanner();
  const existing = existingSteps(home, plan);
  const next = existing[existing.findIndex((step) => step.key === key) + 1]?.key;
  useEffect(() => {
    if (!next) return;
    // A failure is forgotten: the step is asked for once more when the family gets to it, and says so then.
    const code = stepCode(next);
    const timer = setTimeout(() => void code.load().catch(code.forget), 500);
    return () => clearTimeout(timer);
  }, [next]);
};

/** How far one is. The package decides which steps follow it: before it their number is about right. */
const StepProgress = ({ step }: { step: StepKey }) => {
  const { home, plan } = usePlanner();
  const { at, of, isEstimate } = progressAt(home, plan, step);
  return (
    <div className="pt-4">
      <p className="text-sm text-muted">
        Step {at} of {isEstimate && 'about '}
        {of}
      </p>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-border">
        <div
          className="h-full origin-left rounded-full bg-primary transition-transform duration-(--sheet-in) ease-calm forced-colors:bg-[Highlight]"
          style={{ transform: `scaleX(${at / of})` }}
        />
      </div>
    </div>
  );
};

type MoveButtonsProps = { isSaving: boolean; onNext: () => void; onBack: () => void; nextLabel?: string };

/** Shows Continue and Back, in this order for the keyboard, because most people want to go on. While a save runs, neither moves. */
const MoveButtons = ({ isSaving, onNext, onBack, nextLabel = 'Continue' }: MoveButtonsProps) => (
  <div className="mt-10 flex flex-row-reverse flex-wrap items-center justify-between gap-3 border-t border-border pt-6 print:hidden">
    <Button look="primary" size="large" className="min-w-40 max-sm:grow" isBusy={isSaving} onClick={onNext}>
      {nextLabel}
    </Button>
    <Button look="quiet" size="large" icon={ArrowLeft} className="-ml-3" onClick={onBack}>
      Back
    </Button>
  </div>
);

/** Shows which home the plan is with, whether it is saved, help, and the button to finish later. */
const FrameHeader = () => {
  const { home, save } = usePlanner();
  const { open } = useDrawer();
  const topic = useTopic();
  // What needs a connection is said once, above the step (`offline/plan-notice.ts`).
  const isSaidBelow = !useIsOnline() || save.kind === 'failed';
  return (
    <div
      data-chrome
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 border-b border-border py-3 md:grid-cols-[minmax(0,1fr)_auto_auto]"
    >
      <div className="col-start-1 row-start-1 min-w-0">
        <p className="text-sm text-muted">Plan a funeral with</p>
        <p className="font-semibold">
          <TextLink to={paths.funeralHome({ locationId: home.locationId })}>{home.name}</TextLink>
          <span className="font-normal text-muted">, {home.place}</span>
        </p>
      </div>
      <div className="col-span-2 row-start-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:col-span-1 md:col-start-2 md:row-start-1">
        <SaveIndicator state={isSaidBelow ? { kind: 'clean' } : save} dirtyWords="Saved in this browser" />
        <Button size="compact" onClick={() => open('save-plan')}>
          Save and finish later
        </Button>
      </div>
      <FaqButton topic={topic} className="col-start-2 row-start-1 md:col-start-3" />
    </div>
  );
};

/** What was wrong when Continue was last pressed. The count makes a second press move the focus again. */
type Refusal = { errors: { fieldId: string; message: string }[]; count: number };

type StepContentProps = { step: Step; module: StepModule };

/** Returns what Continue does, and what has kept it from that and isn't fixed yet. */
const useContinue = ({ step, module }: StepContentProps, forward: () => Move) => {
  const { home, plan } = usePlanner();
  const [refusal, setRefusal] = useState<Refusal>({ errors: [], count: 0 });
  const isAllowed = step.canContinue(home, plan);
  const errorsNow = () =>
    module.errors?.(plan, home) ?? [
      { fieldId: module.fieldId ?? step.key, message: module.incomplete?.(plan, home) ?? 'Please answer this first.' },
    ];
  const outdated = module.outdated?.(plan, home, new Date()) ?? [];
  const next = (): Move => {
    const move: Move = outdated.length > 0 ? { kind: 'stay', why: 'incomplete' } : forward();
    if (move.kind === 'stay' && move.why === 'incomplete')
      setRefusal({ errors: outdated.length > 0 ? outdated : errorsNow(), count: refusal.count + 1 });
    return move;
  };
  const missing = isAllowed ? [] : module.errors ? errorsNow() : refusal.errors;
  const errors = refusal.count === 0 ? [] : outdated.length > 0 ? outdated : missing;
  return { next, errors, refusals: refusal.count };
};

const StepContent = ({ step, module }: StepContentProps) => {
  const { home, plan, save } = usePlanner();
  const moves = useMoves(step.key);
  const returns = useReturnsToSummary() && step.key !== 'summary';
  const { title, lead, help, image } = pageWords(home, step.key, plan);
  usePageTitle(`${title} · ${home.name}`);
  useAhead(step.key);
  const { next, errors, refusals } = useContinue({ step, module }, () => {
    const move = returns ? moves.to('summary') : moves.next();
    // The change may have added another step before the summary.
    return move.kind === 'stay' && move.why === 'unreachable' ? moves.next() : move;
  });
  return (
    <div className={module.width === 'wide' ? undefined : 'max-w-measure'}>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      {lead && <p className="mt-3 max-w-measure text-muted">{lead}</p>}
      {(help || image) && <PageHelp help={help} image={image} />}
      <div className="mt-6 empty:hidden">
        <ErrorSummary errors={errors} focusKey={refusals} />
      </div>
      <div className="mt-6">
        <module.Component error={errors[0]?.message} />
      </div>
      <MoveButtons
        isSaving={save.kind === 'saving'}
        onNext={next}
        onBack={moves.back}
        nextLabel={returns ? 'Back to the summary' : module.continueLabel?.(plan, home)}
      />
    </div>
  );
};

type PlannerFrameProps = {
  step: Step;
  /** The running total: beside the step from 1,024 px, at the bottom of smaller screens, and only if `showsTotal`. */
  total?: { aside: ReactNode; bar: ReactNode };
};

/** Few pages have any. */
const PageHelp = lazyPart(() => import('./page-help.tsx'));

/** The first step needs nothing from it, so nothing waits for it. */
const PlanNotes = lazyPart(() => whenIdle().then(() => import('./plan-notes.tsx')));

const withHeading = (panel: ReactNode) => (
  <>
    <h1 className="sr-only">Plan a funeral</h1>
    {panel}
  </>
);

/** Lays out what is around a step: the home, the progress, the step, the cost, and whether the plan is saved. */
export const PlannerFrame = ({ step, total }: PlannerFrameProps) => {
  const { conflict, news } = usePlanner();
  useOwner();
  const visibleTotal = showsTotal(step.key) ? total : undefined;
  return (
    <div className="mx-auto max-w-page px-(--page-gutter) pt-2 md:pt-4">
      <FrameHeader />
      <StepProgress step={step.key} />
      <div className={visibleTotal ? 'grid gap-x-12 lg:grid-cols-[minmax(0,1fr)_22rem]' : undefined}>
        <div className="min-w-0 pt-8 pb-8 md:pt-10">
          <PlanNotes />
          {conflict ? (
            <ConflictPanel theirs={conflict} />
          ) : news ? (
            <NewsPanel news={news} from={step.key} />
          ) : (
            <StepOf step={step} key={step.key} />
          )}
        </div>
        {visibleTotal && (
          <aside aria-label="Total" className="hidden pt-10 lg:block">
            {visibleTotal.aside}
          </aside>
        )}
      </div>
      {visibleTotal?.bar}
    </div>
  );
};

const LoadedStep = ({ step }: { step: Step }) => {
  const module = useCode(stepCode(step.key));
  return module ? <StepContent step={step} module={module} /> : <StepWaiting />;
};

const StepOf = ({ step }: { step: Step }) => (
  <CodeBoundary code={stepCode(step.key)} what="This step" frame={withHeading}>
    <LoadedStep step={step} />
  </CodeBoundary>
);
