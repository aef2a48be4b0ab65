import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { raise } from '#functions/table/outbox.ts';
import type { Write } from '#functions/table/table.ts';
import type { StaffMember } from '#shared/model/employee.ts';

/**
 * Returns the event that a member's name changed. Their cases are found by it; that follows in steps (`functions/cases/changing/follow-member-name.ts`).
 */
export function nameChange(
  { event }: Pick<OperationContext, 'event'>,
  before: Pick<StaffMember, 'fullName'>,
  { providerLocationId, id, fullName }: StaffMember,
): Write[] {
  if (before.fullName === fullName) return [];
  const renamed = { locationId: providerLocationId, employeeId: id, after: null };
  return [raise(event('member.renamed', renamed, providerLocationId))];
}
