import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanStore } from '../store/plan-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import { type PriceChange, priceChange } from './price-change.ts';
import { pricedOf } from './priced-of.ts';

/** Follows the price of one open plan over all its steps, for the last change that cost or saved something. */
const followPrice = (store: PlanStore) => {
  const priced = (): PricedPlan | null => {
    const { home, plan } = store.get();
    return chosenTemplate(home, plan) ? pricedOf(home, plan) : null;
  };
  const chosen = (): string =>
    store
      .get()
      .plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId)
      .join();
  let before = priced();
  let had = chosen();
  let last: PriceChange | null = null;
  let page: string | undefined;
  const listeners = new Set<() => void>();
  const tell = (change: PriceChange | null) => {
    last = change;
    for (const listener of listeners) listener();
  };
  store.subscribe(() => {
    const now = priced();
    const has = chosen();
    const isOtherChoice = has !== had;
    had = has;
    if (now === before && !isOtherChoice) return;
    const change = before && now ? priceChange(before, now) : null;
    const isNewPlan = !before || !now;
    before = now;
    // What was chosen or taken out without changing the price is the last change too.
    if (!change && !isNewPlan && !isOtherChoice) return;
    tell(change);
  });
  return {
    get: () => last,
    /** Forgets the last change on another page, because what is there now has nothing to do with it. */
    turnTo: (next: string) => {
      const isOther = page !== undefined && page !== next;
      page = next;
      if (isOther && last) tell(null);
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

const followed = new WeakMap<PlanStore, ReturnType<typeof followPrice>>();

const trailOf = (store: PlanStore) => {
  const trail = followed.get(store) ?? followPrice(store);
  followed.set(store, trail);
  return trail;
};

/** Returns what the last change on this page did to the plan's total; null before anything changed. */
export const useLastChange = (): PriceChange | null => {
  const trail = trailOf(usePlanner().store);
  const page = useLocation().pathname.replace(/^.*\/arrangements\/[^/]+/, '');
  useEffect(() => trail.turnTo(page), [trail, page]);
  return useSyncExternalStore(trail.subscribe, trail.get);
};
