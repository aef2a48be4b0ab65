import { namedId } from '#functions/runtime/named-id.ts';
import { statusByAnswers } from '#shared/lifecycles/display-service-status.ts';
import type { Arrangement, SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { CaseDisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { caseServiceOf, missingOf } from '../viewing/case-display-service-of.ts';

function chosenService(
  caseId: string,
  home: PlannerHome,
  chosen: SelectedDisplayService,
  facts: Readonly<Record<string, unknown>>,
): CaseDisplayService[] {
  const service = caseServiceOf(namedId(caseId, 'service', chosen.displayServiceId), home, chosen.displayServiceId);
  if (!service) return [];
  const values = new Map(chosen.answers.map(({ questionId, value }) => [questionId, value]));
  const questions = service.questions.map((question) =>
    values.has(question.id) ? { ...question, value: values.get(question.id) } : question,
  );
  const missing = missingOf({ questions }, facts);
  return [{ ...service, questions, isAddOn: chosen.isAddOn, status: statusByAnswers({ status: 'missing-info', missing }) }];
}

/** Returns what a family chose of a home's services, as its case takes it up, with the answers they gave. The goods they chose stay with the plan. */
export const servicesOfPlan = (
  caseId: string,
  home: PlannerHome | undefined,
  plan: Arrangement,
  facts: Readonly<Record<string, unknown>>,
): CaseDisplayService[] =>
  home ? plan.selectedDisplayServices.flatMap((chosen) => chosenService(caseId, home, chosen, facts)) : [];
