import { Bell as BellIcon } from 'lucide-react';
import { MAX_UNREAD } from '#shared/contract/notifications.ts';
import { useDrawer } from '#web/drawers/use-drawer.ts';
import { inQueries } from '#web/session/in-queries.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useUnread } from './use-unread.ts';

const countWords = (unread: number) => (unread >= MAX_UNREAD ? `${MAX_UNREAD - 1}+` : String(unread));

/** Shows how many notifications are unread, and opens them. */
const Bell = () => {
  const { open } = useDrawer();
  const unread = useUnread();
  const label = unread > 0 ? `Notifications, ${countWords(unread)} unread` : 'Notifications';
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => open('notifications')}
      className="relative inline-flex size-11 shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-(--hover) hover:bg-sunken hover:text-text"
    >
      <Icon of={BellIcon} />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 min-w-4.5 rounded-full bg-primary px-1 text-center text-[0.6875rem] leading-4.5 font-semibold text-on-primary tabular-nums"
        >
          {countWords(unread)}
        </span>
      )}
    </button>
  );
};

export default inQueries(Bell);
