import { type ReactNode, useEffect, useId } from 'react';
import type { QuestionView } from '#shared/contract/case-details-views.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import { answerTo } from '#shared/questions/conditional-question.ts';
import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import { oneBoxRenderers } from '#web/questions/one-box.tsx';
import { QuestionField } from '#web/questions/question-field.tsx';
import { questionFieldId } from '#web/questions/question-list.tsx';
import { Card } from '#web/ui/card.tsx';
import type { CallGroup } from './first-call-questions.ts';
import type { FirstCallState } from './use-first-call.ts';

/** Shows one topic of the call in a card. */
export const CallCard = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id} className="@container p-4 sm:p-5">
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {lead && <p className="mt-0.5 text-sm text-muted">{lead}</p>}
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] items-start gap-x-4 gap-y-4 @min-[24rem]:grid-cols-2 [&_[data-question]_:is(label,legend)]:text-sm">
        {children}
      </div>
    </Card>
  );
};

export const WHOLE_LINE = '@min-[24rem]:col-span-2';

/** Kinds whose answer needs the whole width of the card. */
const wide: ReadonlySet<FieldType> = new Set<FieldType>(['address', 'radio-button-list']);

type CallQuestionProps = { question: QuestionView; call: FirstCallState; isAlone: boolean };

/** Forgets what was wrong in a question that no longer shows: its box is empty when it shows again. */
function useForgottenFault(identifier: string, setFault: FirstCallState['setFault']): void {
  useEffect(() => () => setFault(identifier, undefined), [identifier, setFault]);
}

const CallQuestion = ({ question, call, isAlone }: CallQuestionProps) => {
  const { identifier, fieldType } = question;
  const { answers, setAnswers, setFault, answerErrors, values } = call;
  useForgottenFault(identifier, setFault);
  return (
    <div className={isAlone || wide.has(fieldType) ? WHOLE_LINE : ''}>
      <QuestionField
        id={questionFieldId(identifier, 'call')}
        question={question}
        value={answerTo(answers, identifier)}
        onChange={(value) => setAnswers((before) => ({ ...before, [identifier]: value }))}
        onUnfinished={(fault) => setFault(identifier, fault)}
        error={Object.hasOwn(answerErrors, identifier) ? answerErrors[identifier] : undefined}
        timing={values.type}
        renderer={oneBoxRenderers[fieldType]}
      />
    </div>
  );
};

/** Returns the questions of a group that currently show. */
export function shownQuestions(group: CallGroup, { questions, answers, context }: FirstCallState): QuestionView[] {
  const all = questions.groups.flatMap((each) => each.questions);
  const shown = new Set(visibleQuestions(all, answers, context));
  return group.questions.filter((question) => shown.has(question));
}

type GroupQuestionsProps = { questions: readonly QuestionView[]; call: FirstCallState };

export const CallQuestions = ({ questions, call }: GroupQuestionsProps) =>
  questions.map((question) => <CallQuestion key={question.id} {...{ question, call }} isAlone={questions.length === 1} />);

/** Shows a group of questions in a card; nothing if none of them show. */
export const CallGroupCard = ({ group, call }: { group: CallGroup; call: FirstCallState }) => {
  const questions = shownQuestions(group, call);
  if (questions.length === 0) return null;
  return (
    <CallCard title={group.name} lead={group.description}>
      <CallQuestions {...{ questions, call }} />
    </CallCard>
  );
};
