import type { DisplayService } from '#shared/model/display-service.ts';
import type { Question } from '#shared/model/question.ts';
import type { QuestionGroup } from '#shared/model/question-group.ts';
import { fillOptions } from '#shared/questions/fill-options.ts';
import { questionKinds } from '#shared/questions/kinds/index.ts';
import type { AnyCatalog, FaultInNoun } from './noun.ts';
import { isRetired } from './retired.ts';

const yesAndNo = [
  { id: 'true', text: 'Yes' },
  { id: 'false', text: 'No' },
];

/** Returns the options of a question that an answer can cost something by: those of a choice, or Yes and No. */
export function pricedOptions(question: Question): readonly { id: string; text: string }[] {
  if (question.fieldType === 'boolean') return yesAndNo;
  return questionKinds[question.fieldType].optionsFrom === 'question' ? fillOptions(question).options : [];
}

/** Finds a question by its id in any group. */
export const questionIn = (groups: readonly Pick<QuestionGroup, 'questions'>[], id: string): Question | undefined =>
  groups.flatMap(({ questions }) => questions).find((question) => question.id === id);

type Asking = Pick<DisplayService, 'id' | 'questions'>;

/** Returns prices of answers whose option the question doesn't have: nobody would ever pay them. */
export function priceFaults(all: readonly Asking[], { questionGroups }: AnyCatalog): FaultInNoun[] {
  const groups = questionGroups as unknown as readonly QuestionGroup[];
  return all
    .filter((entry) => !isRetired(entry))
    .flatMap(({ id, questions }) =>
      questions.flatMap((asked, at) => {
        const named = asked.prices.flatMap(({ optionId }, nth) => (optionId === undefined ? [] : [{ optionId, nth }]));
        const question = named.length > 0 ? questionIn(groups, asked.id) : undefined;
        if (!question) return [];
        const options = pricedOptions(question);
        const message =
          options.length > 0
            ? 'The question has no such option. Choose one of its options.'
            : 'The question has no options to choose from. Leave the option out.';
        return named
          .filter(({ optionId }) => !options.some((option) => option.id === optionId))
          .map(({ nth }): FaultInNoun => ({ id, path: ['questions', at, 'prices', nth, 'optionId'], message }));
      }),
    );
}
