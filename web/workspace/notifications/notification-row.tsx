import { Check } from 'lucide-react';
import type { NotificationView } from '#shared/contract/notifications.ts';
import { When } from '#web/parts/when.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Link } from '#web/ui/link.tsx';

/** The element of a row that has the focus while someone moves through the list. */
export const ROW_LINK = 'data-notification';

const Words = ({ item }: { item: NotificationView }) => (
  <>
    <span className={classNames('block', item.isRead ? 'text-text' : 'font-semibold text-text')}>
      {!item.isRead && <span className="sr-only">Unread: </span>}
      {item.title}
    </span>
    {item.case && (
      <span className="block text-sm text-text">
        {item.case.decedentName} <span className="text-muted">{item.case.caseNumber}</span>
      </span>
    )}
    {item.words && <span className="line-clamp-2 text-sm break-words text-muted">{item.words}</span>}
    <span className="block text-xs text-muted first-letter:uppercase">
      <When at={item.at} />
    </span>
  </>
);

export type NotificationRowProps = {
  item: NotificationView;
  /** Where it leads; null if nowhere. */
  to: string | null;
  onOpen: () => void;
  /** Missing for people who mark nothing. */
  onRead?: (() => void) | undefined;
};

/** Shows a notification as a link to its place, and marks it as read without going there. */
export const NotificationRow = ({ item, to, onOpen, onRead }: NotificationRowProps) => (
  <li
    className={classNames(
      'relative flex items-start gap-1 border-b border-border last:border-b-0 hover:bg-sunken',
      !item.isRead && 'bg-primary-soft/50',
    )}
  >
    {!item.isRead && <span aria-hidden="true" className="absolute top-5 left-2 size-2 rounded-full bg-primary" />}
    {to === null ? (
      <div className="min-w-0 flex-1 py-3 pl-6" tabIndex={-1} {...{ [ROW_LINK]: item.id }}>
        <Words item={item} />
      </div>
    ) : (
      <Link
        to={to}
        {...{ [ROW_LINK]: item.id }}
        className="min-w-0 flex-1 py-3 pl-6"
        onClick={(event) => {
          // In another tab or window, the list stays open.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
      >
        <Words item={item} />
      </Link>
    )}
    {!item.isRead && onRead && (
      <IconButton icon={Check} label={`Mark as read: ${item.title}`} onClick={onRead} className="mt-1 shrink-0" />
    )}
  </li>
);
