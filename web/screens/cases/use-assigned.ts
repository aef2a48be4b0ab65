import { useCaseFrame, useCaseIfAny } from './use-case.ts';
import { useMembers } from './use-members.ts';

/**
 * Returns who the case is assigned to at the home; null means nobody. People who can't see the home's team still learn whom to call. A case of nobody's that
 * a trade company reads is assigned to that company.
 */
export function useAssigned(): { name: string | null; phone: string; isPending: boolean } {
  const { row, sight } = useCaseFrame();
  const openCase = useCaseIfAny();
  const assignedTo = openCase?.dashboard.assignedTo;
  const { nameOf, isPending, isSeen } = useMembers();
  if (!isSeen)
    return {
      name: assignedTo?.fullName ?? (sight === 'trade' ? 'you' : null),
      phone: assignedTo?.phone ?? '',
      isPending: openCase === null,
    };
  if (row.employeeId === undefined) return { name: null, phone: '', isPending: false };
  return { name: nameOf(row.employeeId) ?? '...', phone: '', isPending };
}
