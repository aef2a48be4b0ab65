import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useMemo, useRef } from 'react';
import type { CaseOfTask, TaskView } from '#shared/contract/tasks-views.ts';
import { actingName } from '#shared/values/acting-name.ts';
import { useOverlay } from '#web/loading/use-overlay.ts';
import { messageOf, query, useSession } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { type Ender, firstWords, type TaskChange, taskChanges } from './task-changes.ts';

/** A task in a list, with its case if the list spans several (null for the home's own tasks). */
export type TaskItem = { task: TaskView; case?: CaseOfTask | null };

/** Tasks that are being changed, as they will be. They overlay the lists until those have reloaded. */
export type Overlay = ReadonlyMap<string, TaskItem>;

export type TaskChanges = {
  overlay: Overlay;
  change: (item: TaskItem, how: TaskChange) => void;
  /** Undoes the last change, if there is one. */
  undoLast: () => void;
};

export const TaskChangesContext = createContext<TaskChanges>({
  overlay: new Map(),
  change: () => undefined,
  undoLast: () => undefined,
});
export const useTaskChanges = (): TaskChanges => useContext(TaskChangesContext);

/** Reloads lists of tasks and what counts them in cases. Resolves when everything visible is loaded. */
export const useTasksChanged = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [query.tasks.key(), query.cases.key(), query.caseDetails.getCaseCards.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
};

/** Returns the signed-in person as a task that they complete names them: both names while support acts for them. */
function useSelf(): Ender {
  const { user, systemUser, support } = useSession();
  const { locationId } = useWorkspace();
  const fullName = user?.memberships.find((each) => each.locationId === locationId)?.fullName;
  return {
    completedBy: (support ? systemUser : user)?.id,
    completedByName: user ? actingName({ ...user, fullName }, support ? systemUser : null) : '',
  };
}

/**
 * Changes tasks on the screen immediately, and then sends the change. A change can be undone; one that fails is reverted, says so, and can be
 * retried. `onPlaced`: a task moved because of something pressed outside the list.
 */
export function useTaskChanging(onPlaced: (id: string) => void): TaskChanges {
  const { overlay, apply, sendInTurn } = useOverlay<TaskItem>();
  const refresh = useTasksChanged();
  const { locationId } = useWorkspace();
  const self = useSelf();
  const last = useRef<(() => void) | null>(null);
  const act = async (item: TaskItem, how: TaskChange) => {
    const { as, send, message, back } = taskChanges[how];
    const expected = { ...item, task: { ...item.task, ...as(self) } };
    const revert = apply(item.task.id, expected);
    const undo = () => {
      if (last.current === undo) last.current = null;
      onPlaced(item.task.id);
      void act(expected, back);
    };
    try {
      // A toast outlives its screen: the call is about this home, wherever the person is by then.
      const task = await sendInTurn(item.task.id, () => send(item.task.id, { context: { locationId } }));
      const first = how === 'complete' ? firstWords(task, self) : null;
      if (!first) last.current = undo;
      toast(first ?? message, first ? {} : { tone: 'success', undo });
      await refresh();
      revert();
    } catch (error) {
      revert();
      toast(messageOf(error), { tone: 'danger', retry: () => void act(item, how) });
      void refresh();
    }
  };
  const actions = useRef(act);
  actions.current = act;
  return useMemo(
    () => ({ overlay, change: (item, how) => void actions.current(item, how), undoLast: () => last.current?.() }),
    [overlay],
  );
}
