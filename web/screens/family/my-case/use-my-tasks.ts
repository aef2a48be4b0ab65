import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MyTask } from '#shared/contract/tasks-views.ts';
import { useOverlay } from '#web/loading/use-overlay.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

/** What the home and other relatives do meanwhile shows after this long, and on every return to the page. */
const pollEvery = 30_000;

/** Keeps tasks in the order in which they were first seen: one that is checked stays where it is, and keeps the focus. */
function useSteadyOrder(items: readonly MyTask[]): MyTask[] {
  const [order, setOrder] = useState<readonly string[]>([]);
  const fresh = items.filter(({ id }) => !order.includes(id)).map(({ id }) => id);
  if (fresh.length > 0) setOrder([...order, ...fresh]);
  return items.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
}

/** Loads the tasks of a case that its family sees. A checkbox changes immediately, can be undone, and is reverted if it could not be saved. */
export function useMyTasks(caseId: string) {
  const client = useQueryClient();
  const found = useQuery({
    ...query.myCases.getMyTasks.queryOptions({ input: { id: caseId } }),
    staleTime: 0,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
  });
  /** What was checked or unchecked. */
  const { overlay, apply, sendInTurn } = useOverlay<boolean>();
  /** Why the last try to check or uncheck one failed, by task. */
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map());
  const fail = (id: string, words?: string) =>
    setFailures((now) => new Map([...[...now].filter(([each]) => each !== id), ...(words ? [[id, words] as const] : [])]));
  const refresh = () => client.invalidateQueries({ queryKey: query.myCases.getMyTasks.key() });
  const choose = async (task: MyTask, completed: boolean): Promise<void> => {
    const revert = apply(task.id, completed);
    fail(task.id);
    try {
      await sendInTurn(task.id, () => api.myCases.completeMyTask({ caseTaskId: task.id, completed }));
      if (completed) toast('Thank you. It is marked as done.', { tone: 'success', undo: () => void choose(task, false) });
    } catch (error) {
      fail(task.id, messageOf(error));
      toast(messageOf(error), { tone: 'danger', retry: () => void choose(task, completed) });
    }
    await refresh();
    revert();
  };
  const items = useSteadyOrder(found.data?.items ?? []);
  const tasks = items.map((task) => ({ ...task, isCompleted: overlay.get(task.id) ?? task.isCompleted }));
  return { ...found, items: tasks, today: found.data?.today ?? '', choose, failures };
}
export type MyTasks = ReturnType<typeof useMyTasks>;
