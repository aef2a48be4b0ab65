import { useEffect } from 'react';
import { existingSteps } from '#shared/planner/moves.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { stepCode } from '../steps/registry.ts';
import { usePlanner } from '../store/use-planner.ts';

/** Fetches the code of the step after this one while this one is read, so that Continue shows it at once. */
export const useAhead = (key: StepKey): void => {
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
