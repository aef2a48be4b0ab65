import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { DroppedChoice } from '#shared/model/priced-plan.ts';
import { api } from '#web/session/api.ts';
import { isUnreachable, problemOf } from '#web/session/api-problem.ts';
import { sessionStore } from '#web/session/session-parts.ts';
import { visitorIn } from '#web/session/use-session.ts';

/** `isHomeGone`: the home no longer takes plans, and what was saved keeps its last price. */
export type SavedPlan = PlanView & { dropped: DroppedChoice[]; isHomeGone: boolean };
export type SaveInput = { requestId: string; version: number | null; arrangement: Arrangement };

/** What the store asks of the server. A signed-in family owns what they save; for everyone else, the browser's key does. */
export type PlanCalls = {
  /** Returns the home as families currently plan with it; null if it doesn't exist, or no longer does. */
  home: (locationId: string) => Promise<PlannerHome | null>;
  /** Returns a plan of this person or this browser; null if there is none with that id. */
  load: (id: string) => Promise<PlanView | null>;
  save: (input: SaveInput) => Promise<SavedPlan>;
  /** Gives a plan of this browser to the signed-in person; null if nobody is signed in, or it wasn't possible. */
  link: (id: string) => Promise<PlanView | null>;
};

const context = { staysHere: true };

/** Returns the family that is signed in. Staff and visitors own no plans. */
export const owner = (): { id: string } | null => {
  const state = sessionStore.get();
  return visitorIn(state).kind === 'family' && !state.systemUser?.support ? state.user : null;
};

const orNull = async <Result>(call: Promise<Result>): Promise<Result | null> => {
  try {
    return await call;
  } catch (error) {
    if (problemOf(error)?.code === 'not_found') return null;
    throw error;
  }
};

/** Returns this browser's copy of the home if the server can't be reached. */
const homeHere = async (locationId: string, error: unknown): Promise<PlannerHome> => {
  const savedHome = isUnreachable(error) ? await (await import('./saved-homes.ts')).savedHomes.read(locationId) : null;
  if (!savedHome) throw error;
  return savedHome.home;
};

/** Makes the API calls. */
export const planCalls: PlanCalls = {
  home: (locationId) => orNull(api.planner.getPlannerHome({ locationId })).catch((error: unknown) => homeHere(locationId, error)),
  load: async (id) => {
    const own = owner() ? await orNull(api.plans.getArrangement({ id }, { context })) : null;
    return own ?? orNull(api.planner.getHeldArrangement({ id }, { context }));
  },
  save: (input) => (owner() ? api.plans.saveMyArrangement(input, { context }) : api.planner.saveArrangement(input, { context })),
  link: async (id) => {
    const person = owner();
    return person ? orNull(api.plans.createUserLink({ id, userId: person.id }, { context })) : null;
  },
};
