import type { DisplayService } from '#shared/model/display-service.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { type Dependent, ruleCycles } from './rule-cycles.ts';

/**
 * Returns cycles of questions that show only by each other's answers, each cycle once, in the order that one waits for the next. A group's own rule applies
 * to each of its questions.
 */
export const cyclesOfQuestionGroups = (groups: readonly Pick<QuestionGroup, 'visibleWhen' | 'questions'>[]): string[][] =>
  ruleCycles(
    groups.flatMap(({ visibleWhen: ofGroup, questions }) =>
      questions.flatMap(({ identifier, visibleWhen }): Dependent[] => [
        { identifier, rule: visibleWhen },
        { identifier, rule: ofGroup },
      ]),
    ),
  );

/**
 * Returns the same for a display service's questions, which show by their own rule, by the service's rule for them, and with the service. `catalog` has
 * questions by id; a question that it lacks is not asked.
 */
export function cyclesOfDisplayService(
  { visibleWhen: ofService, questions }: Pick<DisplayService, 'visibleWhen' | 'questions'>,
  catalog: ReadonlyMap<string, Pick<Question, 'identifier' | 'visibleWhen'>>,
): string[][] {
  return ruleCycles(
    questions.flatMap(({ id, logic }): Dependent[] => {
      const question = catalog.get(id);
      if (!question) return [];
      const { identifier, visibleWhen } = question;
      return [visibleWhen, logic, ofService].map((rule) => ({ identifier, rule }));
    }),
  );
}

/** Says that questions wait for their own answers: which for which, unless it is only one. */
export const cycleWords = (cycle: readonly string[]): string =>
  cycle.length === 1
    ? 'Would show only by its own answer.'
    : `Would show only by its own answer: ${[...cycle, cycle[0]].join(' > ')}`;
