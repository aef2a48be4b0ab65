import { forgetPlannedHome, rememberPlannedHome } from '#web/planned-homes.ts';

const keyOf = (locationId: string): string => `yarrow.plan.${locationId}`;

/** Remembers which plan this browser last worked on at a home. Every tab reads it, before and after a sign-in. */
export const rememberPlan = (locationId: string, planId: string): void => {
  rememberPlannedHome(locationId);
  try {
    localStorage.setItem(keyOf(locationId), planId);
  } catch {
    // Without storage, the server still knows the plan by its key.
  }
};

/** Returns the id of that plan, or null. */
export const lastPlan = (locationId: string): string | null => {
  try {
    return localStorage.getItem(keyOf(locationId));
  } catch {
    return null;
  }
};

/** Forgets it, because the plan no longer exists. */
export const forgetPlan = (locationId: string): void => {
  forgetPlannedHome(locationId);
  try {
    localStorage.removeItem(keyOf(locationId));
  } catch {
    // There was nothing to forget.
  }
};
