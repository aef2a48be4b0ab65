import { useQuery } from '@tanstack/react-query';
import { query } from '#web/session/index.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Who works at the home and can be given a case, mentioned, looked for. A trade company does not see the home's team. */
export const useMembers = () => {
  const isSeen = useWorkspace().may('team.read');
  const team = useQuery({ ...query.team.getAllEmployees.queryOptions({ input: {} }), enabled: isSeen });
  const members = (team.data?.items ?? []).filter((member) => member.kind === 'staff' && member.status !== 'inactive');
  const names = new Map((team.data?.items ?? []).map(({ id, fullName }) => [id, fullName]));
  return {
    members,
    /** Whether the home's team is named to whoever is signed in. */
    isSeen,
    isPending: team.isPending && isSeen,
    /** Null while the team is on its way; undefined where it is not named to whoever is signed in. */
    nameOf: (employeeId: string): string | null | undefined => {
      if (!isSeen) return undefined;
      return names.get(employeeId) ?? (team.data ? 'someone who has left' : null);
    },
  };
};
