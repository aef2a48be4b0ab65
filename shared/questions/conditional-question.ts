import type { Answer } from '../model/answer.ts';
import type { DisplayServiceQuestion } from '../model/display-service.ts';
import type { LogicRule } from '../model/logic-rule.ts';
import type { Question } from '../model/question.ts';

/** A question of the catalog in use. `askedWhen` is the rule of the display service that asks it; both it and the catalog's own `visibleWhen` must be true. */
export type ConditionalQuestion = Question & { askedWhen?: LogicRule | undefined };

/** Answers by their questions' identifiers, which rules and documents use. */
export type Answers = Readonly<Record<string, Answer | undefined>>;

/** One answer as plans and cases store it. */
export type StoredAnswer = { questionId: string; value: Answer };

/** Returns the answer under an identifier. An identifier may be `constructor`, so only an object's own names count. */
export function answerTo(answers: Answers, identifier: string): Answer | undefined {
  return Object.hasOwn(answers, identifier) ? answers[identifier] : undefined;
}

/**
 * Returns the questions of a display service, in order, with the catalog's wording and kind. The display service says whether one is optional. `shouldShow`
 * is the last result of its rule, or a constant without one; the same goes for `isVisible` and `visibleWhen`. A question that is no longer in the catalog
 * is left out.
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

/** Returns stored answers by identifier, without those to other questions. */
export function answersByIdentifier(questions: readonly Question[], stored: readonly StoredAnswer[]): Answers {
  const identifiers = new Map(questions.map(({ id, identifier }) => [id, identifier]));
  const known = stored.flatMap(({ questionId, value }): [string, Answer][] => {
    const identifier = identifiers.get(questionId);
    return identifier === undefined ? [] : [[identifier, value]];
  });
  return Object.fromEntries(known);
}

/** Returns answers as plans and cases store them, in the questions' order, without unanswered ones. */
export function storedAnswers(questions: readonly Question[], answers: Answers): StoredAnswer[] {
  return questions.flatMap(({ id, identifier }) => {
    const value = answerTo(answers, identifier);
    return value === undefined || value === null ? [] : [{ questionId: id, value }];
  });
}
