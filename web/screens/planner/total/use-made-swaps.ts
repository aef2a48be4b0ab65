import { useSyncExternalStore } from 'react';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import type { Swap } from '#shared/pricing/swaps.ts';
import { formatCents } from '#shared/values/money.ts';
import { toast } from '#web/ui/toast.ts';
import type { PlanStore } from '../store/plan-store.ts';
import { usePlanner } from '../store/use-planner.ts';
import { type AppliedSwap, isInEffect, undoSwap } from './undo-swap.ts';

/** Returns the draft with other choices; its people, name, ceiling, and steps stay. */
const withChoices = (plan: PlanDraft, choices: PlanChoices): PlanDraft => ({
  ...plan,
  dispositionType: choices.dispositionType ?? plan.dispositionType,
  selectedServicePreferences: choices.selectedServicePreferences,
  selectedDisplayServices: choices.selectedDisplayServices,
  ...(choices.selectedTemplate ? { selectedTemplate: choices.selectedTemplate } : {}),
});

type MadeSwap = AppliedSwap & { key: string; label: string; savesCents: number };

/** Keeps the swaps of one open plan, latest first. They outlive the step and the sheet in which they were made. */
const swapBook = (store: PlanStore) => {
  let made: readonly MadeSwap[] = [];
  const listeners = new Set<() => void>();
  const put = (next: readonly MadeSwap[]) => {
    made = next;
    for (const listener of listeners) listener();
  };
  const undo = (swap: MadeSwap) => {
    store.change((now) => undoSwap(now, swap));
    put(made.filter((each) => each !== swap));
  };
  return {
    get: () => made,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    undo,
    make: ({ key, label, savesCents, plan }: Swap) => {
      const before = store.get().plan;
      store.change((now) => withChoices(now, plan));
      const swap = { key, label, savesCents, before, after: store.get().plan };
      put([swap, ...made.filter((each) => each.key !== key)]);
      toast(`${label}: ${formatCents(savesCents)} saved.`, { undo: () => undo(swap) });
    },
  };
};

const books = new WeakMap<PlanStore, ReturnType<typeof swapBook>>();

const bookOf = (store: PlanStore) => {
  const book = books.get(store) ?? swapBook(store);
  books.set(store, book);
  return book;
};

/** Makes swaps, each of which one press undoes as long as what it changed hasn't changed again. */
export const useMadeSwaps = () => {
  const { plan, store } = usePlanner();
  const book = bookOf(store);
  const all = useSyncExternalStore(book.subscribe, book.get);
  return { made: all.filter((swap) => isInEffect(plan, swap)), make: book.make, undo: book.undo };
};
