import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { api, query } from '#web/session/index.ts';
import { answersOf, useAnswerSaver } from './use-answer-saver.ts';

/** How the questions of a page of a case are asked for. What is shown is never an hour old: it is asked for anew whenever the page is come to. */
export const questionsQuery = (caseId: string, pages: readonly CaseQuestionPage[]) => ({
  ...query.caseDetails.getCaseQuestions.queryOptions({ input: { caseId, pages: [...pages] } }),
  gcTime: 0,
});

/** Answers that the frame over the page says too. */
const inFrame: ReadonlySet<string> = new Set(['decedentFirstName', 'decedentMiddleName', 'decedentLastName']);

/** The answers of pages of a case, as its staff give them. */
export function useCaseAnswers(caseId: string, pages: readonly CaseQuestionPage[], first: CaseQuestions) {
  const client = useQueryClient();
  const answers = useAnswerSaver(
    {
      kind: 'case-answers',
      caseId,
      place: pages.join('+'),
      send: (changes, seen) => api.caseDetails.updateCaseDetails({ caseId, changes, seen }),
      readAnew: async () =>
        answersOf(await api.caseDetails.getCaseQuestions({ caseId, pages: [...pages], showInAddCaseRHD: false })),
      onSaved: (identifiers) => {
        const refetchType = identifiers.some((each) => inFrame.has(each)) ? 'active' : 'none';
        void client.invalidateQueries({ queryKey: query.cases.key(), refetchType });
      },
    },
    first,
  );
  const { saver } = answers;
  useEffect(() => saver.adopt(answersOf(first), first.progress), [saver, first]);
  return answers;
}
