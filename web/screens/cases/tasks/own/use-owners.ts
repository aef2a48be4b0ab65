import { useQuery } from '@tanstack/react-query';
import { canHaveTasks } from '#shared/team/assignable.ts';
import { query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import type { Choice } from '#web/ui/select.tsx';
import { useMembers } from '../../use-members.ts';

/**
 * Returns whom a task can be given to: members of the home who may complete tasks, and trade companies, in a case only those that work on it. `selfId` is
 * the signed-in person if they are one of them.
 */
export function useOwners(caseId: string | undefined): { options: readonly Choice[]; selfId: string; isPending: boolean } {
  const { everyone, isPending } = useMembers();
  const { user } = useSession();
  const trades = useQuery({
    ...query.caseContacts.getCaseTrades.queryOptions({ input: { caseId: caseId ?? '' } }),
    enabled: caseId !== undefined,
  });
  const working = new Set(trades.data?.items.flatMap(({ employeeId, isAssigned }) => (isAssigned ? [employeeId] : [])));
  const owners = everyone.filter(
    (member) => canHaveTasks(member) && (member.kind === 'staff' || caseId === undefined || working.has(member.id)),
  );
  const self = owners.find(({ appUserId }) => appUserId !== undefined && appUserId === user?.id);
  const options = owners.map(({ id, fullName }) => ({ value: id, label: fullName }));
  return { options, selfId: self?.id ?? '', isPending };
}
