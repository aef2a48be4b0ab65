import { MAX_ITEM_UNITS } from '#shared/model/limits.ts';
import type { PlannerHome, PricedItem } from '#shared/model/planner-home.ts';
import type { PlanDraft } from '#shared/planner/plan-draft.ts';
import { isChosenSince } from '#shared/planner/replaced-items.ts';
import { toast } from '#web/ui/toast.ts';
import type { PlanStore } from '../../store/plan-store.ts';
import { usePlanner } from '../../store/use-planner.ts';

export type ChosenItem = { item: PricedItem; quantity: number };

/** Returns the items that a plan has chosen, in the home's order. */
export const chosenItems = (home: PlannerHome, plan: PlanDraft): ChosenItem[] => {
  const quantities = new Map(
    plan.selectedDisplayServices.flatMap(({ displayServiceId, items }) =>
      items
        .filter(({ locationItemId }) => locationItemId === displayServiceId)
        .map((each) => [each.locationItemId, each.quantity]),
    ),
  );
  return home.items.flatMap((item) => {
    const quantity = quantities.get(item.id);
    return quantity ? [{ item, quantity }] : [];
  });
};

/** Returns the plan with that many of an item; 0 removes it. An item's display service has the same id as the item. */
const withQuantity = (plan: PlanDraft, locationItemId: string, quantity: number): PlanDraft => {
  const at = plan.selectedDisplayServices.findIndex(({ displayServiceId }) => displayServiceId === locationItemId);
  const selected = {
    displayServiceId: locationItemId,
    isAddOn: true,
    answers: plan.selectedDisplayServices[at]?.answers ?? [],
    items: [{ locationItemId, quantity: Math.min(MAX_ITEM_UNITS, quantity) }],
  };
  const others = plan.selectedDisplayServices.filter((_, place) => place !== at);
  if (quantity > 0) others.splice(at < 0 ? others.length : at, 0, selected);
  return { ...plan, selectedDisplayServices: others };
};

/** Says that an item was taken out, with a way back until the plan gets it, or another in its place, in another way. */
const offerUndo = (store: PlanStore, item: { id: string; name: string; quantity: number }) => {
  const after = store.get().plan;
  const end = () => {
    unsubscribe();
    dismiss();
  };
  const undo = () => store.change((before) => withQuantity(before, item.id, item.quantity));
  const dismiss = toast(`${item.name} was taken out.`, { undo });
  const unsubscribe = store.subscribe(() => {
    const { home, plan } = store.get();
    if (isChosenSince(home, after, plan, item.id)) end();
  });
};

/** Chooses items of the plan and how many of each, and removes them with a way back. */
export const useChosenItems = () => {
  const { home, plan, change, store } = usePlanner();
  const chosen = chosenItems(home, plan);
  const quantityOf = (itemId: string): number => chosen.find(({ item }) => item.id === itemId)?.quantity ?? 0;
  return {
    chosen,
    quantityOf,
    choose: (itemId: string) => change((before) => withQuantity(before, itemId, 1)),
    setQuantity: (itemId: string, quantity: number) => change((before) => withQuantity(before, itemId, quantity)),
    remove: (itemId: string, name: string) => {
      const quantity = quantityOf(itemId);
      change((before) => withQuantity(before, itemId, 0));
      offerUndo(store, { id: itemId, name, quantity });
    },
  };
};
