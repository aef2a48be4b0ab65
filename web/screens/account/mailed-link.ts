import type { UseQueryResult } from '@tanstack/react-query';
import { problemOf } from '../../session/index.ts';

/** What a mailed link leads to, as far as it is known. */
export type MailedLink<View> =
  | { state: 'checking' }
  | { state: 'found'; view: View }
  | { state: 'failed'; retry: () => void; isRetrying: boolean };

/** A link is asked about once a visit: an answer that changed under the hand of somebody who types would take the form away. */
export const loadOnce = { staleTime: Number.POSITIVE_INFINITY, gcTime: 0, refetchOnReconnect: false };

/** Reads the check of a link. `noLink` is what a token leads to that is not even one: an address copied in part. */
export const mailedLink = <View>(check: UseQueryResult<View>, noLink: View): MailedLink<View> => {
  if (check.data) return { state: 'found', view: check.data };
  if (!check.error) return { state: 'checking' };
  if (problemOf(check.error)?.code === 'invalid_input') return { state: 'found', view: noLink };
  return { state: 'failed', retry: () => void check.refetch(), isRetrying: check.isFetching };
};
