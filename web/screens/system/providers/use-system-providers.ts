import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import type { SignUpStatus } from '#shared/model/enumerations/sign-up.ts';
import { api } from '#web/session/api.ts';
import { messageOf, problemOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

const firstPage = undefined as string | undefined;
const nextPage = ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined;

/** Loads the requests of homes to join, open ones first, page by page. */
export const useSignUpRequests = (filter: { status: SignUpStatus | undefined; words: string }) =>
  useInfiniteQuery(
    query.systemProviders.getSignUpRequests.infiniteOptions({
      input: (cursor: string | undefined) => ({ status: filter.status, query: filter.words || undefined, cursor }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      // The last results stay until the new ones are loaded, so that a row doesn't move while it is being pressed.
      placeholderData: keepPreviousData,
    }),
  );

/** Loads every home by name, page by page. */
export const useProviders = ({ words, by }: { words: string; by: HomeSearch }) =>
  useInfiniteQuery(
    query.systemProviders.getProviders.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: words || undefined, by, cursor }),
      initialPageParam: firstPage,
      getNextPageParam: nextPage,
      placeholderData: keepPreviousData,
    }),
  );

export const useSignUpRequest = (id: string) => {
  const found = useQuery(query.systemProviders.getSignUpRequest.queryOptions({ input: { id } }));
  return { ...found, isMissing: ['not_found', 'invalid_input'].includes(problemOf(found.error)?.code ?? '') };
};

/** Reloads everything about homes and requests. */
export const useForgetProviders = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.systemProviders.key() });
};

const refused = (error: unknown) => toast(messageOf(error), { tone: 'danger' });

/** Dismisses a request, or reopens it. Each action's toast undoes it with the other. */
export const useDismissal = () => {
  const forget = useForgetProviders();
  const reopen = useMutation({
    mutationFn: (id: string) => api.systemProviders.reopenSignUpRequest({ id }),
    onSuccess: () => toast('The request is open again.'),
    onError: refused,
    onSettled: forget,
  });
  const dismiss = useMutation({
    mutationFn: (id: string) => api.systemProviders.dismissSignUpRequest({ id }),
    onSuccess: (_, id) => toast('Request dismissed.', { undo: () => reopen.mutate(id) }),
    onError: refused,
    onSettled: forget,
  });
  return { dismiss, reopen };
};

/** Resends the invitation of a home's owner, or cancels it. */
export const useOwnerInvitation = () => {
  const forget = useForgetProviders();
  const keyFor = useIdempotencyKey();
  const resend = useMutation({
    mutationFn: ({ id, since }: { id: string; since: string | null; email: string }) =>
      api.systemProviders.resendOwnerInvitation({ id }, { context: { idempotencyKey: keyFor({ id, since }) } }),
    onSuccess: (_, { email }) => toast(`A new invitation is on its way to ${email}.`, { tone: 'success' }),
    onError: refused,
    onSettled: forget,
  });
  const cancel = useMutation({
    mutationFn: ({ id }: { id: string }) => api.systemProviders.cancelOwnerInvitation({ id }),
    onSuccess: () => toast('The invitation is canceled. Its link no longer works.'),
    onError: refused,
    onSettled: forget,
  });
  return { resend, cancel };
};
