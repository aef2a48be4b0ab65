import { Archive, Check, FolderOpen, FolderPlus, Mail, Phone, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Thread } from '#shared/contract/messages.ts';
import { stateOfThread } from '#shared/messages/index.ts';
import { timing } from '#shared/model/enumerations/case.ts';
import { threadState } from '#shared/model/enumerations/messages.ts';
import { canHaveMessages } from '#shared/team/assignable.ts';
import { dialLink } from '#shared/values/phone.ts';
import { FailedQuery } from '#web/parts/failed-query.tsx';
import { messageOf, problemOf } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Select } from '#web/ui/select.tsx';
import { EmptyState, SkeletonText } from '#web/ui/states.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { workPaths } from '#web/work-paths.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';
import { useMembers } from '../cases/use-members.ts';
import { callOfMessage } from './call-of-message.ts';
import { ReplyBox } from './reply-box.tsx';
import { ThreadEntries } from './thread-entries.tsx';
import { useThread, useThreadChange } from './use-threads.ts';

const tones = { new: 'warning', answered: 'success', closed: 'neutral' } as const;

const Way = ({ icon, href, children }: { icon: typeof Mail; href: string; children: ReactNode }) => (
  <OutsideLink href={href} className="inline-flex min-h-9 items-center gap-2 break-all pointer-coarse:min-h-11">
    <Icon of={icon} size={16} />
    {children}
  </OutsideLink>
);

/** Says who wrote, how to reach them, and how far the home is. */
const About = ({ thread }: { thread: Thread }) => {
  const { locationId } = useWorkspace();
  const { message } = thread;
  const state = stateOfThread(message);
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      <span className="flex flex-wrap gap-2">
        <Badge tone={tones[state]}>{threadState.label(state)}</Badge>
        {message.needType && <Badge>{timing.label(message.needType)}</Badge>}
      </span>
      {message.phone && (
        <Way icon={Phone} href={dialLink(message.phone)}>
          {message.phone}
        </Way>
      )}
      {message.email && (
        <Way icon={Mail} href={`mailto:${message.email}`}>
          {message.email}
        </Way>
      )}
      {thread.case && (
        <span className="inline-flex items-center gap-2">
          <Icon of={FolderOpen} size={16} />
          <TextLink to={workPaths.caseDashboard({ locationId, caseId: thread.case.id })}>
            {thread.case.decedentFullName}, {thread.case.caseNumber}
          </TextLink>
        </span>
      )}
    </div>
  );
};

const Assignee = ({ thread: { message } }: { thread: Thread }) => {
  const { may } = useWorkspace();
  const { members: staff, isSeen, nameOf } = useMembers();
  const members = staff.filter(canHaveMessages);
  const change = useThreadChange(message.id);
  if (!may('messages.answer') || !isSeen)
    return <p className="text-muted">{message.assigneeName ? `Assigned to ${message.assigneeName}` : 'Assigned to nobody'}</p>;
  const current = message.assigneeId ?? '';
  // Someone who has left, or may no longer answer, keeps their name here until the message is someone else's.
  const isElsewhere = current !== '' && !members.some(({ id }) => id === current);
  const options = members.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return (
    <Select
      label="Assigned to"
      className="w-full sm:w-56"
      value={current}
      emptyLabel="Nobody"
      options={isElsewhere ? [{ value: current, label: nameOf(current) ?? message.assigneeName ?? '...' }, ...options] : options}
      disabled={change.isPending}
      onChange={(event) => {
        const employeeId = event.target.value || null;
        change.mutate((calls) => calls.assignThread({ id: message.id, employeeId, from: message.assigneeId ?? null }));
      }}
    />
  );
};

const Moves = ({ thread: { message } }: { thread: Thread }) => {
  const change = useThreadChange(message.id);
  const state = stateOfThread(message);
  const move = (to: typeof state, label: string, icon: typeof Check) => (
    <Button
      size="compact"
      icon={icon}
      isBusy={change.isPending}
      onClick={() => change.mutate((calls) => calls.moveThread({ id: message.id, state: to }))}
    >
      {label}
    </Button>
  );
  return (
    <>
      {state === 'new' && move('answered', 'Mark as answered', Check)}
      {state !== 'closed' && move('closed', 'Close', Archive)}
      {state !== 'new' && move('new', 'Reopen', Undo2)}
    </>
  );
};

/** Opens a case for what the family wrote: the page of a first call, with what the message says filled in. */
const OpenCase = ({ thread }: { thread: Thread }) => {
  const { locationId, may } = useWorkspace();
  const navigate = useNavigate();
  if (thread.case || !may('cases.change')) return null;
  const open = () => void navigate(workPaths.firstCall({ locationId }), { state: { firstCall: callOfMessage(thread) } });
  return (
    <Button size="compact" icon={FolderPlus} onClick={open}>
      Open a case
    </Button>
  );
};

const Loaded = ({ thread }: { thread: Thread }) => {
  const { may, whyNot } = useWorkspace();
  return (
    <div className="grid gap-4">
      <About thread={thread} />
      <div data-chrome className="flex flex-wrap items-end gap-3 border-b border-border pb-4">
        <Assignee thread={thread} />
        {may('messages.answer') && <Moves thread={thread} />}
        <OpenCase thread={thread} />
      </div>
      <ThreadEntries thread={thread} />
      <div data-chrome className="border-t border-border pt-4">
        {may('messages.answer') ? (
          <ReplyBox key={thread.message.id} thread={thread} />
        ) : (
          <p className="text-muted">{whyNot('messages.answer')}</p>
        )}
      </div>
    </div>
  );
};

/** Shows one message with all that followed, and the box to answer it. */
export const ThreadPanel = ({ threadId }: { threadId: string }) => {
  const found = useThread(threadId);
  if (found.isPending)
    return (
      <div aria-busy="true">
        <SkeletonText lines={8} />
      </div>
    );
  if (found.data) return <Loaded thread={found.data} />;
  if (problemOf(found.error)?.status === 404)
    return <EmptyState title="This message doesn’t exist.">It may belong to another home. Choose one from the list.</EmptyState>;
  return (
    <FailedQuery of={found} title="We couldn’t load this message.">
      {messageOf(found.error)}
    </FailedQuery>
  );
};
