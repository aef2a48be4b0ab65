import { useEffect, useMemo, useRef, useState } from 'react';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { Answers, ConditionalQuestion } from '#shared/questions/conditional-question.ts';
import { answerTo } from '#shared/questions/conditional-question.ts';
import { type VisibilityContext, visibleQuestions } from '#shared/questions/visible-questions.ts';
import { wordingOf } from '#shared/questions/wording.ts';
import { QuestionField } from './question-field.tsx';
import { revealWords } from './reveal-words.ts';

export type QuestionListProps = VisibilityContext & {
  questions: readonly ConditionalQuestion[];
  answers: Answers;
  /** One answer; null where it was taken back. Answers to questions that hide stay with the caller, who keeps what `keptAnswers` keeps. */
  onChange: (identifier: string, value: Answer) => void;
  timing?: Timing | undefined;
  /** Errors from outside by identifier, such as 'Required' after a try to go on. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Two lists of one page may ask the same question: tells their fields apart. */
  idPrefix?: string;
  isDisabled?: boolean;
};

/** The id of a question's field, for error summaries. */
export const questionFieldId = (identifier: string, idPrefix = 'question'): string => `${idPrefix}-${identifier}`;

/** Questions one below the other; which of them show follows the answers, and a screen reader hears of those that come. */
export const QuestionList = (props: QuestionListProps) => {
  const { questions, answers, onChange, timing, errors, idPrefix, isDisabled, facts, lists, onFault } = props;
  const visible = useMemo(
    () => visibleQuestions(questions, answers, { ...(facts && { facts }), ...(lists && { lists }), ...(onFault && { onFault }) }),
    [questions, answers, facts, lists, onFault],
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {visible.map((question) => (
        <QuestionField
          key={question.id}
          id={questionFieldId(question.identifier, idPrefix)}
          question={question}
          value={answerTo(answers, question.identifier)}
          onChange={(value) => onChange(question.identifier, value)}
          error={errors && Object.hasOwn(errors, question.identifier) ? errors[question.identifier] : undefined}
          {...{ timing, lists, isDisabled }}
        />
      ))}
      <Reveals questions={visible} timing={timing} />
    </div>
  );
};

/** Says which questions came, after an answer let them. The first ones are simply there. */
export const Reveals = ({ questions, timing }: { questions: readonly ConditionalQuestion[]; timing: Timing | undefined }) => {
  const before = useRef(questions);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const words = revealWords(before.current, questions, (question) => wordingOf(question, timing));
    before.current = questions;
    if (words) setSaid(words);
  }, [questions, timing]);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
};
