import type { QuestionGroup } from '#shared/model/question-group.ts';

/** The most questions that a group has (`questionGroupSchema`). */
const MAX_QUESTIONS = 100;

type Groups = readonly QuestionGroup[];

const inOrder = (questions: QuestionGroup['questions']) => questions.toSorted((one, other) => one.sortOrder - other.sortOrder);

/** Numbers questions by their place. Those that are in place already stay the same objects. */
const numbered = (questions: QuestionGroup['questions']): QuestionGroup['questions'] =>
  questions.map((question, sortOrder) => (question.sortOrder === sortOrder ? question : { ...question, sortOrder }));

/** Returns why a question can't move to a group, or undefined if it can. */
export function moveFault(groups: Groups, questionId: string, toId: string): string | undefined {
  const from = groups.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const to = groups.find(({ id }) => id === toId);
  if (!from || !to) return 'The question or the group is no longer here.';
  if (from.kind !== to.kind)
    return 'Questions of the planner and questions of a case stay apart: their answers are kept in different places.';
  if (from !== to && to.questions.length >= MAX_QUESTIONS) return `“${to.name}” has ${MAX_QUESTIONS} questions already.`;
  return undefined;
}

/**
 * Returns the groups that change when a question moves to a place of a group, from 0: one, if it stays in its group, or else both. The question itself changes
 * only its number. Nothing changes if it can't move, or is there already.
 */
export function movedQuestion(groups: Groups, questionId: string, to: { groupId: string; at: number }): QuestionGroup[] {
  if (moveFault(groups, questionId, to.groupId) !== undefined) return [];
  const from = groups.find(({ questions }) => questions.some(({ id }) => id === questionId));
  const target = groups.find(({ id }) => id === to.groupId);
  const question = from?.questions.find(({ id }) => id === questionId);
  if (!from || !target || !question) return [];
  const without = inOrder(from.questions).filter(({ id }) => id !== questionId);
  const others = from === target ? without : inOrder(target.questions);
  const at = Math.max(0, Math.min(to.at, others.length));
  if (from === target && inOrder(from.questions).indexOf(question) === at) return [];
  const joined = { ...target, questions: numbered(others.toSpliced(at, 0, question)) };
  return from === target ? [joined] : [{ ...from, questions: numbered(without) }, joined];
}
