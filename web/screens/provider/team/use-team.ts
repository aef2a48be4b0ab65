import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeamMemberRow } from '#shared/contract/team.ts';
import { api, messageOf, newIdempotencyKey, query } from '#web/session/index.ts';
import { toast } from '#web/ui/toast.ts';

/** Everybody of the home in sight. */
export const useTeam = () => useQuery(query.team.getAllEmployees.queryOptions({ input: {} }));

/** Asks anew for everything of the team, once something of it has changed. */
export const useTeamChanged = () => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: query.team.key() });
};

/** Sends an invitation, or another in its place. */
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

/** Takes an invitation back. */
export const useCancelInvite = () => {
  const changed = useTeamChanged();
  return useMutation({
    mutationFn: ({ id }: TeamMemberRow) => api.team.cancelEmployeeInvite({ id }),
    onSuccess: ({ fullName }) => toast(`The invitation to ${fullName} is cancelled. Its link no longer works.`),
    onError: (error) => toast(messageOf(error), { tone: 'danger' }),
    onSettled: changed,
  });
};
