import { useId } from 'react';
import type { CalendarDate } from '#shared/values/dates.ts';
import { messageOf, problemOf } from '#web/session/index.ts';
import { FailedPanel, Skeleton } from '#web/ui/states.tsx';
import { TaskCard } from './card/task-card.tsx';
import type { TaskGroup } from './visible-tasks.ts';

/** Shows tasks under a common heading; `count` if all of them are visible. */
export const TaskSection = ({
  title,
  items,
  today,
  isWhole,
}: Omit<TaskGroup, 'key'> & { today: CalendarDate; isWhole: boolean }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 flex items-baseline gap-2 text-lg">
        {title}
        <span className="font-sans text-sm font-normal text-muted tabular-nums">
          {items.length}
          {isWhole ? '' : '+'}
        </span>
      </h2>
      <ul aria-labelledby={id} className="grid gap-3 in-data-[density=compact]:gap-1.5">
        {items.map((item) => (
          <TaskCard key={item.task.id} item={item} today={today} />
        ))}
      </ul>
    </section>
  );
};

/** Shows groups in order. The last one may have more tasks than are loaded. */
export const TaskGroups = ({ groups, today, hasMore }: { groups: readonly TaskGroup[]; today: CalendarDate; hasMore: boolean }) =>
  groups.map(({ key, title, items }, at) => (
    <TaskSection key={key} {...{ title, items, today }} isWhole={!hasMore || at < groups.length - 1} />
  ));

export const TasksWaiting = () => (
  <div aria-busy="true" className="grid gap-3">
    <Skeleton className="h-6 w-28" />
    {['one', 'two', 'three'].map((key) => (
      <Skeleton key={key} className="h-28 w-full rounded-card" />
    ))}
  </div>
);

export const TasksFailed = ({ error, onRetry, isRetrying }: { error: unknown; onRetry: () => void; isRetrying: boolean }) => (
  <FailedPanel title="The tasks could not be loaded." requestId={problemOf(error)?.requestId} {...{ onRetry, isRetrying }}>
    {messageOf(error)}
  </FailedPanel>
);
