import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import type { TaskState } from '#shared/model/enumerations/task.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { useCase } from '../use-case.ts';
import { TaskCard } from './card/task-card.tsx';
import { TasksFailed, TasksWaiting } from './task-groups.tsx';
import { useTasksOfCase, useTasksOfHome } from './use-task-list.ts';

const nothing: Partial<Record<TaskState, string>> = {
  done: 'No task is completed yet.',
  removed: 'No task was removed.',
};

type ListProps = { state: TaskState; title: string };

const OfCase = (props: ListProps) => <List {...props} list={useTasksOfCase(useCase().caseId, props.state)} />;
const OfHome = (props: ListProps) => <List {...props} list={useTasksOfHome(props.state)} />;

const List = ({ state, title, list }: ListProps & { list: ReturnType<typeof useTasksOfCase> }) => {
  if (list.isPending) return <TasksWaiting />;
  if (!list.data) return <TasksFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  if (list.items.length === 0 && !list.hasNextPage) return <p className="text-muted">{nothing[state]}</p>;
  return (
    <>
      <ul aria-label={title} className="grid gap-3">
        {list.items.map((item) => (
          <TaskCard key={item.task.id} item={item} today={list.today} />
        ))}
      </ul>
      <LoadMore
        count={list.items.length}
        noun={list.items.length === 1 ? 'task' : 'tasks'}
        hasMore={list.hasNextPage}
        isLoading={list.isFetchingNextPage}
        onLoadMore={() => void list.fetchNextPage()}
      />
    </>
  );
};

/** Lists the ended tasks of the open case, or the home's own (`of`), which load once someone opens them. */
export const EndedTasks = ({ state, title, of = 'case' }: ListProps & { of?: 'case' | 'home' }) => {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section aria-labelledby={id} className="border-b border-border">
      <h2 className="text-lg">
        <button
          id={id}
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-13 w-full items-center justify-between gap-3 rounded-chip py-3 text-left transition-colors duration-(--hover) hover:text-primary"
        >
          {title}
          <Icon
            of={ChevronDown}
            className={classNames('text-muted transition-transform duration-(--popover-in)', isOpen && 'rotate-180')}
          />
        </button>
      </h2>
      {isOpen && (
        <div className="pb-5">{of === 'case' ? <OfCase {...{ state, title }} /> : <OfHome {...{ state, title }} />}</div>
      )}
    </section>
  );
};
