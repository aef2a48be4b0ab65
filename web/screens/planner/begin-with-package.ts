import { chooseDisposition, choosePackage } from '#shared/planner/choices.ts';
import { toast } from '../../ui/toast.ts';
import { currentPlan } from './store/current-plan.ts';

/** Begins (or goes on) with a package that was chosen before the planner was opened; its disposition is the plan's then. */
export const beginWithPackage = (templateId: string): void => {
  const open = currentPlan.get();
  if (!open) return;
  const template = open.store.get().home.templates.find(({ id }) => id === templateId.toLowerCase());
  if (!template) {
    toast('This home no longer offers that package. Choose another one later.');
    return;
  }
  open.store.change((plan, home) => choosePackage(home, chooseDisposition(home, plan, template.dispositionType), template).plan);
};
