import { Inbox, Search, SearchX } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { type ThreadView, threadViews } from '#shared/contract/messages.ts';
import type { HomeMessage } from '#shared/contract/workspace.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { When } from '#web/parts/when.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useDisplay } from '#web/workspace/use-display.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { emptyWords, matching, viewLabels } from './thread-words.ts';
import { useThreads } from './use-threads.ts';

type RowProps = { message: HomeMessage; search: string; isOpen: boolean };

/** One message: who wrote, when something last happened, and what was written last. */
const ThreadRow = ({ message, search, isOpen }: RowProps) => {
  const { locationId } = useWorkspace();
  const isCompact = useDisplay().density === 'compact';
  const { id, name, needType: need, createdOn, lastOn, lastExcerpt, assigneeName } = message;
  return (
    <li>
      <Link
        to={workPaths.thread({ locationId, threadId: id }) + search}
        data-row={id}
        aria-current={isOpen ? 'true' : undefined}
        className={classNames(
          'block px-3 transition-colors duration-(--hover) hover:bg-sunken aria-[current=true]:bg-primary-soft focus-visible:-outline-offset-3',
          isCompact ? 'py-1' : 'py-2.5',
        )}
      >
        <span className="flex items-center gap-2">
          <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
          {need === 'at-need' && <Badge tone="warning">{timing.label(need)}</Badge>}
          <span className="shrink-0 text-xs text-muted">
            <When at={lastOn ?? createdOn} as="shortWhenWords" />
          </span>
        </span>
        {!isCompact && (
          <span className="mt-0.5 block truncate text-muted">{lastExcerpt ?? message.message.replace(/\s+/g, ' ')}</span>
        )}
        {!isCompact && assigneeName && <span className="mt-0.5 block truncate text-xs text-muted">{assigneeName}</span>}
      </Link>
    </li>
  );
};

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus through the list by arrows. `j` and `k` press them (`web/workspace/keys`). */
function onListKey(event: KeyboardEvent<HTMLElement>) {
  const by = moves[event.key];
  if (by === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
  event.preventDefault();
}

type ListProps = { view: ThreadView; typed: string; onClear: () => void; openId: string | undefined; search: string };

const Threads = ({ view, typed, onClear, openId, search }: ListProps) => {
  const found = useThreads(view);
  if (found.isPending)
    return (
      <div aria-busy="true" className="p-3">
        <SkeletonText lines={8} />
      </div>
    );
  if (!found.data) return <FailedQuery of={found} className="border-0" title="We couldn’t load the messages." />;
  const all = found.data.pages.flatMap(({ items }) => items);
  const shown = matching(all, typed);
  if (all.length === 0)
    return (
      <EmptyState icon={Inbox} title={emptyWords[view].title} className="border-0">
        {emptyWords[view].text}
      </EmptyState>
    );
  return (
    <>
      {shown.length === 0 ? (
        <EmptyState
          icon={SearchX}
          title="No message matches."
          className="border-0"
          action={<Button onClick={onClear}>Clear the search</Button>}
        >
          {found.hasNextPage
            ? 'Only the messages loaded so far were searched.'
            : `We looked at all ${viewLabels[view].toLowerCase()} messages.`}
        </EmptyState>
      ) : (
        <ul aria-label={`${viewLabels[view]} messages`} className="divide-y divide-border" onKeyDown={onListKey}>
          {shown.map((message) => (
            <ThreadRow key={message.id} message={message} search={search} isOpen={message.id === openId} />
          ))}
        </ul>
      )}
      <LoadMore
        count={all.length}
        noun={all.length === 1 ? 'message' : 'messages'}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </>
  );
};

export type ThreadListProps = {
  view: ThreadView;
  onView: (view: ThreadView) => void;
  openId: string | undefined;
  /** The query of the address, which keeps the list when a message opens. */
  search: string;
};

/** The lists of messages, with a search in what is loaded. */
export const ThreadList = ({ view, onView, openId, search }: ThreadListProps) => {
  const [typed, setTyped] = useState('');
  return (
    <section aria-label="List of messages" className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <Segments
        label="Messages shown"
        segments={threadViews.map((value) => ({ value, label: viewLabels[value] }))}
        value={view}
        onChange={onView}
      />
      <TextField
        label="Search messages"
        isLabelHidden
        type="search"
        placeholder="Name, number, or words"
        autoComplete="off"
        maxLength={120}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        end={<Search aria-hidden="true" size={16} className="mr-3 text-muted" />}
      />
      <div className="overflow-hidden rounded-card border border-border bg-surface pb-3">
        <Threads key={view} view={view} typed={typed} onClear={() => setTyped('')} openId={openId} search={search} />
      </div>
    </section>
  );
};
