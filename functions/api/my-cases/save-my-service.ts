import { myCaseOf } from '#functions/cases/my-case.ts';
import { saveMyServiceAnswers } from '#functions/cases/my-service.ts';
import { os } from './implementer.ts';

export const saveMyService = os.saveMyService.handler(async ({ input: { caseId, ...save }, context }) =>
  saveMyServiceAnswers(context, await myCaseOf(context, caseId), save),
);
