import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/query.ts';

/** How often a visible workspace asks: like its lists, and whenever its window gets the focus. */
export const NOTIFICATIONS_POLL_MS = 15_000;

/** Counts the unread notifications. A count that can't be loaded is the last one, and never leaves the screen. */
export const useUnread = (): number => {
  const { data } = useQuery({
    ...query.notifications.getUnreadCount.queryOptions({ input: {}, context: { staysHere: true } }),
    refetchInterval: NOTIFICATIONS_POLL_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 5_000,
  });
  return data?.unread ?? 0;
};
