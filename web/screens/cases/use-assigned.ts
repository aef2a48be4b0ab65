import { useCase } from './use-case.ts';
import { useMembers } from './use-members.ts';

/**
 * Returns who the case is assigned to at the home; null means nobody. People who can't see the home's team still learn whom to call. A case of nobody's that
 * a trade company reads is assigned to that company.
 */
export function useAssigned(): { name: string | null; phone: string; isPending: boolean } {
  const { row, dashboard, sight } = useCase();
  const { nameOf, isPending, isSeen } = useMembers();
  if (!isSeen)
    return {
      name: dashboard.assignedTo?.fullName ?? (sight === 'trade' ? 'you' : null),
      phone: dashboard.assignedTo?.phone ?? '',
      isPending: false,
    };
  if (row.employeeId === undefined) return { name: null, phone: '', isPending: false };
  return { name: nameOf(row.employeeId) ?? '...', phone: '', isPending };
}
