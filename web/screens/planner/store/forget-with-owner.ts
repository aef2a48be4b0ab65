import { forgetPlannedHomes } from '#web/planned-homes.ts';
import type { SessionStore } from '#web/session/session-store.ts';
import { currentPlan } from './current-plan.ts';
import type { PlanCopies } from './plan-copies.ts';

type Session = Pick<SessionStore, 'get' | 'subscribe'>;

/**
 * Forgets a person's plans in this page as soon as they are signed out, on any screen and in any tab. Otherwise, the next person at a shared computer
 * would see the plan in memory. What could not be saved stays in this browser's copies.
 */
export const forgetWithOwner = (session: Session, openCopies: () => Promise<Pick<PlanCopies, 'removeOwned'>>): (() => void) => {
  let person = session.get().user?.id ?? null;
  return session.subscribe(() => {
    const before = person;
    person = session.get().user?.id ?? null;
    if (before === null || before === person) return;
    forgetPlannedHomes();
    void openCopies().then((copies) => copies.removeOwned());
    if (currentPlan.get()?.store.get().view?.hasOwner) currentPlan.set(null);
  });
};

/** Removes copies of an earlier visit whose sign-out this page didn't see. Without a session to come back to, nobody is left to read them. */
export const forgetLeftBehind = async (isHinted: boolean, copies: Pick<PlanCopies, 'removeOwned'>): Promise<void> => {
  if (!isHinted) await copies.removeOwned().catch(() => undefined);
};
