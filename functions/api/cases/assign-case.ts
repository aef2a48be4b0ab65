import { caseFor } from '#functions/cases/access/case-access.ts';
import { assigneeOf, assignTo } from '#functions/cases/changing/assign-to.ts';
import { os } from './implementer.ts';

export const assignCase = os.assignCase.handler(async ({ input, context }) => {
  const { caseId, employeeId, from } = input;
  const { record } = await caseFor(context, caseId);
  return assignTo(context, record, await assigneeOf(context, record.providerLocationId, employeeId), from);
});
