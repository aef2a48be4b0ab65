import { viewedCase } from '#functions/cases/access/case-viewer.ts';
import { caseQuestionsFor, firstCallForm } from '#functions/cases/viewing/case-questions.ts';
import { os } from './implementer.ts';

export const getCaseQuestions = os.getCaseQuestions.handler(async ({ input: { caseId, ...which }, context }) =>
  caseId === undefined ? firstCallForm(context, which) : caseQuestionsFor(context, await viewedCase(context, caseId), which),
);
