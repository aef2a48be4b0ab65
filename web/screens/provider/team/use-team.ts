import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { api, messageOf, newIdempotencyKey, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';

/** Loads the team of the open home. */
export const useTeam = () => useQuery(query.team.getAllEmployees.queryOptions({ input: {} }));

/** Reloads everything about the team after a change. */
export const useTeamChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.team.key() });
};

/** Sends an invitation, or a new one in its place. */
export const useInvite = () => {
  const changed = useTeamChanged();
  return useMutation({
    mutationFn: ({ id, email, phone }: TeamMemberRow) =>
      api.team.inviteEmployee({ id, email, phone }, { context: { idempotencyKey: newIdempotencyKey() } }),
    onSuccess: ({ email }) => toast(`The invitation is on its way to ${email}.`, { tone: 'success' }),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
};

/** Cancels an invitation. */
export const useCancelInvite = () => {
  const changed = useTeamChanged();
  return useMutation({
    mutationFn: ({ id }: TeamMemberRow) => api.team.cancelEmployeeInvite({ id }),
    onSuccess: ({ fullName }) => toast(`The invitation to ${fullName} is cancelled. Its link no longer works.`),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
};
