import { useQueryClient } from '@tanstack/react-query';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import { type AnswerSaving, useAnswerSaver } from '#web/screens/cases/details/use-answer-saver.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/index.ts';

/** Where answers are given, how they are saved, and how they are reloaded if someone else was first. */
export type AnswersPlace = Omit<AnswerSaving, 'kind' | 'onSaved'>;

/** Runs a family's answers in one place of its case. */
export function useMyAnswers({ send, ...place }: AnswersPlace, first: CaseQuestions) {
  const client = useQueryClient();
  const changed = (refetchType: 'none' | 'active') =>
    void client.invalidateQueries({ queryKey: query.myCases.getMyCase.key(), refetchType });
  return useAnswerSaver(
    {
      ...place,
      kind: 'my-answers',
      send: async (changes, expected) => {
        try {
          return await send(changes, expected);
        } catch (error) {
          // The home took the case from them while it was open: the reload says so.
          if (problemOf(error)?.code === 'not_found') changed('active');
          throw error;
        }
      },
      onSaved: () => changed('none'),
    },
    first,
  );
}
