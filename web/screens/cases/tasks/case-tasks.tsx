import { ListChecks } from 'lucide-react';
import type { TaskState } from '#shared/model/enumerations/task.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { CasePage } from '../case-page.tsx';
import { useCase } from '../use-case.ts';
import { openWords } from './count-words.ts';
import { EndedTasks } from './ended-tasks.tsx';
import { KeysButton } from './keys/keys-button.tsx';
import { AddTaskButton } from './own/add-task-button.tsx';
import { TaskDesk } from './task-desk.tsx';
import { TaskGroups, TaskSection, TasksFailed, TasksWaiting } from './task-groups.tsx';
import { useTasksOfCase } from './use-task-list.ts';
import { ViewOnlyBanner } from './view-only.tsx';
import { groupsByDay } from './visible-tasks.ts';

const MoreTasks = ({ list }: { list: ReturnType<typeof useTasksOfCase> }) =>
  list.hasNextPage && (
    <LoadMore
      count={list.items.length}
      noun="tasks"
      hasMore
      isLoading={list.isFetchingNextPage}
      onLoadMore={() => void list.fetchNextPage()}
    />
  );

/** Lists open tasks by day. */
const OpenTasks = () => {
  const { caseId } = useCase();
  const list = useTasksOfCase(caseId, 'open');
  if (list.isPending) return <TasksWaiting />;
  if (!list.data) return <TasksFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  if (list.items.length === 0 && !list.hasNextPage)
    return (
      <EmptyState icon={ListChecks} title="Nothing to do here now.">
        Tasks appear automatically as the case moves forward, and you can add your own.
      </EmptyState>
    );
  return (
    <>
      <div className="-mb-4 flex min-h-9 items-center justify-between gap-4">
        <p role="status" className="text-muted tabular-nums">
          {openWords(list.items.length, list.hasNextPage)}
        </p>
        <KeysButton />
      </div>
      <TaskGroups groups={groupsByDay(list.items, list.today)} today={list.today} hasMore={list.hasNextPage} />
      <MoreTasks list={list} />
    </>
  );
};

/** Lists tasks whose date has passed and that would hardly help any more; nothing if there are none. */
const ExpiredTasks = () => {
  const { caseId } = useCase();
  const list = useTasksOfCase(caseId, 'expired');
  if (list.isPending) return null;
  if (!list.data) return <TasksFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  if (list.items.length === 0) return null;
  return (
    <>
      <TaskSection title="Expired" items={list.items} today={list.today} isWhole={!list.hasNextPage} />
      <MoreTasks list={list} />
    </>
  );
};

const over: readonly { state: TaskState; title: string }[] = [
  { state: 'done', title: 'Completed' },
  { state: 'removed', title: 'Removed' },
];

const AddToCase = () => <AddTaskButton caseId={useCase().caseId} />;

/** /locations/{locationId}/cases/{caseId}/tasks: what has to be done in a case, what has expired, and what is done. */
export const Component = () => (
  <CasePage faq="tasks" title="Tasks" actions={<AddToCase />}>
    <TaskDesk label="Tasks" className="grid max-w-200 gap-8">
      <ViewOnlyBanner />
      <OpenTasks />
      <ExpiredTasks />
      <div className="border-t border-border">
        {over.map((each) => (
          <EndedTasks key={each.state} {...each} />
        ))}
      </div>
    </TaskDesk>
  </CasePage>
);
