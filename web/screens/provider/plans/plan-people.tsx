import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { isGuid } from '#shared/values/ids.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, problemOf, query } from '#web/session/index.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { workPaths } from '#web/work-paths.ts';

/** Loads a plan as it was sent to the home that the person works for; any other doesn't exist. */
const useSentPlan = (planId: string) =>
  useQuery({ ...query.plans.getArrangement.queryOptions({ input: { id: planId } }), enabled: isGuid(planId) });

export type PlanPerson = PlanView['arrangement']['contacts'][number];

/** Lays out the screens about a plan's people. What a family sent doesn't change here; it is changed in the case. */
export const PlanPeople = ({
  planId,
  title,
  children,
}: {
  planId: string;
  title: string;
  children: (plan: PlanView) => ReactNode;
}) => {
  const plan = useSentPlan(planId);
  const isMissing = !isGuid(planId) || problemOf(plan.error)?.code === 'not_found';
  return (
    <div className="mx-auto max-w-180 px-(--page-gutter) pt-8 pb-12">
      <h1 className="text-xl md:text-2xl">{title}</h1>
      <div className="mt-6">
        {isMissing ? (
          <EmptyState
            icon={FileX}
            title="We can’t find this plan."
            action={
              <LinkButton look="primary" to={workPaths.chooseLocation()}>
                Your locations
              </LinkButton>
            }
          >
            It wasn’t sent to a home you work for.
          </EmptyState>
        ) : plan.data ? (
          children(plan.data)
        ) : plan.isLoadingError ? (
          <FailedQuery of={plan} title="We couldn’t load this plan.">
            {messageOf(plan.error)}
          </FailedQuery>
        ) : (
          <div aria-busy="true">
            <SkeletonText lines={5} />
          </div>
        )}
      </div>
    </div>
  );
};
