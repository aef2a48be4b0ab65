import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { QuestionGroupView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { type VisibilityContext, visibleQuestions } from '#shared/questions/visible-questions.ts';
import { FormFailure } from '#web/parts/form-failure.tsx';
import { QuestionList } from '#web/questions/question-list.tsx';
import { query } from '#web/session/index.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { SkeletonText } from '#web/ui/states.tsx';

/** What the form asks in its own fields. */
const inTheForm: ReadonlySet<string> = new Set([
  'decedentFirstName',
  'decedentMiddleName',
  'decedentLastName',
  'dateOfDeath',
  'callerName',
  'callerPhoneNumber',
  'callerRelationship',
  'callerIsNextOfKin',
]);

/** Returns the questions of the first-call form that aren't among the form's own fields. */
const useFirstCall = () => {
  const questions = useQuery(query.caseDetails.getCaseQuestions.queryOptions({ input: { showInAddCaseRHD: true } }));
  const groups = useMemo(
    () =>
      (questions.data?.groups ?? []).map((group) => ({
        ...group,
        questions: group.questions.filter(({ identifier }) => !inTheForm.has(identifier)),
      })),
    [questions.data],
  );
  return { ...questions, groups };
};

/** Returns the answers that count: those to questions that show. */
const answersThatCount = (
  groups: readonly Pick<QuestionGroupView, 'questions'>[],
  answers: Answers,
  context: VisibilityContext,
): Record<string, Answer> => {
  const visible = visibleQuestions(
    groups.flatMap(({ questions }) => questions),
    answers,
    context,
  );
  return Object.fromEntries(
    visible.flatMap(({ identifier }) => {
      const value = answers[identifier];
      return value === undefined || value === null ? [] : [[identifier, value]];
    }),
  );
};

export type FirstCallQuestionsProps = {
  type: Timing;
  /** What the form's own fields say, for rules that need it. */
  known: Readonly<Record<string, unknown>>;
  answers: Answers;
  onChange: (answers: Answers) => void;
  errors: Readonly<Record<string, string>>;
};

/** Shows the other first-call questions, each part collapsed until it is needed: names alone are enough to open a case. */
export const FirstCallQuestions = ({ type, known, answers, onChange, errors }: FirstCallQuestionsProps) => {
  const { groups, data, isPending, error } = useFirstCall();
  const context = useMemo(
    () => ({
      facts: { ...data?.facts, ...known, timing: type },
      ...(data ? { lists: { people: data.people as NonNullable<VisibilityContext['lists']>['people'] } } : {}),
    }),
    [data, known, type],
  );
  if (isPending) return <SkeletonText lines={4} />;
  if (!data) return <FormFailure error={error} />;
  const visibleGroups = groups.filter(({ questions }) => visibleQuestions(questions, answers, context).length > 0);
  return (
    <div>
      {visibleGroups.map((group) => {
        const count = Object.keys(answersThatCount([group], answers, context)).length;
        return (
          <Disclosure key={group.id} title={group.name} aside={count > 0 && `${count} answered`}>
            <p className="mb-5 text-sm text-muted">{group.description}</p>
            <QuestionList
              questions={group.questions}
              answers={answers}
              onChange={(identifier, value) => onChange({ ...answers, [identifier]: value })}
              timing={type}
              errors={errors}
              idPrefix={group.id}
              {...context}
            />
          </Disclosure>
        );
      })}
    </div>
  );
};

/** Returns the answers to send: those to questions that show. */
export const useAnswersToSend = () => {
  const { groups, data } = useFirstCall();
  return (type: Timing, known: Readonly<Record<string, unknown>>, answers: Answers) =>
    answersThatCount(groups, answers, { facts: { ...data?.facts, ...known, timing: type } });
};
