import { useQuery } from '@tanstack/react-query';
import type { InvitationView } from '#shared/contract/public-identity.ts';
import { problemOf, query } from '../../session/index.ts';

export type InvitationCheck =
  | { state: 'checking' }
  | { state: 'found'; invitation: InvitationView }
  | { state: 'failed'; retry: () => void; isRetrying: boolean };

const noLink: InvitationView = {
  isValid: false,
  state: 'expired',
  email: null,
  firstName: null,
  lastName: null,
  locationName: null,
  hasAccount: false,
};

/** Asks what a mailed invitation leads to, before anything is typed. It is asked once a visit. */
export const useInvitation = (token: string): InvitationCheck => {
  const check = useQuery({
    ...query.publicIdentity.validateInvitation.queryOptions({ input: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  if (check.data) return { state: 'found', invitation: check.data };
  if (!check.error) return { state: 'checking' };
  // A token that is not even one is an address copied in part.
  if (problemOf(check.error)?.code === 'invalid_input') return { state: 'found', invitation: noLink };
  return { state: 'failed', retry: () => void check.refetch(), isRetrying: check.isFetching };
};
