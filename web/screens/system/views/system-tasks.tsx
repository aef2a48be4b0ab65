import { useQuery } from '@tanstack/react-query';
import { ListChecks, SearchX } from 'lucide-react';
import type { SystemTask } from '#shared/contract/system-views.ts';
import { formatCalendarDate } from '#shared/values/dates.ts';
import { searchKey } from '#shared/values/text.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { exactWhenWords } from '#web/parts/when-words.ts';
import { query } from '#web/session/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { SearchWords, useAddressParts } from '../providers/search-words.tsx';
import { TaskTable, taskColumns } from './task-table.tsx';

const filters = [
  { value: 'made', label: 'Made at least once' },
  { value: 'unused', label: 'Never made' },
];

const isShown = ({ name, category, made }: SystemTask, words: string, show: string | null): boolean => {
  const text = ` ${searchKey(`${name} ${category ?? ''}`)}`;
  const hasWords = searchKey(words)
    .split(' ')
    .every((word) => text.includes(` ${word}`));
  if (show === 'made') return hasWords && made > 0;
  return hasWords && (show !== 'unused' || made === 0);
};

const useSystemTasks = () => useQuery(query.systemViews.getSystemTasks.queryOptions({}));

const Tasks = ({ found }: { found: ReturnType<typeof useSystemTasks> }) => {
  const [search, change] = useAddressParts();
  if (found.isPending) return <SkeletonText lines={8} />;
  if (!found.data) return <FailedQuery of={found} title="We couldn’t load the tasks." />;
  const { items } = found.data;
  if (items.length === 0)
    return (
      <EmptyState icon={ListChecks} title="The catalog has no tasks yet.">
        Tasks appear here once there are triggers that make them.
      </EmptyState>
    );
  const shown = items.filter((task) => isShown(task, search.get('query') ?? '', search.get('show')));
  if (shown.length === 0)
    return (
      <EmptyState
        icon={SearchX}
        title="No task matches."
        action={<Button onClick={() => change({ query: '', show: '' })}>Show all</Button>}
      >
        Try fewer words.
      </EmptyState>
    );
  const sort = taskColumns.find(([key]) => key === search.get('sort'))?.[0] ?? null;
  return (
    <>
      <TaskTable items={shown} sort={sort} />
      <p className="mt-3 text-sm text-muted" role="status">
        {shown.length} {shown.length === 1 ? 'task' : 'tasks'}
      </p>
    </>
  );
};

/** /System/SystemTasks: how often each task of the catalog was created lately, and how those ended. */
export const Component = () => {
  const [search, change] = useAddressParts();
  const found = useSystemTasks();
  const counted = found.data?.counted;
  return (
    <WorkspacePage
      title="Task results"
      lead={
        counted
          ? `How tasks created since ${formatCalendarDate(counted.since)} have ended. The others are open. Counted ${exactWhenWords(counted.on)}.`
          : 'How tasks created in the last 30 days have ended. They’re counted every night.'
      }
    >
      <div className="mb-5 grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <SearchWords label="Search tasks" hint="Words of the task or its category" />
        <Select
          label="Show"
          hint="By how often"
          emptyLabel="All"
          options={filters}
          value={search.get('show') ?? ''}
          onChange={({ target }) => change({ show: target.value })}
        />
        <Select
          label="Order"
          hint="By name, or the highest number first"
          emptyLabel="By name"
          options={taskColumns.map(([value, label]) => ({ value, label }))}
          value={search.get('sort') ?? ''}
          onChange={({ target }) => change({ sort: target.value })}
        />
      </div>
      <Tasks found={found} />
    </WorkspacePage>
  );
};
