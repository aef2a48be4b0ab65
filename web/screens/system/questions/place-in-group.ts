import type { QuestionGroup } from '#shared/model/question-group.ts';

/** Returns the questions of a group in order, without one of them: a question moves to a place among these. */
export const othersIn = ({ questions }: Pick<QuestionGroup, 'questions'>, id: string): QuestionGroup['questions'] =>
  questions.filter((question) => question.id !== id).toSorted((one, other) => one.sortOrder - other.sortOrder);

/** Returns the question that another comes after in its group; none for the first. In a group that it isn't part of, it would come last. */
export function questionBefore(group: Pick<QuestionGroup, 'questions'>, id: string): string {
  const own = group.questions.find((question) => question.id === id);
  const before = othersIn(group, id).filter(({ sortOrder }) => !own || sortOrder < own.sortOrder);
  return before.at(-1)?.id ?? '';
}

/** Returns the place of a question that is dropped before or after another, also if only some of the group's questions are listed. */
export function placeBeside(
  group: Pick<QuestionGroup, 'questions'>,
  id: string,
  { key, dropPosition }: { key: unknown; dropPosition: string },
): number {
  const at = othersIn(group, id).findIndex((question) => question.id === key);
  return at + (dropPosition === 'after' ? 1 : 0);
}
