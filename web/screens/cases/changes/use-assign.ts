import type { CaseRow } from '#shared/contract/cases-views.ts';
import { api } from '#web/session/api.ts';
import { messageOf } from '#web/session/api-problem.ts';
import { toast } from '#web/ui/toast.ts';
import { useMembers } from '../use-members.ts';
import { useChange } from './use-change.ts';

/** What assigning needs of a case. */
export type AssignedCase = Pick<CaseRow, 'id'> & { employeeId?: string | null | undefined };

/** Assigns a case that is still assigned as it was seen to be, to a member of the home or to nobody, and offers the way back. */
export function useAssign() {
  const { nameOf } = useMembers();
  const change = useChange();
  return async function assign(expected: AssignedCase, employeeId: string | null): Promise<void> {
    const from = expected.employeeId ?? null;
    const given = await change(() => api.cases.assignCase({ caseId: expected.id, employeeId, from }));
    const undo = () => void assign(given, from).catch((error) => toast(messageOf(error), { tone: 'danger' }));
    toast(employeeId ? `The case is assigned to ${nameOf(employeeId) ?? 'them'} now.` : 'The case is now unassigned.', {
      undo,
    });
  };
}
