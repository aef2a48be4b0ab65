import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CaseQuestions } from '#shared/contract/case-details-views.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { browserStorage } from '#web/browser-storage.ts';
import { useUnsaved } from '#web/routing/unsaved.ts';
import { useSession } from '#web/session/use-session.ts';
import { AnswerSaver, type AnswerSaverOptions, type UnsavedAnswers } from './answer-saver.ts';

/** Returns the answers that came with questions, by identifier. */
export const answersOf = ({ groups }: Pick<CaseQuestions, 'groups'>): Answers =>
  Object.fromEntries(
    groups.flatMap(({ questions }) =>
      questions.flatMap(({ identifier, value }) => (value === undefined ? [] : [[identifier, value]])),
    ),
  );

const isUnsavedAnswers = (stored: unknown): stored is UnsavedAnswers =>
  typeof stored === 'object' && stored !== null && 'typed' in stored && typeof stored.typed === 'object' && 'expected' in stored;

export type AnswerSaving = Pick<AnswerSaverOptions, 'send' | 'fetchLatest' | 'onSaved'> & {
  /** Whose answers: staff of a home and a family keep theirs separate, even at one computer. */
  kind: 'case-answers' | 'my-answers';
  caseId: string;
  /** The pages or the display service, under which unsaved answers are stored. */
  place: string;
};

/** Saves the answers of one place in a case along the way, and sends them again once the network is back. Unsaved ones survive a reload. */
export function useAnswerSaver({ kind, caseId, place, ...calls }: AnswerSaving, first: CaseQuestions) {
  const { user } = useSession();
  const personId = user?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: one saver for each place, which begins with what was loaded first
  const saver = useMemo(() => {
    const storage = browserStorage('tab', `yarrow:${kind}:${personId}:${caseId}:${place}`);
    const before = storage.read();
    const questions = new Map(first.groups.flatMap((group) => group.questions).map((each) => [each.identifier, each]));
    return new AnswerSaver({
      ...calls,
      saved: answersOf(first),
      progress: first.progress,
      unsaved: isUnsavedAnswers(before) ? before : null,
      faultOf: (identifier, value) => {
        const question = questions.get(identifier);
        return question && checkAnswer(question, value, { people: first.people });
      },
      keep: storage.write,
    });
  }, [kind, caseId, place, personId]);
  const view = useSyncExternalStore(saver.subscribe, saver.get);
  useEffect(() => {
    const resend = () => void saver.send();
    resend();
    window.addEventListener('online', resend);
    return () => window.removeEventListener('online', resend);
  }, [saver]);
  useUnsaved(view.conflict !== null || view.save.kind === 'failed', { isKept: true });
  return { ...view, saver };
}
