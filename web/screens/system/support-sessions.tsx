import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import type { SupportSession } from '#shared/contract/systemusers.ts';
import { mailTo } from '#web/parts/mail-to.ts';
import { SureDialog } from '#web/parts/sure-dialog.tsx';
import { exactWhenWords, shortWhenWords } from '#web/parts/when-words.ts';
import { api, messageOf, query, useSession } from '#web/session/index.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { OutsideLink, TextLink } from '#web/ui/text-link.tsx';
import { toast } from '#web/ui/toast.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { workPaths } from '#web/work-paths.ts';
import { ListFrame } from './providers/list-frame.tsx';

/** How often the list asks who is acting now. */
const POLL_MS = 60_000;

const useSupportSessions = () =>
  useInfiniteQuery({
    ...query.systemusers.getSupportSessions.infiniteOptions({
      input: (cursor: string | undefined) => ({ cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    }),
    staleTime: 0,
    refetchInterval: POLL_MS,
  });

/** Ends a colleague's session, or says that they ended it meanwhile by reloading the list. */
const useEnding = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, systemId }: SupportSession) => api.systemusers.endSupportSession({ id, systemId }),
    onSuccess: (_, { systemName }) => toast(`The session is over. ${systemName} has to sign in again.`),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: query.systemusers.getSupportSessions.key() }),
  });
};

const endWords = ({ endedOn, endedBy, until }: SupportSession): string => {
  if (endedOn === null) return `until ${shortWhenWords(until).replace(/^(at|on) /, '')}`;
  return endedBy === null ? 'ended when its time was over' : `ended ${exactWhenWords(endedOn)} by ${endedBy}`;
};

const writesWords = (writes: number): string => {
  if (writes === 0) return 'Nothing was changed.';
  return writes === 1 ? '1 change was made.' : `${writes} changes were made.`;
};

/** Ends a colleague's session, once someone is sure: what they are typing there is lost. */
const EndSession = ({ session }: { session: SupportSession }) => {
  const ending = useEnding();
  const [isAsking, setIsAsking] = useState(false);
  const { systemName, personName } = session;
  const close = () => setIsAsking(false);
  return (
    <>
      <Button size="compact" onClick={() => setIsAsking(true)}>
        End session
        <VisuallyHidden>
          {' '}
          of {systemName} as {personName}
        </VisuallyHidden>
      </Button>
      {isAsking && (
        <SureDialog
          title={`End the session of ${systemName} as ${personName}?`}
          keep="Let it go on"
          act="End session"
          busyLabel="Ending..."
          isBusy={ending.isPending}
          onAct={() => ending.mutate(session, { onSettled: close })}
          onClose={close}
        >
          {systemName} is signed out and loses what they are typing there.
        </SureDialog>
      )}
    </>
  );
};

const SessionRow = ({ session }: { session: SupportSession }) => {
  const { systemUser } = useSession();
  const { systemName, personName, email, homeName, reason, startedOn, endedOn, systemId, writes } = session;
  const isOpen = endedOn === null;
  return (
    <Card className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 p-4 text-sm sm:p-5">
      <div className="min-w-0 flex-1 basis-64">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="min-w-0 font-sans text-base font-semibold break-words">
            {systemName} as {personName}
          </h3>
          {isOpen && <Badge tone="warning">Acting now</Badge>}
        </div>
        {homeName && <p className="mt-1 break-words">{homeName}</p>}
        <OutsideLink href={mailTo(email)} className="inline-flex min-h-6 max-w-full items-center wrap-anywhere">
          {email}
        </OutsideLink>
        <p className="mt-1 wrap-anywhere">Reason: {reason}</p>
        <p className="mt-1 text-muted">
          Started {exactWhenWords(startedOn)}, {endWords(session)}. {writesWords(writes)}
        </p>
      </div>
      {isOpen && systemId !== systemUser?.id && <EndSession session={session} />}
    </Card>
  );
};

/** Lists which administrators are acting as whom, and who did in the last 90 days. */
export const SupportSessions = () => (
  <section aria-labelledby="support-sessions">
    <h2 id="support-sessions" className="text-lg">
      Who is acting as whom, and who did
    </h2>
    <p className="mt-1 mb-4 text-muted">Sessions of the last 90 days. Ending one signs the administrator out.</p>
    <ListFrame
      found={useSupportSessions()}
      noun={['session', 'sessions']}
      failed="We couldn’t load the support sessions."
      row={(session) => <SessionRow session={session} />}
      empty={
        <EmptyState icon={UserRoundCheck} title="Nobody is acting as anyone.">
          Support sessions appear here when they start, with who, for whom, and why.
        </EmptyState>
      }
    />
  </section>
);

/** Says on the screen where administrators land how many are acting as someone now; nothing if nobody is. */
export const ActingNow = () => {
  const { data } = useSupportSessions();
  const count = data?.pages.flatMap(({ items }) => items).filter(({ endedOn }) => endedOn === null).length ?? 0;
  if (count === 0) return null;
  return (
    <p className="mb-4">
      {count === 1 ? 'One administrator is' : `${count} administrators are`} acting as someone now.{' '}
      <TextLink to={workPaths.systemSupportLogin()}>See who</TextLink>
    </p>
  );
};
