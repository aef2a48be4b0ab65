import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf } from '#web/session/index.ts';
import type { useContacts } from './use-contacts.ts';

/** Replaces a case's contacts if they could not be loaded, and offers to try again. */
export const ContactsFailed = ({ list }: { list: ReturnType<typeof useContacts> }) => (
  <FailedQuery of={list} title="The contacts could not be loaded.">
    {messageOf(list.error)}
  </FailedQuery>
);
