import { useEffect } from 'react';
import { existingSteps } from '#shared/planner/moves.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { stepCode } from '../steps/registry.ts';
import { usePlanner } from '../store/use-planner.ts';

/** Loads the code of the next step while this one is being read, so that Continue shows it immediately. */
export const useAhead = (key: StepKey): void => {
  const { home, plan } = usePlanner();
  const existing = existingSteps(home, plan);
  const next = existing[existing.findIndex((step) => step.key === key) + 1]?.key;
  useEffect(() => {
    if (!next) return;
    // Drop a failure: the step loads again when the family gets to it, and reports it then.
    const code = stepCode(next);
    const timer = setTimeout(() => void code.load().catch(code.forget), 500);
    return () => clearTimeout(timer);
  }, [next]);
};
