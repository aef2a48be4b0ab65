import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { type Answer, answerSchemas } from '#shared/model/answer.ts';
import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { FieldType } from '#shared/model/enumerations/question.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { Question } from '#shared/model/question.ts';
import { questionKinds } from '#shared/questions/kinds/index.ts';

/** What happened in a case, as dry runs keep it: the event's name, its day (UTC), and the facts of the case right after it. */
export type CorpusEvent = { name: string; day: string; facts: CaseFacts };

/** Stands for an answer that isn't kept: that there is one. No kind of question but yes or no has this answer. */
const THERE_IS_ONE: Answer = true;

type Shape = Pick<Question, 'id' | 'fieldType' | 'options'>;

/** Returns whether a question's answer is something that people type, draw, or are: a text, an address, a signature, a person. */
export const asksForWords = ({ fieldType }: Pick<Question, 'fieldType'>): boolean =>
  fieldType !== 'merchandise-item-list' && questionKinds[fieldType].fact === 'presence';

/** Returns an answer as it is kept: choices, dates, numbers, yes or no, and items; of anything else only that there is one. */
function keptAnswer(value: Answer, question: Shape | undefined): Answer {
  if (!question || asksForWords(question)) return THERE_IS_ONE;
  const { fieldType, options } = question;
  const { success, data } = answerSchemas[fieldType].safeParse(value);
  if (!success) return THERE_IS_ONE;
  const isOption = (id: unknown) => options.some((option) => option.id === id);
  const { fact } = questionKinds[fieldType];
  if (fact === 'option') return isOption(data) ? (data as Answer) : THERE_IS_ONE;
  if (fact === 'options') return (data as string[]).every(isOption) ? (data as Answer) : THERE_IS_ONE;
  return data as Answer;
}

/** Returns the choices of a plan without anything that someone wrote: `questions` are those of the catalog, by id. */
export function choicesWithoutWords(
  { timing, type, dispositionType, selectedServicePreferences, selectedDisplayServices, selectedTemplate }: PlanChoices,
  questions: ReadonlyMap<string, Shape>,
): PlanChoices {
  const kept = ({ displayServiceId, isAddOn, answers, items }: SelectedDisplayService): SelectedDisplayService => ({
    displayServiceId,
    isAddOn,
    answers: answers
      .filter(({ value }) => value !== null)
      .map(({ questionId, value }) => ({ questionId, value: keptAnswer(value, questions.get(questionId)) })),
    items: items.map(({ locationItemId, quantity }) => ({ locationItemId, quantity })),
  });
  return {
    ...(timing ? { timing } : {}),
    ...(type ? { type } : {}),
    ...(dispositionType ? { dispositionType } : {}),
    ...(selectedTemplate ? { selectedTemplate } : {}),
    selectedServicePreferences,
    selectedDisplayServices: selectedDisplayServices.map(kept),
  };
}

/** An answer of each kind whose answers aren't kept, where one is needed to run the product's own rules. */
const standIns: Partial<Record<FieldType, Answer>> = {
  string: 'Words',
  address: { address1: '1 Main Street', city: 'Springfield', stateCode: 'IL', postalCode: '62701', countryCode: 'US' } as Answer,
  signature: { signatureType: 'type', typeText: 'Words' },
  initials: { signatureType: 'type', typeText: 'W' },
  'system-dropdown': '00000000-0000-4000-8000-000000000000',
};

/** Returns what stands for an answer of which only its presence is kept. */
export const standInFor = ({ fieldType }: Pick<Question, 'fieldType'>): Answer | undefined => standIns[fieldType];

/** Returns kept choices as a plan that can be priced: an answer that isn't kept is one of its kind. `wordy`: the questions that ask for words, by id. */
export function planOfChoices(choices: PlanChoices, wordy: ReadonlyMap<string, Pick<Question, 'fieldType'>>): PlanChoices {
  const isKept = ({ answers }: SelectedDisplayService) =>
    answers.every(({ questionId, value }) => value !== THERE_IS_ONE || !wordy.has(questionId));
  if (choices.selectedDisplayServices.every(isKept)) return choices;
  const whole = (each: SelectedDisplayService): SelectedDisplayService => ({
    ...each,
    answers: each.answers.map(({ questionId, value }) => {
      const question = value === THERE_IS_ONE ? wordy.get(questionId) : undefined;
      return { questionId, value: (question && standInFor(question)) ?? value };
    }),
  });
  return { ...choices, selectedDisplayServices: choices.selectedDisplayServices.map(whole) };
}
