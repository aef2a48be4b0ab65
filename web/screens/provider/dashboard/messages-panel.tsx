import { Inbox, MailCheck } from 'lucide-react';
import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Dashboard } from '#shared/contract/workspace.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { LoadMore } from '#web/ui/load-more.tsx';
import { Segments } from '#web/ui/segments.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { Panel } from '#web/workspace/panel.tsx';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { MessageCard, ShortMessage } from './message-card.tsx';
import { type MessageStatus, messageStatuses, useMessages } from './use-messages.ts';

type Newest = Dashboard['messages']['newest'];

const Nothing = ({ status }: { status: MessageStatus }) =>
  status === 'open' ? (
    <EmptyState icon={MailCheck} title="No one is waiting for an answer.">
      What families write from your page arrives here and in your email.
    </EmptyState>
  ) : (
    <EmptyState icon={Inbox} title="No messages marked as answered.">
      Messages you mark as answered move here. You can reopen them at any time.
    </EmptyState>
  );

/** Shows what the dashboard knows of the newest messages, until they have loaded or if they can't be. */
const Short = ({ newest }: { newest: Newest }) => (
  <ul className="divide-y divide-border">
    {newest.map((message) => (
      <li key={message.id}>
        <ShortMessage message={message} />
      </li>
    ))}
  </ul>
);

const MessageList = ({ status, newest, total }: { status: MessageStatus; newest: Newest; total: number | undefined }) => {
  const { may, whyNot } = useWorkspace();
  const reasonId = useId();
  const found = useMessages(status);
  const messages = found.data?.pages.flatMap(({ items }) => items) ?? [];
  const short = status === 'open' ? newest : [];
  if (found.isPending)
    return <div aria-busy="true">{short.length > 0 ? <Short newest={short} /> : <SkeletonText lines={4} />}</div>;
  if (found.isError && messages.length === 0)
    return (
      <>
        <Short newest={short} />
        <FailedQuery of={found} title="We couldn’t load the messages." />
      </>
    );
  if (messages.length === 0) return <Nothing status={status} />;
  return (
    <>
      {!may('messages.answer') && (
        <p id={reasonId} className="text-muted">
          {whyNot('messages.answer')}
        </p>
      )}
      <ul className="divide-y divide-border">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageCard message={message} reasonId={reasonId} />
          </li>
        ))}
      </ul>
      <LoadMore
        count={messages.length}
        {...(total === undefined ? {} : { total: Math.max(total, messages.length) })}
        noun={(total ?? messages.length) === 1 ? 'message' : 'messages'}
        hasMore={found.hasNextPage}
        isLoading={found.isFetchingNextPage}
        onLoadMore={() => void found.fetchNextPage()}
      />
    </>
  );
};

/**
 * Shows families who wrote and wait for an answer, and in a second tab those who have had one. Only the home's own dashboard has their number and the
 * newest.
 */
export const MessagesPanel = ({ messages }: Partial<Pick<Dashboard, 'messages'>>) => {
  const [search, setSearch] = useSearchParams();
  const status = messageStatuses.find((each) => each === search.get('messages')) ?? messageStatuses[0];
  const choose = (next: MessageStatus) =>
    setSearch(
      (before) => {
        if (next === 'open') before.delete('messages');
        else before.set('messages', next);
        return before;
      },
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  const segments = [
    { value: 'open' as const, label: messages ? `Open (${messages.open.toLocaleString('en-US')})` : 'Open' },
    { value: 'answered' as const, label: 'Answered' },
  ];
  return (
    <Panel
      id="messages"
      title="Messages"
      aside={<Segments label="Messages shown" segments={segments} value={status} onChange={choose} />}
    >
      <MessageList
        key={status}
        status={status}
        newest={messages?.newest ?? []}
        total={status === 'open' ? messages?.open : undefined}
      />
    </Panel>
  );
};
