import type { DisplayService } from '#shared/model/display-service.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { type Dependent, ruleCycles } from './rule-cycles.ts';

/**
 * Questions that show only by each other's answers, each cycle once by their identifiers in the order in which one waits for the next. A group's
 * own rule counts for each of its questions.
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
 * The same for the questions that a display service asks: they show by their own rule, by the service's for them, and with the service. `catalog`
 * holds questions by id; one that it does not have is not asked.
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
