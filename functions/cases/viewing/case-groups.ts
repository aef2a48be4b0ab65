import { publishedCatalog } from '#functions/catalog/published-catalog.ts';
import type { Table } from '#functions/table/table.ts';
import type { CaseQuestionPage } from '#shared/model/enumerations/question.ts';
import { caseQuestionPage } from '#shared/model/enumerations/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';

/** A group of questions on a page of the case file. */
export type CaseGroup = QuestionGroup & { page: CaseQuestionPage };

const isOfCase = (group: QuestionGroup): group is CaseGroup => group.isActive && caseQuestionPage.has(group.page);
const place = ({ page, sortOrder }: CaseGroup) => caseQuestionPage.values.indexOf(page) * 100_000 + sortOrder;

/** Returns the groups in use, in the pages' order, each choice with its options. */
export const groupsInUse = (groups: readonly QuestionGroup[]): CaseGroup[] =>
  groups
    .filter(isOfCase)
    .toSorted((one, other) => place(one) - place(other))
    .map((group) => ({ ...group, questions: group.questions.map(fillOptions) }));

/** Returns `groupsInUse`, the same for every home: from warm memory, at most SNAPSHOT_MAX_AGE_SECONDS old. */
export const caseGroupsOf: (table: Table, now: Date) => Promise<readonly CaseGroup[]> = publishedCatalog.madeOf(
  ['questionGroups/case'],
  ({ questionGroups }) => groupsInUse(questionGroups),
);
