import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

export const messageStatuses = ['open', 'answered'] as const;
export type MessageStatus = (typeof messageStatuses)[number];

/** The number of messages on a page of the panel. */
const PAGE = 5;

/** Loads the home's messages, newest first, page by page. */
export const useMessages = (status: MessageStatus) =>
  useInfiniteQuery(
    query.workspace.getMessages.infiniteOptions({
      input: (cursor: string | undefined) => ({ status, pageSize: PAGE, cursor }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
    }),
  );

type Mark = { id: string; answered: boolean };

/** Marks a message as answered, or reopens it; the toast undoes it. */
export const useMarkAnswered = () => {
  const client = useQueryClient();
  const { locationId } = useWorkspace();
  const mark = useMutation({
    // A toast's Undo may come when another home is open, but the message is still this one's.
    mutationFn: (input: Mark) => api.workspace.markMessageAnswered(input, { context: { locationId } }),
    onSuccess: (_, { id, answered }) =>
      toast(answered ? 'Marked as answered.' : 'The message is open again.', {
        undo: () => mark.mutate({ id, answered: !answered }),
      }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: query.workspace.key() }),
  });
  return mark;
};
