import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { Answers } from '#shared/questions/asked-question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { keptIn } from '#web/parts/kept.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { api, query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';
import { AnswerSaver, type KeptAnswers } from './answer-saver.ts';

/** How the questions of a page of a case are asked for. What is shown is never an hour old: it is asked for anew whenever the page is come to. */
export const questionsQuery = (caseId: string, pages: readonly CaseQuestionPage[]) => ({
  ...query.caseDetails.getCaseQuestions.queryOptions({ input: { caseId, pages: [...pages] } }),
  gcTime: 0,
});

export const answersOf = ({ groups }: CaseQuestions): Answers =>
  Object.fromEntries(
    groups.flatMap(({ questions }) =>
      questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])),
    ),
  );

/** Answers that the frame over the page says too. */
const inFrame: ReadonlySet<string> = new Set(['decedentFirstName', 'decedentMiddleName', 'decedentLastName']);

const isKept = (kept: unknown): kept is KeptAnswers =>
  typeof kept === 'object' && kept !== null && 'typed' in kept && typeof kept.typed === 'object' && 'seen' in kept;

/** The answers of a page of a case, saved as they are given; what is not saved outlasts a reload. */
export function useCaseAnswers(caseId: string, pages: readonly CaseQuestionPage[], first: CaseQuestions) {
  const client = useQueryClient();
  const { user } = useSession();
  const personId = user?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for as long as the page stands, which begins with what was loaded first
  const saver = useMemo(() => {
    const kept = keptIn('tab', `yarrow:case-answers:${personId}:${caseId}:${pages.join('+')}`);
    const before = kept.read();
    const questions = new Map(first.groups.flatMap((group) => group.questions).map((each) => [each.identifier, each]));
    return new AnswerSaver({
      saved: answersOf(first),
      progress: first.progress,
      kept: isKept(before) ? before : null,
      send: (changes, seen) => api.caseDetails.updateCaseDetails({ caseId, changes, seen }),
      readAnew: async () =>
        answersOf(await api.caseDetails.getCaseQuestions({ caseId, pages: [...pages], showInAddCaseRHD: false })),
      faultOf: (identifier, value) => {
        const question = questions.get(identifier);
        return question && checkAnswer(question, value, { people: first.people });
      },
      keep: kept.write,
      onSaved: (identifiers) => {
        const refetchType = identifiers.some((each) => inFrame.has(each)) ? 'active' : 'none';
        void client.invalidateQueries({ queryKey: query.cases.key(), refetchType });
      },
    });
  }, [caseId, personId]);
  const inSight = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => saver.adopt(answersOf(first), first.progress), [saver, first]);
  useEffect(() => {
    const resend = () => void saver.send();
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [saver]);
  useUnsaved(inSight.conflict !== null || inSight.save.kind === 'failed', { isKept: true });
  return { ...inSight, saver };
}
