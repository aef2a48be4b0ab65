import { changeableCase } from '#functions/cases/access/case-viewer.ts';
import { clearedByAnswers } from '#functions/cases/answering/cleared-by-answers.ts';
import { saveAnswers } from '#functions/cases/answering/save-answers.ts';
import { os } from './implementer.ts';

export const updateCaseDetails = os.updateCaseDetails.handler(async ({ input: { caseId, ...save }, context }) =>
  saveAnswers(context, await changeableCase(context, caseId), save, { settle: clearedByAnswers }),
);
