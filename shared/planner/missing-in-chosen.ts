// Apart from `missing-answers.ts`, which a family's phone loads with each step: this needs what a plan comes to.
import { type DisplayServicePage, displayServicePage } from '../model/enumerations/question.ts';
import type { PlanChoices } from '../model/plan-choices.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import { homeAsIn } from './home-as-in.ts';
import { type MissingAnswer, missingOf } from './missing-answers.ts';
import { chosenTemplate } from './offers.ts';
import { settledChoices } from './settled-choices.ts';

/** Returns the unanswered required questions of everything that was chosen, page by page. What two services ask alike is asked once. */
export function missingInChosen(home: PlannerHome, plan: PlanChoices): (MissingAnswer & { page: DisplayServicePage })[] {
  const chosen = new Set(plan.selectedDisplayServices.map(({ displayServiceId }) => displayServiceId));
  const { visibleIds } = settledChoices(home, plan);
  const services = homeAsIn(home, chosenTemplate(home, plan)).displayServices.filter(
    ({ id }) => chosen.has(id) && visibleIds.has(id),
  );
  const found = displayServicePage.values.flatMap((page) =>
    services
      .filter((service) => service.page === page)
      .flatMap((service) => missingOf(home, plan, service).map((each) => ({ ...each, page }))),
  );
  return found.filter(({ questionId }, at) => found.findIndex((each) => each.questionId === questionId) === at);
}
