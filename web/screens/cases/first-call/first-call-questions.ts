import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { CaseQuestions, QuestionGroupView } from '#shared/contract/case-details-views.ts';
import type { Answer } from '#shared/model/answer.ts';
import type { Timing } from '#shared/model/enumerations/case.ts';
import type { Answers } from '#shared/questions/conditional-question.ts';
import { type VisibilityContext, visibleQuestions } from '#shared/questions/visible-questions.ts';
import { query } from '#web/session/index.ts';

/** What the form asks in its own fields, and what it knows without asking. */
const inTheForm: ReadonlySet<string> = new Set([
  'decedentFirstName',
  'decedentMiddleName',
  'decedentLastName',
  'babyOf',
  'callerName',
  'callerPhoneNumber',
  'callerRelationship',
  'callerIsNextOfKin',
  'callReceivedAt',
  'callTakenBy',
]);

/** Questions by which a part of the page finds the group that belongs to it. */
const marks = {
  caller: 'callerName',
  person: 'decedentFirstName',
  kin: 'callerIsNextOfKin',
  requests: 'familyRequests',
} as const;
export type MarkedGroup = keyof typeof marks;

export type CallGroup = Pick<QuestionGroupView, 'id' | 'name' | 'description' | 'questions'> & { mark: MarkedGroup | null };

const asks = ({ questions }: Pick<QuestionGroupView, 'questions'>, identifier: string) =>
  questions.some((question) => question.identifier === identifier);

/** Returns the groups of a first call with their questions that aren't among the form's own fields. */
const groupsOfCall = ({ groups }: Pick<CaseQuestions, 'groups'>): CallGroup[] =>
  groups.map((group) => ({
    ...group,
    mark: (Object.keys(marks) as MarkedGroup[]).find((each) => asks(group, marks[each])) ?? null,
    questions: group.questions.filter(({ identifier }) => !inTheForm.has(identifier)),
  }));

/** Addresses without the parts that nobody says on the phone, or that another question asks for. The case's page has them all. */
const SPOKEN_WITHOUT = ['locationType', 'address2', 'county', 'country'] as const;

/** Loads the questions of a first call. */
export const useCallQuestions = () => {
  const questions = useQuery(query.caseDetails.getCaseQuestions.queryOptions({ input: { showInAddCaseRHD: true } }));
  const groups = useMemo(
    () =>
      (questions.data ? groupsOfCall(questions.data) : []).map((group) => ({
        ...group,
        questions: group.questions.map((question) =>
          question.fieldType === 'address'
            ? { ...question, addressHiddenFields: [...new Set([...question.addressHiddenFields, ...SPOKEN_WITHOUT])] }
            : question,
        ),
      })),
    [questions.data],
  );
  return { ...questions, groups };
};

type Known = Readonly<Record<string, unknown>>;

/** Returns what rules read besides the answers: what the form's own fields say, and the kind of case. */
export const contextOfCall = (data: CaseQuestions | undefined, type: Timing, known: Known): VisibilityContext => ({
  facts: { ...data?.facts, ...known, timing: type },
  ...(data ? { lists: { people: data.people as NonNullable<VisibilityContext['lists']>['people'] } } : {}),
});

/** Returns the answers to send: those to questions that show. */
export function answersThatCount(
  groups: readonly CallGroup[],
  answers: Answers,
  context: VisibilityContext,
): Record<string, Answer> {
  const questions = groups.flatMap((group) => group.questions);
  return Object.fromEntries(
    visibleQuestions(questions, answers, context).flatMap(({ identifier }) => {
      const value = answers[identifier];
      return value === undefined || value === null || value === '' ? [] : [[identifier, value]];
    }),
  );
}

/** Returns what nobody has to say: when the call came, and who took it, if the home's questions ask for that. */
export function answersOfCall(
  data: CaseQuestions | undefined,
  call: { startedOn: string; employeeId: string | undefined },
): Record<string, Answer> {
  const asked = (identifier: string) => data?.groups.some((group) => asks(group, identifier)) ?? false;
  const isListed = Object.values(data?.people ?? {}).some((people) => people?.some(({ id }) => id === call.employeeId));
  return {
    ...(asked('callReceivedAt') ? { callReceivedAt: call.startedOn } : {}),
    ...(asked('callTakenBy') && call.employeeId && isListed ? { callTakenBy: call.employeeId } : {}),
  };
}
