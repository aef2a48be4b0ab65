import { myCaseOf } from '#functions/cases/my-case.ts';
import { saveAnswers } from '#functions/cases/save-answers.ts';
import { os } from './implementer.ts';

export const saveMyAnswers = os.saveMyAnswers.handler(async ({ input: { caseId, ...save }, context }) =>
  saveAnswers(context, await myCaseOf(context, caseId), save),
);
