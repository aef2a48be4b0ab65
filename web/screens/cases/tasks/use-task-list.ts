import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TaskView, WhoseTasks } from '#shared/contract/tasks-views.ts';
import type { TaskState } from '#shared/model/enumerations/task.ts';
import { query } from '#web/session/index.ts';
import { useTaskChanges } from './use-task-changes.ts';
import { visibleTasks } from './visible-tasks.ts';

const PAGE = 30;
/** Tasks appear and complete automatically, so a visible list reloads this often, and whenever its window gets the focus. */
const POLL_MS = 15_000;
/** For the first seconds it reloads more often: what someone has just done then appears within a second or two. */
const SOON_MS = 2_000;
const SOON_TIMES = 4;
export const pollEvery = ({ state }: { state: { dataUpdateCount: number } }): number =>
  state.dataUpdateCount <= SOON_TIMES ? SOON_MS : POLL_MS;
const lively = { refetchInterval: pollEvery, refetchOnWindowFocus: 'always' as const, staleTime: 0 };

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};
const onFrom = (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) });

type TaskPage = { items: TaskView[]; nextCursor: string | null; today: string };

/** Overlays the person's changes on the tasks of some pages. */
function useVisible(pages: readonly TaskPage[] | undefined, state: TaskState) {
  const { overlay } = useTaskChanges();
  const items = useMemo(
    () => visibleTasks(pages?.flatMap(({ items: tasks }) => tasks.map((task) => ({ task }))) ?? [], overlay, state),
    [pages, overlay, state],
  );
  return { items, today: pages?.[0]?.today ?? '' };
}

/** Loads the tasks of a case in one state, page by page. */
export function useTasksOfCase(id: string, state: TaskState) {
  const list = useInfiniteQuery({
    ...query.tasks.getTasksForCase.infiniteOptions({
      input: (cursor: string | undefined) => ({ id, state, ...onFrom(cursor) }),
      ...paged,
    }),
    ...lively,
  });
  return { ...list, ...useVisible(list.data?.pages, state) };
}

/** Loads a home's own tasks in one state, page by page. Changes of other tasks on the same screen are not among them. */
export function useTasksOfHome(state: TaskState) {
  const list = useInfiniteQuery({
    ...query.tasks.getHomeTasks.infiniteOptions({
      input: (cursor: string | undefined) => ({ state, ...onFrom(cursor) }),
      ...paged,
    }),
    ...lively,
  });
  const { items, today } = useVisible(list.data?.pages, state);
  return { ...list, items: items.filter(({ task }) => task.caseId === undefined), today };
}

/** Loads open tasks across cases, page by page, with the totals from the first page. */
export function useDay(whose: WhoseTasks) {
  const { overlay } = useTaskChanges();
  const list = useInfiniteQuery({
    ...query.tasks.getMyDay.infiniteOptions({ input: (cursor: string | undefined) => ({ whose, ...onFrom(cursor) }), ...paged }),
    ...lively,
  });
  const pages = list.data?.pages;
  const items = useMemo(() => visibleTasks(pages?.flatMap((page) => page.items) ?? [], overlay, 'open'), [pages, overlay]);
  return { ...list, items, first: pages?.[0] };
}
