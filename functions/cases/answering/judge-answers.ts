import { type FieldError, problem } from '#functions/problem.ts';
import type { AnswersToCheck } from '#shared/contract/case-answers.ts';
import { decedentChange } from '#shared/identifiers/decedent-identifiers.ts';
import { type Answer, answerSchemas } from '#shared/model/answer.ts';
import { type Decedent, decedentSchema } from '#shared/model/decedent.ts';
import { isReservedName } from '#shared/model/question.ts';
import { checkAnswer } from '#shared/questions/check-answer.ts';
import { isAnswered } from '#shared/questions/is-answered.ts';
import type { QuestionLists } from '#shared/questions/question-lists.ts';
import { questionsOfGroups } from '#shared/questions/questions-of-groups.ts';
import type { CaseViewer } from '#shared/visibility/sight.ts';
import type { CaseGroup } from '../viewing/case-groups.ts';
import { answerSight, type OnCasePage } from '../viewing/viewer-questions.ts';

/** An answer that may be saved: the value to keep (`undefined`: none), and the question that it answers. */
export type JudgedAnswer = { identifier: string; value: Answer | undefined; question: OnCasePage };

/** Returns what is wrong with a value of a field of the decedent's row, in the screen's words. */
function fieldFault(field: keyof Decedent, value: unknown): string | undefined {
  const issue = decedentSchema.shape[field].safeParse(value).error?.issues[0];
  if (!issue) return undefined;
  if (issue.code === 'too_small') return 'Required field.';
  if (issue.code === 'too_big' && issue.origin === 'string') return `Use ${issue.maximum} characters or fewer`;
  if (issue.code === 'too_big' && issue.origin === 'array') return `Name ${issue.maximum} or fewer`;
  return issue.code === 'invalid_type' && value === undefined ? 'Required field.' : issue.message;
}

/** `within`: what the answers are called in the input. */
type JudgeOptions = { groups: readonly CaseGroup[]; lists: QuestionLists; viewer: CaseViewer; within?: string };
type Verdict = { answer: JudgedAnswer } | { fault: FieldError; isForbidden?: true };

const fault = (identifier: string, message: string) => ({ fault: { field: identifier, message } });

/** Returns the verdict of the first question that accepts a value: another page may ask for the same fact and allow what the first refuses. */
function judgeAnswer(identifier: string, raw: unknown, asking: readonly OnCasePage[], lists: QuestionLists): Verdict {
  const faults: string[] = [];
  for (const question of asking) {
    const words = checkAnswer(question, raw, lists);
    if (words) {
      faults.push(words);
      continue;
    }
    const isGiven = isAnswered(question, raw);
    const value = isGiven ? (answerSchemas[question.fieldType].parse(raw) as Answer) : undefined;
    const change = decedentChange(identifier, value);
    const own = change && fieldFault(change.field, change.value);
    if (!own) return { answer: { identifier, value, question } };
    faults.push(own);
  }
  return fault(identifier, faults[0] as string);
}

function verdictOn(identifier: string, raw: unknown, questions: readonly OnCasePage[], { lists, viewer }: JudgeOptions): Verdict {
  // Answers are kept by name in objects: one that every object has already can't be.
  const asking = isReservedName(identifier) ? [] : questions.filter((question) => question.identifier === identifier);
  const sights = asking.map((question) => answerSight(viewer, question));
  if (sights.every((sight) => sight === 'cannot-see')) return fault(identifier, 'This question isn’t asked here.');
  const open = asking.filter((_, index) => sights[index] === 'can-edit');
  if (open.length > 0) return judgeAnswer(identifier, raw, open, lists);
  return { ...fault(identifier, 'You can see this answer, but not change it.'), isForbidden: true };
}

/**
 * Checks the answers of a save against their questions: the viewer may change it (403 if they may only see it; one they may not see looks the same as one
 * that nobody asks), the answer is of the question's kind, within its bounds, among its options, and valid for the decedent's field if it is kept in one. A
 * 400 names each answer that can't be kept, in the words shown beside the question.
 */
export function judgeAnswers(changes: AnswersToCheck, judging: JudgeOptions): JudgedAnswer[] {
  const questions = questionsOfGroups(judging.groups) as OnCasePage[];
  const verdicts = Object.entries(changes).map(([identifier, raw]) => verdictOn(identifier, raw, questions, judging));
  const faults = verdicts.filter((verdict) => 'fault' in verdict);
  const named = ({ fault: { field, message } }: (typeof faults)[number]) => ({
    field: `${judging.within ?? 'changes'}.${field}`,
    message,
  });
  if (faults.some(({ isForbidden }) => isForbidden)) {
    const errors = faults.filter(({ isForbidden }) => isForbidden).map(named);
    throw problem('forbidden', { detail: 'You can see this answer, but not change it.', errors });
  }
  if (faults.length > 0) throw problem('invalid_input', { errors: faults.map(named) });
  return verdicts.filter((verdict) => 'answer' in verdict).map(({ answer }) => answer);
}
