import { caseQuestionsFor, firstCallForm } from '#functions/cases/case-questions.ts';
import { viewedCase } from '#functions/cases/case-viewer.ts';
import { os } from './implementer.ts';

export const getCaseQuestions = os.getCaseQuestions.handler(async ({ input: { caseId, ...which }, context }) =>
  caseId === undefined ? firstCallForm(context, which) : caseQuestionsFor(context, await viewedCase(context, caseId), which),
);
