import type { Answer } from '../model/answer.ts';
import type { DisplayServiceQuestion } from '../model/display-service.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { Question } from '../model/question.ts';

/**
 * A question of the catalog as somebody asks it. `askedWhen` is the rule of the display service that asks; it and the catalog's own
 * `visibleWhen` have both to hold.
 */
export type ConditionalQuestion = Question & { askedWhen?: LogicRule | undefined };

/** Answers by the identifiers of their questions: the names under which rules and documents read them. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** One answer as plans and cases store it. */
export type StoredAnswer = { questionId: string; value: Answer };

/** The answer stored under an identifier. An identifier may be `constructor`, so only an object's own names count. */
export function answerTo(answers: Answers, identifier: string): Answer | undefined {
  return Object.hasOwn(answers, identifier) ? answers[identifier] : undefined;
}

/**
 * The questions of a display service, in its order, with the catalog's wording and kind. Whether one is optional is the display
 * service's word. `shouldShow` is the last result of its rule, or a constant where it has none; likewise `isVisible` beside `visibleWhen`.
 * A question that the catalog no longer has is left out.
 */
export function conditionalQuestions(
  settings: readonly Pick<DisplayServiceQuestion, 'id' | 'isOptional' | 'shouldShow' | 'logic'>[],
  catalog: ReadonlyMap<string, Question>,
): ConditionalQuestion[] {
  return settings.flatMap(({ id, isOptional, shouldShow, logic }) => {
    const question = catalog.get(id);
    if (!question) return [];
    const rule = logic ?? (shouldShow ? undefined : false);
    return [{ ...question, isOptional, ...(rule === undefined ? {} : { askedWhen: rule }) }];
  });
}

/** Stored answers by identifier; those to questions that are not among these are left out. */
export function answersByIdentifier(questions: readonly Question[], stored: readonly StoredAnswer[]): Answers {
  const identifiers = new Map(questions.map(({ id, identifier }) => [id, identifier]));
  const known = stored.flatMap(({ questionId, value }): [string, Answer][] => {
    const identifier = identifiers.get(questionId);
    return identifier === undefined ? [] : [[identifier, value]];
  });
  return Object.fromEntries(known);
}

/** Answers as plans and cases store them, in the questions' order; what is not answered is left out. */
export function storedAnswers(questions: readonly Question[], answers: Answers): StoredAnswer[] {
  return questions.flatMap(({ id, identifier }) => {
    const value = answerTo(answers, identifier);
    return value === undefined || value === null ? [] : [{ questionId: id, value }];
  });
}
