import { ArrowLeft, NotebookPen, Send } from 'lucide-react';
import { useParams } from 'react-router-dom';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { isGuid } from '#shared/values/ids.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { PriceBreakdown } from '#web/parts/price-breakdown.tsx';
import { PrintPlan } from '#web/parts/print-plan.tsx';
import { whenWords } from '#web/parts/when-words.ts';
import { paths } from '#web/paths.ts';
import { usePageTitle } from '#web/shell/use-page-title.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { EmptyState, Skeleton, SkeletonText } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { SentLine } from '../planner/sent-line.tsx';
import { hasUnsentChanges } from '../planner/unsent-changes.ts';
import { PlanMenu } from './plan-menu.tsx';
import { PlanMissing } from './plan-missing.tsx';
import { overviewOf } from './plan-overview.ts';
import { PlanProgress } from './plan-progress.tsx';
import { PlanState } from './plan-state.tsx';
import { PlanSteps } from './plan-steps.tsx';
import { type HomeState, useHomes, usePlan } from './use-plans.ts';

const Standing = ({ plan, home }: { plan: PlanView; home: PlannerHome }) => {
  const overview = overviewOf(plan, home);
  return (
    <>
      <section aria-labelledby="progress" className="grid gap-4">
        <h2 id="progress" className="text-xl">
          Progress
        </h2>
        <PlanProgress {...overview} />
        <PlanSteps plan={plan} overview={overview} />
      </section>
      {overview.missing.length > 0 && (
        <section aria-labelledby="missing">
          <h2 id="missing" className="mb-2 text-xl">
            Still missing
          </h2>
          <PlanMissing plan={plan} missing={overview.missing} />
        </section>
      )}
    </>
  );
};

const HomeGone = ({ plan }: { plan: PlanView }) => {
  const { open } = useDrawer();
  return (
    <Banner
      tone="warning"
      title={`${plan.home.name} no longer takes plans on Yarrow.`}
      action={
        <Button size="compact" onClick={() => open('duplicate-plan', { plan: plan.arrangement.arrangementId })}>
          Duplicate for another home
        </Button>
      }
    >
      Your plan is saved with its last prices. You can still print it or take it to another home.
    </Banner>
  );
};

const Actions = ({ plan, state }: { plan: PlanView; state: HomeState }) => {
  const { open } = useDrawer();
  const { arrangementId, providerLocationId: locationId } = plan.arrangement;
  const isEditable = plan.editableStatus === 'editable';
  const isChanged = hasUnsentChanges(plan);
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <SentLine plan={plan} isChanged={isChanged} className="basis-full" />
      {state.kind !== 'gone' && isEditable && (
        <LinkButton look="primary" icon={NotebookPen} to={paths.plannerStep({ locationId, arrangementId })}>
          Continue planning
        </LinkButton>
      )}
      {state.kind !== 'gone' && isEditable && (isChanged || plan.submittedOn === null) && (
        <Button icon={Send} onClick={() => open('send-plan', { plan: arrangementId })}>
          {plan.submittedOn ? 'Send your changes' : 'Send to the home'}
        </Button>
      )}
      <PrintPlan planId={arrangementId} />
    </div>
  );
};

const Details = ({ plan }: { plan: PlanView }) => {
  const title = planTitle(plan.arrangement);
  const state = useHomes([plan])(plan.home.locationId);
  usePageTitle(title);
  return (
    <div className="mx-auto w-full max-w-page px-(--page-gutter) py-10 md:py-14">
      <TextLink to={paths.plansDashboard()} className="inline-flex min-h-11 items-center gap-1.5">
        <Icon of={ArrowLeft} size={18} />
        Your plans
      </TextLink>
      <div className="mt-4 flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl break-words md:text-3xl">{title}</h1>
          <p className="mt-1 text-muted">
            At <TextLink to={paths.funeralHome({ locationId: plan.home.locationId })}>{plan.home.name}</TextLink>,{' '}
            {plan.home.place}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            <PlanState plan={plan} />
            Saved {whenWords(plan.updatedOn)}
          </p>
        </div>
        <PlanMenu plan={plan} />
      </div>
      <Actions plan={plan} state={state} />
      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <div className="grid content-start gap-10">
          {state.kind === 'loading' && <Skeleton className="h-64 w-full" />}
          {state.kind === 'gone' && <HomeGone plan={plan} />}
          {state.kind === 'failed' && (
            <Banner tone="warning">We couldn’t load this plan’s progress just now. The plan itself is safe.</Banner>
          )}
          {state.kind === 'there' && <Standing plan={plan} home={state.home} />}
        </div>
        <section aria-labelledby="account">
          <Card className="p-5 sm:p-6">
            <h2 id="account" className="mb-4 text-xl">
              What it costs
            </h2>
            <PriceBreakdown priced={plan.priced} />
          </Card>
        </section>
      </div>
    </div>
  );
};

const Missing = () => (
  <Page title="Plan not found">
    <EmptyState
      title="We could not find this plan."
      action={
        <LinkButton look="primary" to={paths.plansDashboard()}>
          Your plans
        </LinkButton>
      }
    >
      It may belong to another account. All of your plans are in your list.
    </EmptyState>
  </Page>
);

const Loaded = ({ planId }: { planId: string }) => {
  const plan = usePlan(planId);
  if (plan.data) return <Details plan={plan.data} />;
  if (plan.isMissing) return <Missing />;
  return (
    <Page title="Your plan" width="wide">
      {plan.isError ? (
        <FailedQuery of={plan} title="The plan could not be loaded." />
      ) : (
        <div aria-busy="true">
          <SkeletonText lines={8} />
        </div>
      )}
    </Page>
  );
};

/** /plans/dashboard/{planId}: one whole plan: its progress, what it costs and why, and what can be done with it. */
export const Component = () => {
  const { planId } = useParams();
  return isGuid(planId) ? <Loaded key={planId} planId={planId.toLowerCase()} /> : <Missing />;
};
