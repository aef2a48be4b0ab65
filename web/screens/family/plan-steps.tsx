import { Circle, CircleCheck, CircleDot } from 'lucide-react';
import type { PlanView } from '#shared/model/plan-view.ts';
import { paths } from '#web/paths.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { PlanOverview } from './plan-overview.ts';

/** Lists the steps of a plan in order: done, next, and to come. Each step that can be reached is a link. */
export const PlanSteps = ({ plan, overview }: { plan: PlanView; overview: PlanOverview }) => {
  const { arrangementId, providerLocationId: locationId } = plan.arrangement;
  const { steps, next, isComplete } = overview;
  return (
    <ol className="grid gap-x-8 sm:grid-cols-2">
      {steps.map((step) => {
        const isDone = isComplete || step.index < next.index;
        const isNext = !isDone && step.key === next.key;
        return (
          <li key={step.key} className="flex min-h-11 items-center gap-3" aria-current={isNext ? 'step' : undefined}>
            <Icon
              of={isDone ? CircleCheck : isNext ? CircleDot : Circle}
              className={isDone ? 'text-success' : isNext ? 'text-primary' : 'text-subtle'}
            />
            {isDone || isNext ? (
              <Link
                to={paths.plannerStep({ locationId, arrangementId, step: step.path })}
                className="inline-flex min-h-11 items-center hover:text-primary hover:underline"
              >
                {step.title}
              </Link>
            ) : (
              <span className="text-muted">{step.title}</span>
            )}
            <VisuallyHidden>{isDone ? ', done' : isNext ? ', next' : ', to come'}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
};
