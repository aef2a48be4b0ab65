import type { PlanOverview } from './plan-overview.ts';

/** Shows how much of a plan is done, as words and as a bar that repeats them. */
export const PlanProgress = ({ done, steps, isComplete }: Pick<PlanOverview, 'done' | 'steps' | 'isComplete'>) => (
  <div>
    <p className="text-sm text-muted tabular-nums">
      {isComplete ? 'Every step is done' : `${done} of ${steps.length} steps done`}
    </p>
    <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-primary" style={{ width: `${(100 * done) / Math.max(1, steps.length)}%` }} />
    </div>
  </div>
);
