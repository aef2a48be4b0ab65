import type { CaseQuestions, QuestionView } from '#shared/contract/case-details-views.ts';
import { type Answers, answerTo } from '#shared/questions/conditional-question.ts';
import { friendlyAnswer } from '#shared/questions/friendly-answer.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { StaleChoice } from '#web/parts/stale-choice.tsx';
import type { AnswerConflict as Conflict } from './answer-saver.ts';

type AnswerConflictProps = {
  conflict: Conflict;
  questions: readonly QuestionView[];
  loaded: CaseQuestions;
  onKeepMine: () => Promise<void>;
  onTakeSaved: () => void;
};

/** Shows answers that two people gave differently, side by side, until the person has chosen. */
export const AnswerConflict = ({ conflict, questions, loaded, ...choose }: AnswerConflictProps) => {
  const { timing, people, timeZone } = loaded;
  const differences = conflict.fields.flatMap((field) => {
    const question = questions.find(({ identifier }) => identifier === field);
    if (!question) return [];
    const words = (answers: Answers) =>
      friendlyAnswer({ ...question, isOptional: true }, answerTo(answers, field), { lists: { people }, timeZone });
    return [{ label: wordingOf(question, timing), mine: words(conflict.mine), theirs: words(conflict.saved) }];
  });
  const title = differences.length === 1 ? 'Someone else answered this too' : 'Someone else answered these too';
  return <StaleChoice level={2} conflict={conflict} title={title} differences={differences} {...choose} />;
};
