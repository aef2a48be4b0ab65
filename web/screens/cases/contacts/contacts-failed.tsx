import { messageOf, problemOf } from '#web/session/index.ts';
import { FailedPanel } from '#web/ui/states.tsx';
import type { useContacts } from './use-contacts.ts';

/** Replaces a case's contacts if they could not be loaded, and offers to try again. */
export const ContactsFailed = ({ list }: { list: ReturnType<typeof useContacts> }) => (
  <FailedPanel
    title="The contacts could not be loaded."
    requestId={problemOf(list.error)?.requestId}
    onRetry={() => void list.refetch()}
    isRetrying={list.isRefetching}
  >
    {messageOf(list.error)}
  </FailedPanel>
);
