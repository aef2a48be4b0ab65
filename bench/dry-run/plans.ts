import { choicesWithoutWords } from '#shared/catalog/dry-run/corpus.ts';
import type { PlanChoices } from '#shared/model/plan-choices.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';

/** Returns plans as the corpus keeps them: each package of the home, with as many services as a family chooses. */
export function keptChoices({ templates, displayServices, questions: all }: PlannerHome): PlanChoices[] {
  const questions = new Map(all.map((question) => [question.id, question]));
  return templates.flatMap(({ id, dispositionType }) =>
    [4, 7, 10].map((chosen) =>
      choicesWithoutWords(
        {
          timing: 'at-need',
          type: 'someone-else',
          dispositionType,
          selectedTemplate: id,
          selectedServicePreferences: [],
          selectedDisplayServices: displayServices
            .slice(0, chosen)
            .map((service) => ({ displayServiceId: service.id, isAddOn: service.isAddOn, answers: [], items: [] })),
        },
        questions,
      ),
    ),
  );
}
