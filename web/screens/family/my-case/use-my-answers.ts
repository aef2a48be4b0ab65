import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Answers } from '#shared/questions/asked-question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { keptIn } from '#web/parts/kept.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { AnswerSaver, type KeptAnswers } from '#web/screens/cases/details/answer-saver.ts';
import { api, query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';

export const myQuestionsQuery = (caseId: string, page: CaseQuestionPage) => ({
  ...query.myCases.getMyCaseQuestions.queryOptions({ input: { caseId, pages: [page] } }),
  gcTime: 0,
});

const answersOf = ({ groups }: CaseQuestions): Answers =>
  Object.fromEntries(
    groups.flatMap(({ questions }) =>
      questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])),
    ),
  );

const isKept = (kept: unknown): kept is KeptAnswers =>
  typeof kept === 'object' && kept !== null && 'typed' in kept && typeof kept.typed === 'object' && 'seen' in kept;

/** A family's answers of one page of its case, saved as they are given; what is not saved outlasts a reload. */
export function useMyAnswers(caseId: string, page: CaseQuestionPage, first: CaseQuestions) {
  const client = useQueryClient();
  const { user } = useSession();
  const personId = user?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for as long as the page stands, which begins with what was loaded first
  const saver = useMemo(() => {
    const kept = keptIn('tab', `yarrow:my-answers:${personId}:${caseId}:${page}`);
    const before = kept.read();
    const questions = new Map(first.groups.flatMap((group) => group.questions).map((each) => [each.identifier, each]));
    return new AnswerSaver({
      saved: answersOf(first),
      progress: first.progress,
      kept: isKept(before) ? before : null,
      send: (changes, seen) => api.myCases.saveMyAnswers({ caseId, changes, seen }),
      readAnew: async () => answersOf(await api.myCases.getMyCaseQuestions({ caseId, pages: [page] })),
      faultOf: (identifier, value) => {
        const question = questions.get(identifier);
        return question && checkAnswer(question, value, { people: first.people });
      },
      keep: kept.write,
      onSaved: () => void client.invalidateQueries({ queryKey: query.myCases.getMyCase.key(), refetchType: 'none' }),
    });
  }, [caseId, page, personId]);
  const inSight = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    const resend = () => void saver.send();
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [saver]);
  useUnsaved(inSight.conflict !== null || inSight.save.kind === 'failed', { isKept: true });
  return { ...inSight, saver };
}
