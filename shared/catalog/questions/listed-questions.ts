import { pathsRead } from '#shared/logic/variables.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { caseQuestionPage, displayServicePage, type FieldType } from '#shared/model/enumerations/question.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { type RuleAt, rulesOfDisplayService, rulesOfQuestionGroup, rulesOfTaskTrigger } from '#shared/model/rules-of.ts';
import type { TaskTrigger } from '#shared/model/task.ts';

/** What asks a question, or reads its answer. */
export type QuestionUse = { id: string; name: string };

/** A question with its group, what asks it, and what reads its answer. */
export type ListedQuestion = {
  question: Question;
  group: QuestionGroup;
  askedBy: readonly QuestionUse[];
  readBy: readonly QuestionUse[];
};

/** What asks questions of a plan beside services or items. */
type Asker = QuestionUse & Pick<DisplayService, 'mappings' | 'questions'>;
/** What reads answers, by the identifiers of their questions. */
type Reader = QuestionUse & { reads: readonly string[] };

/** The entries that ask questions and read answers. What item categories bring along asks, too; papers and data fields read what a case answers. */
export type Asking = {
  groups: readonly QuestionGroup[];
  displayServices: readonly Asker[];
  taskTriggers: readonly TaskTrigger[];
  categoryServices?: readonly Asker[];
  papers?: readonly Reader[];
};

/** Returns which entries read each name, apart from rules of the question that has the name. */
function readersOf(entries: readonly Reader[]): Map<string, QuestionUse[]> {
  const readers = new Map<string, QuestionUse[]>();
  for (const { id, name, reads } of entries)
    for (const read of new Set(reads)) readers.set(read, [...(readers.get(read) ?? []), { id, name }]);
  return readers;
}

const readerOf = ({ id, name }: QuestionUse, rules: readonly RuleAt[]): Reader => ({
  id,
  name,
  reads: rules.flatMap(({ rule }) => pathsRead(rule).map((path) => path.split('.')[0] ?? path)),
});
const ofGroup = (group: QuestionGroup) => readerOf(group, rulesOfQuestionGroup(group));

/** Returns what the page of a group is called. */
export function pageName({ page }: Pick<QuestionGroup, 'page'>): string {
  if (displayServicePage.has(page)) return displayServicePage.label(page);
  return caseQuestionPage.has(page) ? caseQuestionPage.label(page) : page;
}

/**
 * Returns every question of every group, in order. A question of the planner is asked by display services and item categories, and one of a case by its page.
 * Rules of the planner read the planner's questions; rules of cases and tasks, papers, and data fields read those of a case.
 */
export function listedQuestions({ groups, displayServices, taskTriggers, ...others }: Asking): ListedQuestion[] {
  const { categoryServices = [], papers = [] } = others;
  const askers = Map.groupBy(
    [...displayServices, ...categoryServices].flatMap(({ id, name, questions }) =>
      questions.map((question) => ({ of: question.id, id, name })),
    ),
    ({ of }) => of,
  );
  const ofKind = (kind: QuestionGroup['kind']) => groups.filter((group) => group.kind === kind).map(ofGroup);
  const readers = {
    pricing: readersOf([
      ...[...displayServices, ...categoryServices].map((each) => readerOf(each, rulesOfDisplayService(each))),
      ...ofKind('pricing'),
    ]),
    case: readersOf([...taskTriggers.map((each) => readerOf(each, rulesOfTaskTrigger(each))), ...papers, ...ofKind('case')]),
  };
  const askedBy = (group: QuestionGroup, { id }: Question): QuestionUse[] =>
    group.kind === 'case' ? [{ id: group.id, name: pageName(group) }] : (askers.get(id) ?? []);
  return groups.flatMap((group) =>
    group.questions
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map((question) => ({
        question,
        group,
        askedBy: askedBy(group, question).map(({ id, name }) => ({ id, name })),
        readBy: readers[group.kind].get(question.identifier) ?? [],
      })),
  );
}

/** What a list of questions is narrowed to. */
export type QuestionFilter = { words: string; fieldType?: FieldType | undefined; kind?: QuestionGroup['kind'] | undefined };

/** Returns the questions whose identifier or wording has every word, of a kind of answer and a kind of group. */
export function foundQuestions(listed: readonly ListedQuestion[], { words, fieldType, kind }: QuestionFilter): ListedQuestion[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return listed.filter(({ question, group }) => {
    if (fieldType !== undefined && question.fieldType !== fieldType) return false;
    if (kind !== undefined && group.kind !== kind) return false;
    const text = `${question.identifier} ${question.question} ${group.name}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
