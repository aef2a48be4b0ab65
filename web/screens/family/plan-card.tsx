import type { PlanView } from '#shared/model/plan-view.ts';
import { planTitle } from '#shared/planner/plan-title.ts';
import { formatCents } from '#shared/values/money.ts';
import { whenWords } from '#web/parts/when-words.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { PlanMenu } from './plan-menu.tsx';
import { PlanMissing } from './plan-missing.tsx';
import { overviewOf } from './plan-overview.ts';
import { PlanProgress } from './plan-progress.tsx';
import { PlanState } from './plan-state.tsx';
import type { HomeState } from './use-plans.ts';

/** The number of missing answers that a card names; the plan's own page names all of them. */
const NAMED = 3;

const Standing = ({ plan, state }: { plan: PlanView; state: HomeState }) => {
  if (state.kind === 'loading') return <Skeleton className="h-16 w-full" />;
  if (state.kind !== 'there')
    return (
      <p className="text-sm text-muted">
        {state.kind === 'gone'
          ? `${plan.home.name} no longer takes plans on Yarrow. Your plan is kept: duplicate it for another home.`
          : 'We couldn’t load this plan’s progress just now. The plan itself is safe.'}
      </p>
    );
  const overview = overviewOf(plan, state.home);
  return (
    <div className="grid gap-3">
      <PlanProgress {...overview} />
      {!overview.isComplete && (
        <p>
          <span className="text-muted">Next: </span>
          {overview.next.title}
        </p>
      )}
      {overview.missing.length > 0 && (
        <div>
          <h3 className="font-sans text-sm font-semibold text-muted">Still missing</h3>
          <PlanMissing plan={plan} missing={overview.missing} most={NAMED} />
        </div>
      )}
    </div>
  );
};

/** Shows a plan in the list: its home, its progress, its total, what is missing, and what to do next. */
export const PlanCard = ({ plan, state }: { plan: PlanView; state: HomeState }) => {
  const { arrangementId: planId, providerLocationId: locationId } = plan.arrangement;
  const title = planTitle(plan.arrangement);
  return (
    <Card className="grid gap-4 p-5 sm:p-6">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2 className="-my-2 text-lg break-words">
            <Link
              to={paths.planDetails({ planId })}
              className="inline-flex min-h-11 max-w-full items-center hover:text-primary hover:underline"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-0.5 text-muted">
            {plan.home.name}, {plan.home.place}
          </p>
          <p className="mt-2 flex flex-wrap items-center gap-2 text-sm text-muted">
            <PlanState plan={plan} />
            {plan.isArchived && <Badge>Archived</Badge>}
            Saved {whenWords(plan.updatedOn)}
          </p>
        </div>
        <PlanMenu plan={plan} />
      </div>
      <Standing plan={plan} state={state} />
      <div className="flex flex-wrap items-center justify-between gap-4 border-t border-border pt-4">
        <p>
          <span className="text-sm text-muted">Total so far </span>
          <span className="text-lg font-semibold tabular-nums">{formatCents(plan.priced.totalCents)}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={paths.planDetails({ planId })} aria-label={`Open ${title}`}>
            Open
          </LinkButton>
          {state.kind !== 'gone' && (
            <LinkButton
              look="primary"
              to={paths.plannerStep({ locationId, arrangementId: planId })}
              aria-label={`Continue ${title}`}
            >
              Continue
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
};
