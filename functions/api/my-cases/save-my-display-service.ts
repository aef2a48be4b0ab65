import { changeableCaseOf } from '#functions/cases/access/my-case.ts';
import { saveMyDisplayServiceAnswers } from '#functions/cases/answering/my-display-service.ts';
import { os } from './implementer.ts';

export const saveMyDisplayService = os.saveMyDisplayService.handler(async ({ input: { caseId, ...save }, context }) =>
  saveMyDisplayServiceAnswers(context, await changeableCaseOf(context, caseId), save),
);
