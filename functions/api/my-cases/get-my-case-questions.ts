import { caseQuestionsFor } from '#functions/cases/case-questions.ts';
import { myCaseOf } from '#functions/cases/my-case.ts';
import { os } from './implementer.ts';

export const getMyCaseQuestions = os.getMyCaseQuestions.handler(async ({ input: { caseId, pages }, context }) =>
  caseQuestionsFor(context, await myCaseOf(context, caseId), { pages, showInAddCaseRHD: false }),
);
