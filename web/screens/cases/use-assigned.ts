import { useCase } from './use-case.ts';
import { useMembers } from './use-members.ts';

/** Whose case it is at the home, in words; null: nobody's. A trade company does not see the home's team, but is told whom to call. */
export function useAssigned(): { name: string | null; phone: string; isPending: boolean } {
  const { row, sight, dashboard } = useCase();
  const { nameOf, isPending } = useMembers();
  if (sight === 'trade')
    return { name: dashboard.assignedTo?.fullName ?? null, phone: dashboard.assignedTo?.phone ?? '', isPending: false };
  if (row.employeeId === undefined) return { name: null, phone: '', isPending: false };
  return { name: nameOf(row.employeeId) ?? '...', phone: '', isPending };
}
