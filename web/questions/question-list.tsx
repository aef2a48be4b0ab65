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
  /** Reports one answer; null takes it back. The caller keeps the answers to hidden questions, as `keptAnswers` does. */
  onChange: (identifier: string, value: Answer) => void;
  timing?: Timing | undefined;
  /** Errors from outside by identifier, such as 'Required' after an attempt to go on. */
  errors?: Readonly<Record<string, string | undefined>>;
  /** Two lists on one page may ask the same question: this tells their fields apart. */
  idPrefix?: string;
  isDisabled?: boolean;
};

/** Returns the id of a question's field, for error summaries. */
export const questionFieldId = (identifier: string, idPrefix = 'question'): string => `${idPrefix}-${identifier}`;

/** Shows questions one below the other. Answers decide which of them show, and new ones are announced. */
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

/** Announces questions that an answer added, but not the first ones. */
export const Reveals = ({ questions, timing }: { questions: readonly ConditionalQuestion[]; timing: Timing | undefined }) => {
  const before = useRef(questions);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const words = revealWords(before.current, questions, (question) => wordingOf(question, timing));
    before.current = questions;
    if (words) setAnnouncement(words);
  }, [questions, timing]);
  return (
    <p role="status" className="sr-only">
      {announcement}
    </p>
  );
};
