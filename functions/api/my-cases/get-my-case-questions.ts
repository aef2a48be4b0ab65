import { myCaseOf } from '#functions/cases/access/my-case.ts';
import { caseQuestionsFor } from '#functions/cases/viewing/case-questions.ts';
import { os } from './implementer.ts';

export const getMyCaseQuestions = os.getMyCaseQuestions.handler(async ({ input: { caseId, pages }, context }) =>
  caseQuestionsFor(context, await myCaseOf(context, caseId), { pages, showInAddCaseRHD: false }),
);
