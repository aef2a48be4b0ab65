import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProviderUser } from '#shared/contract/system-homes.ts';
import type { HomeSearch } from '#shared/contract/system-providers.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { useIdempotencyKey } from '#web/session/idempotency-key.ts';
import { query } from '#web/session/query.ts';
import { toast } from '#web/ui/toast.ts';

const paged = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
  // The last results stay until the new ones are loaded, so that a row doesn't move while it is being pressed.
  placeholderData: keepPreviousData,
};

/** Loads members of every home, or those that the filter lets through, page by page. */
export const useProviderUsers = (filter: { locationId: string | undefined; email: string | undefined }) =>
  useInfiniteQuery(
    query.systemHomes.getProviderUsers.infiniteOptions({
      input: (cursor: string | undefined) => ({ ...filter, cursor }),
      ...paged,
    }),
  );

/** Loads every home with what its page shows, page by page. */
export const useSystemLocations = ({ words, by }: { words: string; by: HomeSearch }) =>
  useInfiniteQuery(
    query.systemHomes.getSystemLocations.infiniteOptions({
      input: (cursor: string | undefined) => ({ query: words || undefined, by, cursor }),
      ...paged,
    }),
  );

/** Loads what administrators did to a home. */
export const useLocationLog = (id: string) =>
  useQuery({ ...query.systemHomes.getLocationLog.queryOptions({ input: { id } }), staleTime: 0 });

/** Reloads everything about homes. */
export const useForgetHomes = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.systemHomes.key() });
};

const refused = (error: unknown) => toast(messageOf(error), { tone: 'danger' });

/** Resends the invitation of a member, or cancels it. */
export const useMemberInvitation = () => {
  const onSettled = useForgetHomes();
  const keyFor = useIdempotencyKey();
  const resend = useMutation({
    mutationFn: ({ id, locationId, invitedUntil }: ProviderUser) =>
      api.systemHomes.resendUserInvitation({ id, locationId }, { context: { idempotencyKey: keyFor({ id, invitedUntil }) } }),
    onSuccess: (_, { email }) => toast(`A new invitation is on its way to ${email}.`, { tone: 'success' }),
    onError: refused,
    onSettled,
  });
  const cancel = useMutation({
    mutationFn: ({ id, locationId, invitedUntil }: ProviderUser) =>
      api.systemHomes.cancelUserInvitation(
        { id, locationId },
        { context: { idempotencyKey: keyFor({ id, invitedUntil, is: 'canceled' }) } },
      ),
    onSuccess: () => toast('The invitation is canceled. Its link no longer works.'),
    onError: refused,
    onSettled,
  });
  return { resend, cancel };
};
