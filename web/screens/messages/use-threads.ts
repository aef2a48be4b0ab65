import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Thread, ThreadView } from '#shared/contract/messages.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

/** How often what is shown is asked for again: as often as the list of cases. */
const POLL_MS = 15_000;
const PAGE = 25;

/** Loads one list of messages, page by page. */
export const useThreads = (view: ThreadView) =>
  useInfiniteQuery(
    query.messages.getThreads.infiniteOptions({
      input: (cursor: string | undefined) => ({ view, pageSize: PAGE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      refetchInterval: POLL_MS,
    }),
  );

const threadOptions = (id: string) => query.messages.getThread.queryOptions({ input: { id } });

/** Loads a message with its answers. */
export const useThread = (id: string) => useQuery({ ...threadOptions(id), refetchInterval: POLL_MS });

/** Takes over a thread that a call returned, and reloads the lists that show it. */
export const useThreadChanged = () => {
  const client = useQueryClient();
  return (thread: Thread): void => {
    client.setQueryData(threadOptions(thread.message.id).queryKey, thread);
    void client.invalidateQueries({ queryKey: query.messages.getThreads.key() });
    void client.invalidateQueries({ queryKey: query.workspace.key() });
  };
};

/** Changes a thread by one of the short calls. What goes wrong is said in a toast, and the thread is loaded again, because someone else may have changed it. */
export const useThreadChange = (id: string) => {
  const client = useQueryClient();
  const changed = useThreadChanged();
  return useMutation({
    mutationFn: (call: (calls: typeof api.messages) => Promise<Thread>) => call(api.messages),
    onSuccess: changed,
    onError: (error) => {
      toast(messageOf(error), { tone: 'danger' });
      void client.invalidateQueries({ queryKey: threadOptions(id).queryKey });
    },
  });
};

/** Loads the home's templates. */
export const useTemplates = () => useQuery(query.messages.getMessageTemplates.queryOptions({ input: {} }));
