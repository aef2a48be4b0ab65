import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import type { Answers } from '#shared/questions/asked-question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { keptIn } from '#web/parts/kept.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { AnswerSaver, type AnswerSaverOptions, type KeptAnswers } from '#web/screens/cases/details/answer-saver.ts';
import { problemOf } from '#web/session/api-problem.ts';
import { query } from '#web/session/index.ts';
import { useSession } from '#web/session/use-session.ts';

export const answersOf = ({ groups }: Pick<CaseQuestions, 'groups'>): Answers =>
  Object.fromEntries(
    groups.flatMap(({ questions }) =>
      questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])),
    ),
  );

const isKept = (kept: unknown): kept is KeptAnswers =>
  typeof kept === 'object' && kept !== null && 'typed' in kept && typeof kept.typed === 'object' && 'seen' in kept;

/** Where answers are given, how they are saved, and how they are read anew once somebody else was first. */
export type AnswersPlace = Pick<AnswerSaverOptions, 'send' | 'readAnew'> & {
  caseId: string;
  /** The page, or the display service: what is not saved is kept under it. */
  place: string;
};

/** A family's answers of one place of its case, saved as they are given; what is not saved outlasts a reload. */
export function useMyAnswers({ caseId, place, send, readAnew }: AnswersPlace, first: CaseQuestions) {
  const client = useQueryClient();
  const { user } = useSession();
  const personId = user?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for as long as the place stands, which begins with what was loaded first
  const saver = useMemo(() => {
    const kept = keptIn('tab', `yarrow:my-answers:${personId}:${caseId}:${place}`);
    const before = kept.read();
    const questions = new Map(first.groups.flatMap((group) => group.questions).map((each) => [each.identifier, each]));
    const changed = (refetchType: 'none' | 'active') =>
      void client.invalidateQueries({ queryKey: query.myCases.getMyCase.key(), refetchType });
    return new AnswerSaver({
      saved: answersOf(first),
      progress: first.progress,
      kept: isKept(before) ? before : null,
      send: async (changes, seen) => {
        try {
          return await send(changes, seen);
        } catch (error) {
          // The home took the case from them while it lay open: the case is asked for anew, and says so.
          if (problemOf(error)?.code === 'not_found') changed('active');
          throw error;
        }
      },
      readAnew,
      faultOf: (identifier, value) => {
        const question = questions.get(identifier);
        return question && checkAnswer(question, value, { people: first.people });
      },
      keep: kept.write,
      onSaved: () => changed('none'),
    });
  }, [caseId, place, personId]);
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
