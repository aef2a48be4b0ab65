import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { NotificationView } from '#shared/contract/notifications.ts';
import { api, messageOf, query, useSession } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';
import { NOTIFICATIONS_POLL_MS } from './use-unread.ts';

const PAGE = 30;
type Pages = InfiniteData<{ items: NotificationView[]; nextCursor: string | null }, string | undefined>;

const options = query.notifications.getNotifications.infiniteOptions({
  input: (cursor: string | undefined) => ({ pageSize: PAGE, ...(cursor ? { cursor } : {}) }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

const markedIn = (known: Pages, isMarked: (item: NotificationView) => boolean): Pages => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    items: page.items.map((item) => (isMarked(item) ? { ...item, isRead: true } : item)),
  })),
});

/**
 * Loads the notifications, newest first, page by page, and marks them as read: shown right away, and undone if it can't be saved. Support, acting for
 * someone, marks nothing: what that person hasn't read stays unread.
 */
export function useNotifications() {
  const client = useQueryClient();
  const { support } = useSession();
  const list = useInfiniteQuery({
    ...options,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : NOTIFICATIONS_POLL_MS),
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const mark = async (isMarked: (item: NotificationView) => boolean, save: () => Promise<unknown>) => {
    if (support) return;
    await client.cancelQueries({ queryKey: options.queryKey });
    client.setQueryData<Pages>(options.queryKey, (known) => known && markedIn(known, isMarked));
    try {
      await save();
    } catch (error) {
      toast(messageOf(error), { tone: 'danger' });
      await client.invalidateQueries({ queryKey: options.queryKey });
    }
    await client.invalidateQueries({ queryKey: query.notifications.getUnreadCount.key() });
  };
  const newest = items[0]?.at;
  return {
    ...list,
    items,
    mayMark: !support,
    markRead: ({ id }: NotificationView) =>
      mark(
        (item) => item.id === id,
        () => api.notifications.readNotifications({ ids: [id] }),
      ),
    markAllRead: async () => {
      if (newest !== undefined)
        await mark(
          () => true,
          () => api.notifications.readAllNotifications({ through: newest }),
        );
    },
  };
}
