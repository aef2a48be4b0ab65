import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { withFixedServices } from '#shared/planner/choices.ts';
import { emptyPlan } from '#shared/planner/plan-draft.ts';
import { draftOf, isSamePlan } from '#shared/planner/saved-plan.ts';
import { isUnreachable } from '#web/session/api-problem.ts';
import type { PlanCalls } from './plan-calls.ts';
import { newCopyKey, type PlanCopies, type PlanCopy } from './plan-copies.ts';
import type { OpenedPlan } from './plan-store.ts';
import type { PriceNews } from './price-news.ts';

/**
 * The result of opening a plan: it is `open`; this person and browser have none with that id (`missing`); or the home no longer takes plans
 * (`home-gone`), with the plan as it was saved, if there was one.
 */
export type Opening = { kind: 'open'; plan: OpenedPlan } | { kind: 'missing' } | { kind: 'home-gone'; view: PlanView | null };

type Parts = { calls: PlanCalls; copies: PlanCopies; newsOf: (home: PlannerHome, view: PlanView) => Promise<PriceNews | null> };

/** Loads the server's plan, or returns `offline` if the server can't be reached and this browser has a copy. */
const ask = async (id: string, { calls }: Parts, copy: PlanCopy | undefined): Promise<PlanView | null | 'offline'> => {
  try {
    return await calls.load(id);
  } catch (error) {
    if (copy && isUnreachable(error)) return 'offline';
    throw error;
  }
};

const fromCopy = (
  home: PlannerHome,
  planId: string | null,
  copy: PlanCopy,
  view: PlanView | null,
  isOffline = false,
): OpenedPlan => ({
  home,
  planId,
  plan: withFixedServices(home, copy.plan),
  view,
  version: copy.version,
  conflict: null,
  news: null,
  isDirty: copy.isDirty,
  unanswered: copy.isDirty ? (copy.unanswered ?? null) : null,
  hasOwner: copy.hasOwner,
  isOffline,
});

const fromView = (home: PlannerHome, view: PlanView): OpenedPlan => ({
  home,
  planId: view.arrangement.arrangementId,
  plan: withFixedServices(home, draftOf(view.arrangement)),
  view,
  version: view.version,
  conflict: null,
  news: null,
  isDirty: false,
  unanswered: null,
});

/** Merges the server's plan and this browser's: the newer one, or, if both have changes, both for the family to choose from. */
const merge = (home: PlannerHome, view: PlanView, copy: PlanCopy | undefined): OpenedPlan => {
  if (!copy?.isDirty) return fromView(home, view);
  const mine = fromCopy(home, copy.key, copy, view);
  if (copy.version === view.version) return mine;
  if (isSamePlan(home, mine.plan, draftOf(view.arrangement))) return fromView(home, view);
  // This version may be from this browser, with a lost response. The next save checks that before anyone has to choose.
  return mine.unanswered ? mine : { ...mine, conflict: view };
};

/**
 * Opens a plan: with `id` null a new one, or what was started here and never saved; otherwise the one with that id. Rejects if the network failed.
 */
export const openPlan = async (locationId: string, id: string | null, parts: Parts): Promise<Opening> => {
  const copy = await parts.copies.read(id ?? newCopyKey(locationId)).catch(() => undefined);
  const [home, view] = await Promise.all([parts.calls.home(locationId), id ? ask(id, parts, copy) : null]);
  const offlineView = view === 'offline' ? null : view;
  if (id && !view && !(copy && copy.version === null)) return { kind: 'missing' };
  if (offlineView && offlineView.arrangement.providerLocationId !== locationId) return { kind: 'missing' };
  if (!home) return { kind: 'home-gone', view: offlineView };
  if (offlineView)
    return { kind: 'open', plan: { ...merge(home, offlineView, copy), news: await parts.newsOf(home, offlineView) } };
  if (copy) return { kind: 'open', plan: fromCopy(home, id, copy, null, view === 'offline') };
  return {
    kind: 'open',
    plan: {
      home,
      planId: null,
      plan: emptyPlan,
      view: null,
      version: null,
      conflict: null,
      news: null,
      isDirty: false,
      unanswered: null,
    },
  };
};
