import type { QuestionGroup } from '../model/question-group.ts';
import type { ConditionalQuestion } from './conditional-question.ts';

/** A question with the page that asks it. */
export type QuestionOnPage = ConditionalQuestion & { page: QuestionGroup['page'] };

/** Returns the questions of active groups, in order. A group's own rule applies to each of its questions. */
export const questionsOfGroups = (groups: readonly QuestionGroup[]): QuestionOnPage[] =>
  groups
    .filter(({ isActive }) => isActive)
    .toSorted((one, other) => one.sortOrder - other.sortOrder)
    .flatMap(({ page, visibleWhen, questions }) =>
      questions
        .toSorted((one, other) => one.sortOrder - other.sortOrder)
        .map((question) => ({ ...question, page, ...(visibleWhen === undefined ? {} : { askedWhen: visibleWhen }) })),
    );
