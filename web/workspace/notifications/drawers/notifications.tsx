import { BellOff, CheckCheck, Settings } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import type { NotificationView } from '#shared/contract/notifications.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { areKeysOn } from '../../keys/key-switch.ts';
import { useWorkspace } from '../../use-workspace.ts';
import { NotificationRow, ROW_LINK } from '../notification-row.tsx';
import { placeOf } from '../place-of.ts';
import { useNotifications } from '../use-notifications.ts';

export const title = 'Notifications';

const moves: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Moves the focus through the list with the keys of every list here, and marks with `x`. */
function onListKey(event: KeyboardEvent<HTMLElement>, onMark: (id: string) => void) {
  if (event.ctrlKey || event.metaKey || event.altKey || (event.key.length === 1 && !areKeysOn())) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(`[${ROW_LINK}]`)];
  const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
  const by = moves[event.key];
  const id = rows[at]?.getAttribute(ROW_LINK);
  if (by !== undefined) rows[Math.min(Math.max(at + by, 0), rows.length - 1)]?.focus();
  else if (event.key === 'x' && id) {
    onMark(id);
    // The button that may have had the focus is gone with the mark.
    rows[at]?.focus();
  } else return;
  event.preventDefault();
}

const Waiting = () => (
  <div aria-busy="true" className="grid gap-5">
    {[1, 2, 3].map((nth) => (
      <div key={nth} className="grid gap-2">
        <Skeleton className="h-4 w-3/4" />
        <Skeleton className="h-3 w-1/2" />
      </div>
    ))}
  </div>
);

const List = ({ list }: { list: ReturnType<typeof useNotifications> }) => {
  const { locationId } = useWorkspace();
  const { leaveTo } = useDrawer();
  const { items, markRead, mayMark } = list;
  const read = (item: NotificationView | undefined) => void (item && !item.isRead && markRead(item));
  return (
    <>
      <ul
        aria-label="Notifications"
        className="-mx-6 border-y border-border"
        onKeyDown={(event) => onListKey(event, (id) => read(items.find((item) => item.id === id)))}
      >
        {items.map((item) => {
          const to = placeOf(item, locationId);
          return (
            <NotificationRow
              key={item.id}
              item={item}
              to={to}
              onOpen={() => {
                read(item);
                if (to) leaveTo(to);
              }}
              onRead={mayMark ? () => read(item) : undefined}
            />
          );
        })}
      </ul>
      {list.hasNextPage && (
        <LoadMore
          count={items.length}
          noun="notifications"
          hasMore
          isLoading={list.isFetchingNextPage}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
};

const Content = ({ list }: { list: ReturnType<typeof useNotifications> }) => {
  if (list.isPending) return <Waiting />;
  if (!list.data) return <FailedQuery of={list} title="We couldn’t load your notifications." />;
  if (list.items.length === 0)
    return (
      <EmptyState icon={BellOff} title="No notifications">
        Mentions, cases assigned to you, and what families change appear here.
      </EmptyState>
    );
  return <List list={list} />;
};

/** Lists what has happened that concerns the signed-in person at the open home, newest first. */
export const Component = () => {
  const { open } = useDrawer();
  const list = useNotifications();
  const hasUnread = list.items.some(({ isRead }) => !isRead);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          look="secondary"
          size="compact"
          icon={CheckCheck}
          disabled={!hasUnread || !list.mayMark}
          onClick={() => void list.markAllRead()}
        >
          Mark all read
        </Button>
        <Button look="quiet" size="compact" icon={Settings} onClick={() => open('notification-settings')}>
          Settings
        </Button>
      </div>
      {!list.mayMark && <p className="text-sm text-muted">You’re acting for someone else, so nothing here is marked as read.</p>}
      <Content list={list} />
    </div>
  );
};
