import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { ConferenceHome, SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { ArrangementStep } from '#shared/model/enumerations/case.ts';
import type { Selection } from '#shared/model/selection.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useQuickSave } from '../contract/use-contract.ts';
import { type Change, ChangeQueue } from './change-queue.ts';

/** What every part of the conference sees: what was agreed on so far, what the home offers, and how a change is made. */
type Conference = {
  step: ArrangementStep;
  /** What is saved, as far as this browser knows. */
  view: SelectionView;
  /** The same with the changes that are on their way. */
  selection: Selection;
  offer: ConferenceHome;
  mayChange: boolean;
  /** Whether changes are on their way. */
  isSaving: boolean;
  /** The most that the family says they want to spend, US cents. */
  budgetCents: number | null;
  setBudget: (cents: number | null) => void;
  /** Makes a change that shows immediately and is saved by itself. */
  change: (change: Change<Selection>) => void;
};

export const ConferenceContext = createContext<Conference | null>(null);

export function useConference(): Conference {
  const conference = useContext(ConferenceContext);
  if (!conference) throw new Error('There is no conference here.');
  return conference;
}

/** Of two views of the same selection, returns the later one. What else a view says may be newer in what was loaded last. */
const laterOf = (loaded: SelectionView, saved: SelectionView | null): SelectionView =>
  saved !== null && saved.version > loaded.version ? saved : loaded;

/** Saving the last step says that the arrangement is ready for a contract, so nothing else is saved as that step. */
export const savedStep = (step: ArrangementStep): ArrangementStep | undefined => (step === 'summary-saved' ? undefined : step);

/** Returns whether nobody chose otherwise in the meantime: a press over choices that the person hasn't seen would bring back what a colleague has just taken out. */
const choseAlike = (from: SelectionView, latest: SelectionView): boolean =>
  JSON.stringify(from.selection.choices) === JSON.stringify(latest.selection.choices);

/** Saves changes in the order in which they're made, and shows them until the server has answered. */
export function useChanges(loaded: SelectionView, step: ArrangementStep) {
  const save = useQuickSave();
  const now = useRef({ loaded, step, save });
  // A layout effect runs before the effects of child components, one of which saves as soon as the step changes.
  useLayoutEffect(() => {
    now.current = { loaded, step, save };
  });
  const [queue] = useState(() => {
    const made: ChangeQueue<Selection, SelectionView> = new ChangeQueue((change) => {
      const { loaded: from, step: at, save: send } = now.current;
      return send(laterOf(from, made.get().saved), change, { step: savedStep(at) }, choseAlike);
    });
    return made;
  });
  const state = useSyncExternalStore(queue.subscribe, queue.get);
  const view = laterOf(loaded, state.saved);
  const selection = useMemo(
    () => state.waiting.reduce((value, change) => change(value), view.selection),
    [state.waiting, view.selection],
  );
  return { queue, state, view, selection };
}

/**
 * Keeps the most that the family wants to spend, US cents, in this tab alone: a plan doesn't tell the home, so only what they say in the room is known, and it's
 * stored nowhere else.
 */
export function useBudget(caseId: string) {
  const storage = browserStorage('tab', `yarrow:conference-budget:${caseId}`);
  const [budgetCents, setCents] = useState<number | null>(() => {
    const kept = storage.read() as { cents?: unknown } | null;
    return typeof kept?.cents === 'number' ? kept.cents : null;
  });
  return {
    budgetCents,
    setBudget: (cents: number | null) => {
      storage.write(cents === null ? null : { cents });
      setCents(cents);
    },
  };
}
