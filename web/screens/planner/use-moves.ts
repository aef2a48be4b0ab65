import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Move, moveBack, moveNext, moveTo } from '#shared/planner/moves.ts';
import { type StepKey, stepOf } from '#shared/planner/steps.ts';
import { paths } from '../../paths.ts';
import { currentPlan } from './store/current-plan.ts';
import { isEditable } from './store/plan-state.ts';

/** Returns the address of a step of the open plan. */
export const addressOf = (key: StepKey): string => {
  const open = currentPlan.get();
  if (!open) throw new Error('There is no plan whose step could be shown.');
  const { planId } = open.store.get();
  return paths.plannerStep({ locationId: open.locationId, arrangementId: planId ?? undefined, step: stepOf(key).path });
};

/**
 * Returns the planner's moves from a step, by the rules of `shared/planner/moves.ts`. Each returns its result. A move that saves goes on immediately;
 * the indicator says how the save went, and further moves are ignored until it is done.
 */
export const useMoves = (from: StepKey) => {
  const navigate = useNavigate();
  const show = useCallback(
    async (key: StepKey, isFirstSave: boolean) => {
      // The first save gives the plan its id, so the last step's entry in the history gets that address too.
      if (isFirstSave) await navigate(addressOf(from), { replace: true });
      await navigate(addressOf(key));
    },
    [navigate, from],
  );
  const follow = useCallback(
    (move: Move): Move => {
      const open = currentPlan.get();
      if (!open) return move;
      if (move.kind === 'stay') return move;
      if (move.kind === 'start') void navigate(paths.plannerStart({ locationId: open.locationId }));
      else {
        const wasNew = open.store.get().planId === null;
        open.store.change(() => move.plan);
        if (move.saves && isEditable(open.store.get())) void open.store.save();
        if (move.kind === 'to') void show(move.step.key, wasNew && move.saves);
      }
      return move;
    },
    [navigate, show],
  );
  return useMemo(() => {
    const plan = () => {
      const open = currentPlan.get();
      if (!open) throw new Error('There is no plan.');
      const { home, plan, save } = open.store.get();
      return [home, plan, { isSaving: save.kind === 'saving', isLoading: false }] as const;
    };
    return {
      next: () => {
        const [home, draft, busy] = plan();
        return follow(moveNext(home, draft, from, busy));
      },
      back: () => {
        const [home, draft, busy] = plan();
        return follow(moveBack(home, draft, from, busy));
      },
      /** Goes straight to a step that can be reached: a Change link of the summary, or the list of steps. */
      to: (key: StepKey) => {
        const [home, draft, busy] = plan();
        return follow(moveTo(home, draft, from, key, busy));
      },
    };
  }, [follow, from]);
};
