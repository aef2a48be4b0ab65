import { useQuery } from '@tanstack/react-query';
import { Sun } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type WhoseTasks, whoseTasks } from '#shared/contract/tasks-views.ts';
import { api, messageOf, query } from '#web/session/index.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { countWords, type DayCounts } from './count-words.ts';
import { KeysButton } from './keys/keys-button.tsx';
import { TaskDesk } from './task-desk.tsx';
import { TaskGroups, TasksFailed, TasksWaiting } from './task-groups.tsx';
import { useTasksChanged } from './use-task-changes.ts';
import { useDay } from './use-task-list.ts';
import { ViewOnlyBanner } from './view-only.tsx';
import { groupsByDay } from './visible-tasks.ts';

/** Turns the viewer's morning email about their tasks at this home on or off, immediately, and back if it could not be saved. */
const DigestSwitch = () => {
  const day = useQuery(query.tasks.getMyDay.queryOptions({ input: { whose: 'mine', pageSize: 1 } }));
  const refresh = useTasksChanged();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!day.data) return null;
  const choose = async (isWanted: boolean) => {
    setChosen(isWanted);
    try {
      await api.tasks.setTaskDigest({ isWanted });
      await refresh();
    } catch (error) {
      toast(messageOf(error), { tone: 'danger', retry: () => void choose(isWanted) });
    }
    setChosen(null);
  };
  return (
    <div className="mt-8 max-w-200 border-t border-border pt-4">
      <Switch
        label="Email me my tasks each morning"
        hint="What’s overdue and what’s due that day in the cases assigned to you."
        isOn={chosen ?? day.data.wantsDigest}
        isBusy={chosen !== null}
        onChange={(isOn) => void choose(isOn)}
      />
    </div>
  );
};

const labels: Readonly<Record<WhoseTasks, string>> = { mine: 'Mine', unassigned: 'Unassigned', all: 'All' };
const segments = whoseTasks.map((value) => ({ value, label: labels[value] }));

/** Why there is nothing to do, by whose tasks are shown. */
const whyNothing: Readonly<Record<WhoseTasks, string>> = {
  mine: 'The cases assigned to you have no open tasks.',
  unassigned: 'Every case with open tasks is assigned to someone.',
  all: 'No case at this home has open tasks.',
};

const Counts = ({ counts }: { counts: DayCounts }) => (
  <p role="status" className="text-muted tabular-nums">
    {countWords(counts)}
  </p>
);

const Day = ({ whose }: { whose: WhoseTasks }) => {
  const list = useDay(whose);
  const { first, items } = list;
  if (list.isPending) return <TasksWaiting />;
  if (!first) return <TasksFailed error={list.error} onRetry={() => void list.refetch()} isRetrying={list.isRefetching} />;
  if (items.length === 0 && !list.hasNextPage)
    return (
      <EmptyState icon={Sun} title="Nothing to do today.">
        {whyNothing[whose]}
      </EmptyState>
    );
  return (
    <>
      {first.counts && <Counts counts={first.counts} />}
      <TaskGroups groups={groupsByDay(items, first.today)} today={first.today} hasMore={list.hasNextPage} />
      {list.hasNextPage && (
        <LoadMore
          count={items.length}
          noun="tasks"
          hasMore
          isLoading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
};

/** /locations/{locationId}/my-day: what is due across the cases of a home, or, for a trade company, across the cases assigned to it. */
export const Component = () => {
  const { may } = useWorkspace();
  const isStaff = may('case-files.read');
  const [search, setSearch] = useSearchParams();
  const whose = (isStaff && whoseTasks.find((each) => each === search.get('whose'))) || 'mine';
  const choose = (next: WhoseTasks) =>
    setSearch(
      (now) => {
        if (next === 'mine') now.delete('whose');
        else now.set('whose', next);
        return now;
      },
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  return (
    <WorkspacePage title="My day">
      <TaskDesk label="Tasks" className="grid max-w-200 gap-8">
        <ViewOnlyBanner />
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-3">
          {isStaff && <Segments label="Whose tasks" segments={segments} value={whose} onChange={choose} />}
          <KeysButton />
        </div>
        <Day key={whose} whose={whose} />
      </TaskDesk>
      {may('digest.choose') && <DigestSwitch />}
    </WorkspacePage>
  );
};
