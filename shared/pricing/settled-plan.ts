import type { SelectedDisplayService } from '../model/arrangement.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { DroppedChoice } from '../model/priced-plan.ts';
import { choicesById } from '../planner/choices-by-id.ts';
import { homeAsIn } from '../planner/home-as-in.ts';
import { homeIndexOf } from '../planner/home-index.ts';
import { settledChoices } from '../planner/settled-choices.ts';
import { answerTo } from '../questions/conditional-question.ts';

/** The part of a plan that counts at its home, and what doesn't. */
export type SettledPlan = { plan: PlanChoices; dropped: DroppedChoice[] };

/**
 * Returns a plan without what `settledChoices` drops: what the home or the package doesn't offer, and invalid answers. A display service that only doesn't
 * show now stays, without answers. A double choice appears once. Settling a settled plan drops nothing more.
 */
export function settledPlan(home: PlannerHome, given: PlanChoices): SettledPlan {
  const { template, dropped, answersOf } = settledChoices(home, given);
  const { serviceOf, itemOf, carriedBy } = homeIndexOf(homeAsIn(home, template));
  const gone = (kind: DroppedChoice['kind']) => new Set(dropped.filter((each) => each.kind === kind).map(({ id }) => id));
  const [services, items, preferences] = [gone('service'), gone('item'), gone('preference')];
  const first = new Map(given.selectedDisplayServices.toReversed().map((each) => [each.displayServiceId, each]));
  const choices = [...choicesById(given.selectedDisplayServices)].flatMap(([id, choice]): SelectedDisplayService[] => {
    if (services.has(id) || items.has(id)) return [];
    const category = itemOf.get(id)?.itemCategoryId;
    const answers = answersOf(category ?? id);
    const questions = (category === undefined ? serviceOf.get(id) : carriedBy.get(category))?.questions ?? [];
    return [
      {
        displayServiceId: id,
        isAddOn: first.get(id)?.isAddOn ?? false,
        answers: questions.flatMap(({ id: questionId, identifier }) => {
          const value = choice.answers.has(questionId) ? answerTo(answers, identifier) : undefined;
          return value === undefined ? [] : [{ questionId, value }];
        }),
        items: [...choice.items]
          .filter(([locationItemId]) => !items.has(locationItemId))
          .map(([locationItemId, quantity]) => ({ locationItemId, quantity })),
      },
    ];
  });
  const plan: PlanChoices = {
    ...given,
    selectedTemplate: template?.id,
    selectedServicePreferences: [...new Set(given.selectedServicePreferences)].filter((id) => !preferences.has(id)),
    selectedDisplayServices: choices,
  };
  return { plan, dropped: [...dropped] };
}
