import { progressAt } from '#shared/planner/moves.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { usePlanner } from '../store/use-planner.ts';

/** Shows the progress. The package decides which steps follow it, so before that their number is approximate. */
export const StepProgress = ({ step }: { step: StepKey }) => {
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
