import { useQuery } from '@tanstack/react-query';
import { Sun } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type WhoseTasks, whoseTasks } from '#shared/contract/tasks-views.ts';
import { api, messageOf, query, useSession } from '#web/session/index.ts';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { countWords, type DayCounts } from '../../cases/tasks/count-words.ts';
import { EndedTasks } from '../../cases/tasks/ended-tasks.tsx';
import { KeysButton } from '../../cases/tasks/keys/keys-button.tsx';
import { AddTaskButton } from '../../cases/tasks/own/add-task-button.tsx';
import { TaskDesk } from '../../cases/tasks/task-desk.tsx';
import { TaskGroups, TasksFailed, TasksWaiting } from '../../cases/tasks/task-groups.tsx';
import { useTasksChanged } from '../../cases/tasks/use-task-changes.ts';
import { useDay } from '../../cases/tasks/use-task-list.ts';
import { ViewOnlyBanner } from '../../cases/tasks/view-only.tsx';
import { groupsByDay } from '../../cases/tasks/visible-tasks.ts';
import { MessagesPanel } from '../dashboard/messages-panel.tsx';
import { OnTodayPanel } from './on-today-panel.tsx';
import { WaitingHandoffs } from './waiting-handoffs.tsx';

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
        hint="What’s overdue and what’s due that day: your own tasks and those of the cases assigned to you."
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
  mine: 'You have no open tasks, and neither do the cases assigned to you.',
  unassigned: 'Every open task is someone’s.',
  all: 'Nothing is open at this home.',
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

/** Lists the viewer's tasks, or everyone's, and what was done for the home itself. */
const Tasks = () => {
  const { may } = useWorkspace();
  const { support } = useSession();
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
    <div className="grid min-w-0 gap-8">
      <TaskDesk label="Tasks" className="grid max-w-200 gap-6">
        <ViewOnlyBanner />
        <div className="-mb-2 flex flex-wrap items-center justify-between gap-3">
          {isStaff && <Segments label="Whose tasks" segments={segments} value={whose} onChange={choose} />}
          <KeysButton />
        </div>
        <Day key={whose} whose={whose} />
        <div className="border-t border-border">
          <EndedTasks state="done" title="Completed for the home" of="home" />
          {isStaff && <EndedTasks state="removed" title="Removed for the home" of="home" />}
        </div>
      </TaskDesk>
      {may('digest.choose') && !support && <DigestSwitch />}
    </div>
  );
};

/**
 * /locations/{locationId}/my-day: what is on today, what is due, and which families wrote; for a trade company, the removals and tasks of the cases that
 * are assigned to it.
 */
export const Component = () => {
  const { may } = useWorkspace();
  return (
    <WorkspacePage title="Today" actions={<AddTaskButton />} faq={may('case-files.read') ? 'my-day' : 'trade-day'}>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] wide:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6 wide:col-start-2">
          <WaitingHandoffs />
          <OnTodayPanel />
        </div>
        <div className="min-w-0 wide:col-start-1 wide:row-span-2 wide:row-start-1">
          <Tasks />
        </div>
        {may('messages.read') && (
          <div className="min-w-0 wide:col-start-2">
            <MessagesPanel />
          </div>
        )}
      </div>
    </WorkspacePage>
  );
};
