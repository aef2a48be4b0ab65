import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { withFixedServices } from '#shared/planner/choices.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { arrangementOf, draftOf, isSamePlan } from '#shared/planner/saved-plan.ts';
import { problemOf } from '#web/session/api-problem.ts';
import type { PlanCalls, SavedPlan, SaveInput } from './plan-calls.ts';
import { newCopyKey, type PlanCopies } from './plan-copies.ts';
import { firstSave, isEditable, isSaved, type PlanState } from './plan-state.ts';
import type { OpenPlan, PriceNews } from './price-news.ts';
import { createDelivery, isSameArrangement } from './save-delivery.ts';

export type PlanStoreParts = {
  calls: PlanCalls;
  copies: PlanCopies;
  /** Remembers the plan for this home in this browser. */
  remember: (locationId: string, planId: string) => void;
  newId: () => string;
  now: () => Date;
  /** Returns the current total, in US cents. */
  priceOf: (home: PlannerHome, plan: PlanDraft) => Promise<number>;
  /** Returns what the home changed since the plan's price was saved. */
  newsOf: (home: PlannerHome, view: PlanView, open?: OpenPlan) => Promise<PriceNews | null>;
};

/** What a store begins with. */
export type OpenedPlan = Pick<PlanState, 'home' | 'planId' | 'plan' | 'view' | 'version' | 'conflict' | 'news'> & {
  isDirty: boolean;
  unanswered: SaveInput | null;
  /** Whether an account owns the plan, as far as this browser knows without asking. */
  hasOwner?: boolean;
  /** The server could not be reached: unsent changes are sent as soon as it can be. */
  isOffline?: boolean;
};

export type PlanStore = ReturnType<typeof createPlanStore>;

/**
 * Keeps one plan. Every change is stored in this browser's copy immediately, so that a reload, a crash, or a dead network loses nothing. `save` sends
 * it, each save once (`save-delivery.ts`).
 */
export const createPlanStore = (opened: OpenedPlan, parts: PlanStoreParts) => {
  const { isDirty, unanswered, hasOwner = false, isOffline: _, ...first } = opened;
  let state: PlanState = {
    ...first,
    save: firstSave(opened),
    failure: null,
    isHomeGone: false,
  };
  /** The plan as it was last saved. The server may have left something out of it, so `view` can differ without a change. */
  let savedPlan = !isDirty && first.view ? first.plan : first.view && draftOf(first.view.arrangement);
  let saving: Promise<boolean> | null = null;
  /** Whether a save was requested during a save. */
  let isAskedAgain = false;
  const listeners = new Set<() => void>();

  const put = (next: Partial<PlanState>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };

  const keepCopy = (isNew: boolean): Promise<void> =>
    parts.copies
      .write({
        key: state.planId ?? newCopyKey(state.home.locationId),
        locationId: state.home.locationId,
        plan: state.plan,
        version: state.version,
        isDirty: isNew,
        hasOwner: state.view?.hasOwner ?? hasOwner,
        unanswered: delivery.waiting(),
        changedAt: parts.now().toISOString(),
      })
      // A full disk doesn't stop anyone from planning: moving forward still saves.
      .catch(() => undefined);

  const delivery = createDelivery(unanswered, { save: parts.calls.save, newId: parts.newId, keep: () => keepCopy(true) });

  const change = (next: PlanDraft): void => {
    const plan = withFixedServices(state.home, next);
    if (plan === state.plan || !isEditable(state)) return;
    put({ plan, save: state.save.kind === 'failed' ? state.save : { kind: 'dirty' } });
    void keepCopy(true);
  };

  /** Gives the plan its id at the first save, and moves its copy to that key. */
  const identify = async (): Promise<string> => {
    if (state.planId) return state.planId;
    const planId = parts.newId();
    put({ planId });
    await keepCopy(true);
    await parts.copies.remove(newCopyKey(state.home.locationId)).catch(() => undefined);
    parts.remember(state.home.locationId, planId);
    return planId;
  };

  const arrangementNow = async (arrangementId: string): Promise<Arrangement> => {
    const { home, plan, view } = state;
    const priceCents = await parts.priceOf(home, plan);
    return arrangementOf(home, plan, { arrangementId, priceCents, isPrimary: view?.arrangement.isPrimary ?? false });
  };

  const accept = (view: PlanView, sent: PlanDraft): void => {
    const isSame = state.plan === sent;
    savedPlan = sent;
    // Another requested save is still running: `saving`, or `dirty` if something was chosen since.
    const otherwise: PlanState['save'] = isAskedAgain ? state.save : { kind: 'dirty' };
    put({ view, version: view.version, failure: null, save: isSame ? { kind: 'saved', at: parts.now() } : otherwise });
    void keepCopy(!isSame);
  };

  /** Another device has saved since: both are kept until the family has chosen. */
  const meetConflict = async (planId: string): Promise<void> => {
    const theirs = await parts.calls.load(planId);
    // It was our own save with a lost response, so there is nothing to choose.
    if (theirs && isSamePlan(state.home, state.plan, draftOf(theirs.arrangement))) accept(theirs, state.plan);
    else if (theirs) put({ conflict: theirs, save: { kind: 'dirty' }, failure: null });
    else put({ save: { kind: 'failed' }, failure: null });
  };

  /** Reloads a home that changed during the plan, and says what that does to the plan before anything else. */
  const meetNews = async (view: PlanView, open: OpenPlan): Promise<void> => {
    const home = await parts.calls.home(state.home.locationId);
    if (!home) put({ isHomeGone: true });
    else put({ home, plan: withFixedServices(home, state.plan), news: await parts.newsOf(home, view, open) });
  };

  const takeSaved = async (saved: SavedPlan, sent: PlanDraft): Promise<void> => {
    const { dropped: _, isHomeGone, ...view } = saved;
    accept(view, sent);
    // The rest is about the home. Whatever happens to it, the plan is saved.
    if (isHomeGone) put({ isHomeGone });
    else if (view.revision !== state.home.revision) await meetNews(view, { home: state.home, plan: sent }).catch(() => undefined);
  };

  /** Gives a plan that was started without an account to the account that is now signed in. */
  const linkFirst = async (planId: string): Promise<void> => {
    if (!state.view || state.view.hasOwner) return;
    const linked = await parts.calls.link(planId);
    if (!linked) return;
    put({ view: linked, version: linked.version });
    await keepCopy(state.save.kind !== 'saved');
  };

  const send = async (): Promise<boolean> => {
    const planId = await identify();
    try {
      if (isSaved(state, savedPlan) && !delivery.waiting()) {
        put({ save: { kind: 'saved', at: new Date(state.view?.updatedOn ?? parts.now()) } });
        await keepCopy(false);
        await linkFirst(planId).catch(() => undefined);
        return true;
      }
      const { plan: sent } = state;
      const arrangement = await arrangementNow(planId);
      const waiting = delivery.waiting();
      const isSent = waiting !== null && isSameArrangement(waiting.arrangement, arrangement);
      if (waiting) {
        const saved = await delivery.again(waiting);
        if (isSent) await takeSaved(saved, sent);
        else put({ version: saved.version });
      }
      if (!isSent) {
        await linkFirst(planId);
        await takeSaved(await delivery.send(state.version, arrangement), sent);
      }
      // A link that fails is retried with the next save.
      await linkFirst(planId).catch(() => undefined);
      return true;
    } catch (error) {
      if (problemOf(error)?.code === 'stale')
        await meetConflict(planId).catch(() => put({ save: { kind: 'failed' }, failure: error }));
      else put({ save: { kind: 'failed' }, failure: error });
      return false;
    }
  };

  /** Sends the plan, and again if another save was requested for later changes. Only a caller sets the state to `saving`: a person may have moved on. */
  const sendAll = async (): Promise<boolean> => {
    try {
      let isSaved: boolean;
      do {
        isAskedAgain = false;
        isSaved = await send();
      } while (isSaved && isAskedAgain && state.save.kind !== 'saved');
      return isSaved;
    } finally {
      saving = null;
      isAskedAgain = false;
    }
  };

  /** Sends the plan. Resolves to whether it is saved. A call during a save waits for it, and for what has changed since. */
  const save = (): Promise<boolean> => {
    isAskedAgain = saving !== null;
    put({ save: { kind: 'saving' }, failure: null });
    saving ??= sendAll();
    return saving;
  };

  return {
    get: (): PlanState => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Applies what a step chose. Nothing is sent; the copy in this browser is written immediately. */
    change: (next: (plan: PlanDraft, home: PlannerHome) => PlanDraft): void => change(next(state.plan, state.home)),
    save,
    /** Ends a conflict by saving this version over the other device's, which the family has seen. */
    keepMine: async (): Promise<boolean> => {
      if (!state.conflict) return true;
      savedPlan = draftOf(state.conflict.arrangement);
      put({ view: state.conflict, version: state.conflict.version, conflict: null, save: { kind: 'saving' }, failure: null });
      return send();
    },
    /** Ends a conflict by taking the other device's version. Returns a function that undoes it. */
    takeTheirs: (): (() => void) => {
      const { conflict, plan } = state;
      if (!conflict) return () => undefined;
      put({
        view: conflict,
        version: conflict.version,
        conflict: null,
        plan: withFixedServices(state.home, draftOf(conflict.arrangement)),
        save: { kind: 'saved', at: new Date(conflict.updatedOn) },
      });
      savedPlan = state.plan;
      void keepCopy(false);
      return () => change(plan);
    },
    /** Gives a plan of this browser to the account that is now signed in. Does nothing if there is none, or if the plan has an owner. */
    link: async (): Promise<void> => {
      if (state.planId && !delivery.waiting()) await linkFirst(state.planId);
    },
    /** Marks the home's changes as read by the family, also for the next visit: the plan is saved as the home is now. */
    acknowledgeNews: (): void => {
      put({ news: null });
      void save();
    },
    /** Takes over the plan that a call returned (linked, renamed, sent), if nothing else changed here. */
    takeView: (view: PlanView): void => {
      put({ view, version: view.version });
      void keepCopy(state.save.kind === 'dirty' || state.save.kind === 'failed');
    },
  };
};
