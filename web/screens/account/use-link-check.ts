import { useQuery } from '@tanstack/react-query';
import type { TokenPurpose } from '#shared/contract/public-identity.ts';
import { problemOf, query } from '../../session/index.ts';

export type LinkCheck =
  | { state: 'checking' }
  | { state: 'valid'; email: string }
  | { state: 'expired' }
  | { state: 'failed'; retry: () => void; isRetrying: boolean };

/** Asks whether the token of a mailed link can still be used, and for whom, before anything is typed. It is asked once a visit. */
export const useLinkCheck = (token: string, purpose: TokenPurpose): LinkCheck => {
  const check = useQuery({
    ...query.publicIdentity.validatePasswordResetToken.queryOptions({ input: { token, purpose } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (check.data) return check.data.isValid ? { state: 'valid', email: check.data.email ?? '' } : { state: 'expired' };
  if (!check.error) return { state: 'checking' };
  // A token that is not even one is an address copied in part.
  if (problemOf(check.error)?.code === 'invalid_input') return { state: 'expired' };
  return { state: 'failed', retry: () => void check.refetch(), isRetrying: check.isFetching };
};
