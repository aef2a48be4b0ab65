import { useEffect } from 'react';
import { useSession } from '#web/session/use-session.ts';
import { currentPlan } from './current-plan.ts';
import { openCopies } from './plan-copies.ts';
import { usePlanner } from './use-planner.ts';

/**
 * Keeps plan and account together. People who sign in take this browser's plan along; after a sign-out, an account's plan is no longer shown or
 * stored here, except for what could not be saved.
 */
export const useOwner = (): void => {
  const { visitor, isRestored, support } = useSession();
  const { store, view } = usePlanner();
  const hasOwner = view?.hasOwner;
  const isFamily = visitor.kind === 'family' && !support;
  useEffect(() => {
    if (!isRestored || hasOwner === undefined) return;
    // A link that fails is retried with the next save.
    if (isFamily && !hasOwner) void store.link().catch(() => undefined);
    if (visitor.kind !== null || !hasOwner) return;
    void openCopies().then((copies) => copies.removeOwned());
    currentPlan.set(null);
  }, [isRestored, isFamily, visitor.kind, hasOwner, store]);
};
