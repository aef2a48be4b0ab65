import type { Question } from '../../model/question.ts';
import type { OptionView, QuestionLists } from '../question-lists.ts';

/** The least and the most, both allowed. */
export type Bounds = { min: number; max: number };

/** A question with the lists that check and write its answer. `options` is undefined if the list isn't known here. */
export type QuestionContext = { question: Question; lists: QuestionLists; options: readonly OptionView[] | undefined };

/** What a case's facts and task rules may read from an answer: its value, its option or options, or only that there is one. */
type FactContent = 'value' | 'option' | 'options' | 'presence';

/** How a kind of question behaves, apart from its widget and its schema (`answerSchemas` in model/answer.ts). */
export type QuestionKind = {
  /** Whether a value answers the question. A value of another kind doesn't. */
  isAnswered: (value: unknown) => boolean;
  /** Returns what is wrong with a value, in the screen's words. Whatever passes fits the kind's schema too. */
  check: (value: unknown, context: QuestionContext) => string | undefined;
  /** Writes an answer in words. Called only if `isAnswered` is true. */
  say: (value: never, context: QuestionContext & { timeZone: string }) => string;
  fact: FactContent;
  /** The possible range of a number, in the unit of the answer. Only numbers have bounds. */
  bounds?: Bounds;
  /** Where the options come from. Only choices have options. */
  optionsFrom?: 'question' | 'people';
  /** Whether opening a case leaves the answer in the plan: goods belong to the plan, and a signature to one document. */
  staysWithPlan?: true;
  /** Whether there is nothing to answer. */
  isMessage?: true;
};
