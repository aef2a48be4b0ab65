import { visibleQuestions } from '#shared/questions/visible-questions.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import { checkAnswer } from '../questions/check-answer.ts';
import { type Answers, answerTo, type ConditionalQuestion } from '../questions/conditional-question.ts';
import { isAnswered } from '../questions/is-answered.ts';
import type { Choice } from './choices-by-id.ts';
import type { HomeIndex, IndexedService } from './home-index.ts';
import type { CountedService } from './settled-items.ts';

type Data = Record<string, unknown>;

/** What doesn't count of the answers beside items, by their question: each once, whatever it's beside. */
type Dropped = Map<string, DroppedChoice>;
const drop = (dropped: Dropped, id: string, reason: string) => dropped.set(id, { kind: 'answer', id, reason });

/** Why an answer doesn't count that was given to a question: nobody asks it anymore, or not for what is chosen. */
export const NOT_ASKED = 'This question is not asked here any more.';
export const NOT_SHOWN = 'This question does not come up for what is chosen now.';

/** Returns the valid answers that a plan gives beside items of a category: of each question, the one beside the item with the lowest id. */
function answersBeside(
  questions: readonly ConditionalQuestion[],
  items: readonly string[],
  choices: ReadonlyMap<string, Choice>,
  dropped: Dropped,
): Answers {
  const sound = questions.flatMap((question): [string, Answers[string]][] => {
    const given = items.map((id) => choices.get(id)?.answers.get(question.id)).filter((value) => value !== undefined);
    const faults = given.map((value) => checkAnswer(question, value));
    const value = given.find((each, at) => faults[at] === undefined && isAnswered(question, each));
    const fault = faults.find((each) => each !== undefined);
    if (value === undefined && fault !== undefined) drop(dropped, question.id, fault);
    return value === undefined ? [] : [[question.identifier, value]];
  });
  return Object.fromEntries(sound);
}

/** Drops the answers beside items to questions that nothing asks there. */
function dropUnasked(
  questions: readonly ConditionalQuestion[],
  items: readonly string[],
  choices: ReadonlyMap<string, Choice>,
  dropped: Dropped,
): void {
  const asked = new Set(questions.map(({ id }) => id));
  const given = items.flatMap((item) => [...(choices.get(item)?.answers.keys() ?? [])]);
  for (const id of given.sort()) if (!asked.has(id)) drop(dropped, id, NOT_ASKED);
}

function settleCategory(indexed: IndexedService, answers: Answers, data: Data, dropped: Dropped): CountedService {
  const shown = new Set(
    visibleQuestions(indexed.questions, answers, { facts: { ...data, ...answers } }).map(({ identifier }) => identifier),
  );
  const given = indexed.questions.filter(({ identifier }) => answerTo(answers, identifier) !== undefined);
  for (const { id, identifier } of given) if (!shown.has(identifier)) drop(dropped, id, NOT_SHOWN);
  const own = Object.fromEntries(Object.entries(answers).filter(([identifier]) => shown.has(identifier)));
  return { indexed, service: indexed.service, isChosen: false, answers: own, data: { ...data, ...own } };
}

/**
 * Returns what the chosen items of each category bring along, with the answers that count: of questions that show, and that are valid. Their rules
 * read `itemUnits`, how many items of the category the plan has. `quantities` are in the order of the items' ids.
 */
export function carriedOf(
  { carriedBy, itemOf }: HomeIndex,
  choices: ReadonlyMap<string, Choice>,
  quantities: ReadonlyMap<string, number>,
  data: Data,
): { carried: CountedService[]; dropped: DroppedChoice[] } {
  const dropped: Dropped = new Map();
  const items = Map.groupBy(quantities.keys(), (id) => itemOf.get(id)?.itemCategoryId ?? '');
  for (const [categoryId, chosen] of items) dropUnasked(carriedBy.get(categoryId)?.questions ?? [], chosen, choices, dropped);
  const carried = [...carriedBy].flatMap(([categoryId, indexed]) => {
    const chosen = items.get(categoryId);
    if (!chosen) return [];
    const itemUnits = chosen.reduce((sum, id) => sum + (quantities.get(id) ?? 0), 0);
    return [settleCategory(indexed, answersBeside(indexed.questions, chosen, choices, dropped), { ...data, itemUnits }, dropped)];
  });
  return { carried, dropped: [...dropped.values()] };
}
