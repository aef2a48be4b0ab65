import { useEffect } from 'react';
import { existingSteps } from '#shared/planner/moves.ts';
import type { StepKey } from '#shared/planner/steps.ts';
import { loadStep } from '../steps/registry.ts';
import { usePlanner } from '../store/use-planner.ts';

/** Fetches the code of the step after this one while this one is read, so that Continue shows it at once. */
export const useAhead = (key: StepKey): void => {
  const { home, plan } = usePlanner();
  const existing = existingSteps(home, plan);
  const next = existing[existing.findIndex((step) => step.key === key) + 1]?.key;
  useEffect(() => {
    if (!next) return;
    // A failure is met again, with a way to retry, when the step is come to.
    const timer = setTimeout(() => void loadStep(next).catch(() => undefined), 500);
    return () => clearTimeout(timer);
  }, [next]);
};
