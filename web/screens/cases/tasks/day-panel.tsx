import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/index.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { TaskCard } from './card/task-card.tsx';
import { countWords } from './count-words.ts';
import { TaskDesk } from './task-desk.tsx';
import { TasksFailed, TasksWaiting } from './task-groups.tsx';
import { useTaskChanges } from './use-task-changes.ts';
import { pollEvery } from './use-task-list.ts';
import { ViewOnlyLine } from './view-only.tsx';
import { visibleTasks } from './visible-tasks.ts';

/** The number of the viewer's tasks that fit on a dashboard. */
const IN_SHORT = 5;

const Tasks = () => {
  const { overlay } = useTaskChanges();
  const day = useQuery({
    ...query.tasks.getMyDay.queryOptions({ input: { whose: 'mine', pageSize: IN_SHORT } }),
    staleTime: 0,
    refetchInterval: pollEvery,
  });
  if (day.isPending) return <TasksWaiting />;
  if (!day.data) return <TasksFailed error={day.error} onRetry={() => void day.refetch()} isRetrying={day.isRefetching} />;
  const { counts, today } = day.data;
  const items = visibleTasks(day.data.items, overlay, 'open').slice(0, IN_SHORT);
  if (items.length === 0) return <p className="text-muted">Nothing to do today.</p>;
  return (
    <div className="grid gap-4">
      {counts && <p className="text-muted tabular-nums">{countWords(counts)}</p>}
      <ViewOnlyLine />
      <ul aria-label="My next tasks" className="grid gap-3 in-data-[density=compact]:gap-1.5">
        {items.map((item) => (
          <TaskCard key={item.task.id} item={item} today={today} />
        ))}
      </ul>
    </div>
  );
};

/** Shows the viewer's first tasks on the dashboard, with how many are overdue and due today. */
export const DayPanel = () => {
  const { locationId } = useWorkspace();
  return (
    <Panel title="My tasks" aside={<TextLink to={workPaths.myDay({ locationId })}>All of today</TextLink>}>
      <TaskDesk label="My next tasks">
        <Tasks />
      </TaskDesk>
    </Panel>
  );
};
