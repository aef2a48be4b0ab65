import { changeableCaseOf } from '#functions/cases/access/my-case.ts';
import { saveAnswers } from '#functions/cases/answering/save-answers.ts';
import { os } from './implementer.ts';

export const saveMyAnswers = os.saveMyAnswers.handler(async ({ input: { caseId, ...save }, context }) =>
  saveAnswers(context, await changeableCaseOf(context, caseId), save),
);
