import { safeCompile } from '../logic/compile-rule.ts';
import { truthOf, unknown } from '../logic/unknown.ts';
import type { DisplayService } from '../model/display-service.ts';
import type { PlannerHome } from '../model/planner-home.ts';
import type { PlanDraft } from './plan-draft.ts';

/**
 * What the rules of a display service read: the plan's facts, then the answers of all chosen display services by identifier in the catalogue's
 * order, then its own.
 */
export const serviceData = (home: PlannerHome, plan: PlanDraft, displayServiceId: string): Record<string, unknown> => {
  const identifiers = new Map(home.questions.map(({ id, identifier }) => [id, identifier]));
  const chosen = new Map(plan.selectedDisplayServices.map((each) => [each.displayServiceId, each]));
  const order = [...home.displayServices.map(({ id }) => id), displayServiceId];
  const answers = order.flatMap((id) =>
    (chosen.get(id)?.answers ?? []).flatMap(({ questionId, value }): [string, unknown][] => {
      const identifier = identifiers.get(questionId);
      return identifier === undefined ? [] : [[identifier, value]];
    }),
  );
  const { timing, type, dispositionType } = plan;
  const facts = Object.entries({ timing, type, dispositionType }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([...facts, ...answers]);
};

/**
 * Whether a display service shows: it has no rule, or the rule is known to hold. One whose truth is unknown hides; one that cannot be run shows, so
 * that a fault in it takes nothing from a family.
 */
export const isServiceVisible = (home: PlannerHome, plan: PlanDraft, { id, visibleWhen }: DisplayService): boolean =>
  visibleWhen === undefined ||
  truthOf(safeCompile(visibleWhen, () => undefined).run(serviceData(home, plan, id), { absent: unknown })) === true;
