import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import type { Case } from '#shared/model/case.ts';
import type { StaffMember } from '#shared/model/employee.ts';
import { canHaveCases } from '#shared/team/assignable.ts';
import { about, changeCase, staleCase } from './change-case.ts';
import { tell } from './timeline-of.ts';

/** Returns whom cases are assigned to. A trade company is assigned beside the member who is responsible, by a call of its own. */
export async function assigneeOf(
  context: OperationContext,
  locationId: string,
  employeeId: string | null,
): Promise<StaffMember | null> {
  if (employeeId === null) return null;
  const employee = await readEmployee(context.table, locationId, employeeId);
  if (employee && canHaveCases(employee)) return employee;
  throw problem('invalid_input', {
    errors: [{ field: 'employeeId', message: 'Choose someone who can work on cases at this home.' }],
  });
}

/** Assigns a case that is still assigned as it was seen to be (`from`); 409 `stale` if it isn't. */
export function assignTo(
  context: OperationContext,
  record: CaseRecord,
  employee: StaffMember | null,
  from: string | null,
): Promise<Case> {
  if ((record.employeeId ?? null) !== from) throw staleCase('The case was assigned to someone else in the meantime.');
  const words = { before: wordsOf(record.staffWords), after: employee ? wordsOf(employee.fullName) : [] };
  const employeeId = employee?.id ?? null;
  return changeCase(context, record, {
    set: { employeeId: employeeId ?? undefined, staffWords: words.after.join(' ') },
    expected: { employeeId: record.employeeId },
    events: [context.event('case.assigned', { ...about(record), employeeId }, record.providerLocationId)],
    writes: [
      ...wordWrites(record.providerLocationId, record, 'staff', words),
      tell(context, record.id, { kind: 'assigned', ...(employee ? { to: employee.id, subject: employee.fullName } : {}) }),
    ],
  });
}
