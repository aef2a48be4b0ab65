import { useCase } from './use-case.ts';
import { useMembers } from './use-members.ts';

/** Returns who the case is assigned to at the home; null means nobody. People who can't see the home's team still learn whom to call. */
export function useAssigned(): { name: string | null; phone: string; isPending: boolean } {
  const { row, dashboard } = useCase();
  const { nameOf, isPending, isSeen } = useMembers();
  if (!isSeen)
    return { name: dashboard.assignedTo?.fullName ?? null, phone: dashboard.assignedTo?.phone ?? '', isPending: false };
  if (row.employeeId === undefined) return { name: null, phone: '', isPending: false };
  return { name: nameOf(row.employeeId) ?? '...', phone: '', isPending };
}
