import { ChevronLeft, FileText, MessagesSquare } from 'lucide-react';
import { useParams, useSearchParams } from 'react-router-dom';
import { type ThreadView, threadViews } from '#shared/contract/messages.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { WorkspacePage } from '#web/workspace/workspace-page.tsx';
import { ThreadList } from './thread-list.tsx';
import { ThreadPanel } from './thread-panel.tsx';
import { useThread } from './use-threads.ts';

/** Keeps which list is shown in the address. */
const useView = () => {
  const [search, setSearch] = useSearchParams();
  const view = threadViews.find((each) => each === search.get('view')) ?? threadViews[0];
  const change = (next: ThreadView) =>
    setSearch(
      (before) => {
        if (next === threadViews[0]) before.delete('view');
        else before.set('view', next);
        return before;
      },
      { replace: true, flushSync: true, preventScrollReset: true },
    );
  return { view, change, search: view === threadViews[0] ? '' : `?view=${view}` };
};

/** The name of the person who wrote, once it has loaded. */
const ThreadTitle = ({ threadId }: { threadId: string }) => <>{useThread(threadId).data?.message.name ?? 'Message'}</>;

/**
 * /locations/{locationId}/messages and /messages/{threadId}: what families wrote, and the home's answers. Side by side where there is space; on a narrow
 * screen the list, then one message.
 */
export const Component = () => {
  const { locationId } = useWorkspace();
  const { threadId } = useParams();
  const { view, change, search } = useView();
  return (
    <WorkspacePage
      above={
        threadId && (
          <p className="mb-2 lg:hidden print:hidden">
            <TextLink to={workPaths.messages({ locationId }) + search} className="inline-flex min-h-9 items-center gap-1">
              <Icon of={ChevronLeft} size={16} /> All messages
            </TextLink>
          </p>
        )
      }
      title={threadId ? <ThreadTitle threadId={threadId} /> : 'Messages'}
      actions={
        <LinkButton size="compact" icon={FileText} to={workPaths.messageTemplates({ locationId })}>
          Templates
        </LinkButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <div className={classNames('min-w-0', threadId && 'max-lg:hidden print:hidden')}>
          <ThreadList view={view} onView={change} openId={threadId} search={search} />
        </div>
        {threadId ? (
          <section aria-label="Message">
            <ThreadPanel key={threadId} threadId={threadId} />
          </section>
        ) : (
          <div className="max-lg:hidden">
            <EmptyState icon={MessagesSquare} title="Choose a message.">
              You can read it here and answer by email or text.
            </EmptyState>
          </div>
        )}
      </div>
    </WorkspacePage>
  );
};
