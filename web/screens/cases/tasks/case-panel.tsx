import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/index.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useCase } from '../use-case.ts';
import { TaskCard } from './card/task-card.tsx';
import { openWords } from './count-words.ts';
import { AddTaskButton } from './own/add-task-button.tsx';
import { TaskDesk } from './task-desk.tsx';
import { TasksFailed, TasksWaiting } from './task-groups.tsx';
import { useTaskChanges } from './use-task-changes.ts';
import { pollEvery } from './use-task-list.ts';
import { ViewOnlyLine } from './view-only.tsx';
import { visibleTasks } from './visible-tasks.ts';

/** The number of tasks that the API returns: one more than shown, because one may be about to come back. */
const MOST = 5;

/** Checks whether a case was opened so recently that its first tasks may not exist yet. */
const isNew = (createdOn: string) => Date.now() - Date.parse(createdOn) < 60_000;

const Tasks = () => {
  const { caseId, row } = useCase();
  const { overlay } = useTaskChanges();
  const found = useQuery({
    ...query.tasks.getCaseTasksAndServices.queryOptions({ input: { id: caseId } }),
    staleTime: 0,
    refetchInterval: pollEvery,
    refetchOnWindowFocus: 'always',
  });
  if (found.isPending) return <TasksWaiting />;
  if (!found.data)
    return <TasksFailed error={found.error} onRetry={() => void found.refetch()} isRetrying={found.isRefetching} />;
  const { tasks, openTasks, today } = found.data;
  const items = visibleTasks(
    tasks.map((task) => ({ task })),
    overlay,
    'open',
  ).slice(0, MOST);
  if (items.length === 0)
    return (
      <p className="text-muted">{isNew(row.createdOn) ? 'The first tasks appear here in a moment.' : 'Nothing to do now.'}</p>
    );
  return (
    <div className="grid gap-4">
      <p className="text-muted tabular-nums">{openWords(openTasks)}</p>
      <ViewOnlyLine />
      <ul aria-label="Next tasks" className="grid gap-3">
        {items.map((item) => (
          <TaskCard key={item.task.id} item={item} today={today} />
        ))}
      </ul>
    </div>
  );
};

/** Shows the next tasks of a case on its dashboard. */
export const NextTasks = () => {
  const { locationId, caseId } = useCase();
  return (
    <Panel
      title="Next tasks"
      aside={
        <div className="flex flex-wrap items-center gap-4">
          <AddTaskButton caseId={caseId} />
          <TextLink to={workPaths.caseTasks({ locationId, caseId })}>All tasks</TextLink>
        </div>
      }
    >
      <TaskDesk label="Next tasks of the case">
        <Tasks />
      </TaskDesk>
    </Panel>
  );
};
