import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { comesWith } from '#shared/planner/choices.ts';
import { chosenTemplate } from '#shared/planner/offers.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { toast } from '#web/ui/toast.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { pricedOf } from '../../total/priced-of.ts';
import { withoutService, withService } from './service-price.ts';

/** Returns whether the plan costs the same without a service because its package pays for it either way. */
const keepsPrice = (home: PlannerHome, plan: PlanDraft, service: DisplayService): boolean => {
  const template = chosenTemplate(home, plan);
  const isPaid = template !== undefined && comesWith(home, template, service) && service.mappings.length > 0;
  return isPaid && pricedOf(home, plan).totalCents === pricedOf(home, withoutService(plan, service)).totalCents;
};

/** Chooses services of the plan, removes them (with a way back), and changes their answers. */
export const useServices = () => {
  const { home, plan, change } = usePlanner();
  const selectionOf = (id: string) => plan.selectedDisplayServices.find(({ displayServiceId }) => displayServiceId === id);
  return {
    selectionOf,
    choose: (service: DisplayService) =>
      change((before) =>
        before.selectedDisplayServices.some(({ displayServiceId }) => displayServiceId === service.id)
          ? before
          : withService(before, service),
      ),
    remove: (service: DisplayService) => {
      const former = selectionOf(service.id);
      change((before) => withoutService(before, service));
      if (!former) return;
      toast(`${service.name} was taken out.${keepsPrice(home, plan, service) ? ' The package price stays the same.' : ''}`, {
        undo: () =>
          change((before) => ({
            ...withoutService(before, service),
            selectedDisplayServices: [...withoutService(before, service).selectedDisplayServices, former],
          })),
      });
    },
    /** Replaces the current version of a choice. */
    replace: (id: string, next: (selection: SelectedDisplayService) => SelectedDisplayService) =>
      change((before) => ({
        ...before,
        selectedDisplayServices: before.selectedDisplayServices.map((each) => (each.displayServiceId === id ? next(each) : each)),
      })),
  };
};
