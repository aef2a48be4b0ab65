import type { Answer } from '../model/answer.ts';
import type { SelectedDisplayService } from '../model/arrangement.ts';

/** What a plan says about one display service or item: answers by question id, units by item id. */
export type Choice = { answers: ReadonlyMap<string, Answer>; items: ReadonlyMap<string, number> };

/** Returns the same one of two values in either order, so that the order of choices or answers never affects what a plan costs. */
const firstByText = <Value>(one: Value, other: Value): Value => (JSON.stringify(one) <= JSON.stringify(other) ? one : other);

const isUnits = (quantity: unknown): quantity is number => Number.isInteger(quantity) && (quantity as number) >= 1;

/**
 * Groups a plan's choices by the id of the display service or item. A double choice counts once: the larger quantity, and always the same one of two
 * answers to a question.
 */
export function choicesById(selected: readonly SelectedDisplayService[]): Map<string, Choice> {
  const choices = new Map<string, { answers: Map<string, Answer>; items: Map<string, number> }>();
  for (const { displayServiceId, answers, items } of selected) {
    const choice = choices.get(displayServiceId) ?? { answers: new Map<string, Answer>(), items: new Map<string, number>() };
    choices.set(displayServiceId, choice);
    for (const { questionId, value } of answers) {
      const there = choice.answers.get(questionId);
      choice.answers.set(questionId, there === undefined ? value : firstByText(there, value));
    }
    for (const { locationItemId, quantity } of items)
      choice.items.set(locationItemId, Math.max(choice.items.get(locationItemId) ?? 0, isUnits(quantity) ? quantity : 0));
  }
  return choices;
}
