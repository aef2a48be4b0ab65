import { useQuery } from '@tanstack/react-query';
import { mayBeNamed, namedFor } from '#shared/access/named-member.ts';
import { canHaveCases } from '#shared/team/assignable.ts';
import { query } from '#web/session/index.ts';
import { useWorkspace } from '#web/workspace/use-workspace.ts';

/** Lists who works at the home and can be assigned, mentioned, or searched for. A trade company doesn't see the home's team. */
export const useMembers = () => {
  const isSeen = useWorkspace().may('team.read');
  const team = useQuery({ ...query.team.getAllEmployees.queryOptions({ input: {} }), enabled: isSeen });
  const everyone = team.data?.items ?? [];
  const members = everyone.filter((member) => member.kind === 'staff' && member.status !== 'inactive');
  const names = new Map(everyone.map(({ id, fullName }) => [id, fullName]));
  return {
    /** Everyone, trade companies and people who have left included. */
    everyone,
    /** Who works at the home now. */
    members,
    /** Those who may be named as someone who wrote down a personal effect, moved it, or was there. */
    namedInEffects: members.filter((member) => mayBeNamed(member, namedFor.effects)),
    /** Those who have an account, and whom a mention therefore reaches. */
    mentionable: members.filter(({ status }) => status === 'active'),
    /** Those of them whom a case can be assigned to. */
    assignable: everyone.filter(canHaveCases),
    /** Whether the viewer may see the home's team. */
    isSeen,
    isPending: team.isPending && isSeen,
    /** Returns a member's name; null while the team loads, undefined if the viewer may not see it. */
    nameOf: (employeeId: string): string | null | undefined => {
      if (!isSeen) return undefined;
      return names.get(employeeId) ?? (team.data ? 'someone who has left' : null);
    },
  };
};
