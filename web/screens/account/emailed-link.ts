import type { UseQueryResult } from '@tanstack/react-query';
import { problemOf } from '../../session/index.ts';

/** What an emailed link leads to, as far as it is known. */
export type EmailedLink<View> =
  | { state: 'checking' }
  | { state: 'found'; view: View }
  | { state: 'failed'; retry: () => void; isRetrying: boolean };

/** A link is checked once a visit: a later result that differs would remove the form while someone is typing. */
export const loadOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false };

/** Reads the check of a link. `noLink` is the result for something that isn't even a token, such as an address copied in part. */
export const emailedLink = <View>(check: UseQueryResult<View>, noLink: View): EmailedLink<View> => {
  if (check.data) return { state: 'found', view: check.data };
  if (!check.error) return { state: 'checking' };
  if (problemOf(check.error)?.code === 'invalid_input') return { state: 'found', view: noLink };
  return { state: 'failed', retry: () => void check.refetch(), isRetrying: check.isFetching };
};
