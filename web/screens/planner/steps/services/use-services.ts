import type { SelectedDisplayService } from '#shared/model/arrangement.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { toast } from '#web/ui/toast.ts';
import { usePlanner } from '../../store/use-planner.ts';
import { keepsPrice, withoutService, withService } from './service-price.ts';

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
