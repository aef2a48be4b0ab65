import { moveCase } from '#functions/cases/changing/move-case.ts';
import { os } from './implementer.ts';

export const updateCaseStatus = os.updateCaseStatus.handler(async ({ input, context }) => {
  const { caseId, from, value, reason } = input;
  return moveCase(context, caseId, { from, to: value, reason });
});
