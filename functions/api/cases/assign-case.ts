import { caseFor } from '#functions/cases/access/case-access.ts';
import { about, changeCase, staleCase } from '#functions/cases/changing/change-case.ts';
import { tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { CaseRecord } from '#functions/table/case.ts';
import { wordWrites } from '#functions/table/case-words.ts';
import { readEmployee } from '#functions/table/employee.ts';
import { wordsOf } from '#shared/cases/words-of.ts';
import { os } from './implementer.ts';

const nobodyHere = () =>
  problem('invalid_input', { errors: [{ field: 'employeeId', message: 'Choose someone who works at this home.' }] });

/** Returns whom the case is assigned to. A trade company is assigned in addition to the responsible member, by a separate call. */
async function assignee(context: OperationContext, record: CaseRecord, employeeId: string | null) {
  if (employeeId === null) return null;
  const employee = await readEmployee(context.table, record.providerLocationId, employeeId);
  if (employee?.kind !== 'staff') throw nobodyHere();
  return employee;
}

export const assignCase = os.assignCase.handler(async ({ input, context }) => {
  const { caseId, employeeId, from } = input;
  const { record } = await caseFor(context, caseId);
  if ((record.employeeId ?? null) !== from) throw staleCase('The case was assigned to someone else in the meantime.');
  const employee = await assignee(context, record, employeeId);
  const words = { before: wordsOf(record.staffWords), after: employee ? wordsOf(employee.fullName) : [] };
  return changeCase(context, record, {
    set: { employeeId: employeeId ?? undefined, staffWords: words.after.join(' ') },
    expected: { employeeId: record.employeeId },
    events: [context.event('case.assigned', { ...about(record), employeeId }, record.providerLocationId)],
    writes: [
      ...wordWrites(record.providerLocationId, record, 'staff', words),
      tell(context, caseId, { kind: 'assigned', ...(employee ? { to: employee.id, subject: employee.fullName } : {}) }),
    ],
  });
});
