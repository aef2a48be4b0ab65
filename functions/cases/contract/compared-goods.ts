import type { CaseItemRow } from '#functions/table/case-merchandise.ts';
import type { SelectionView } from '#shared/contract/case-contracts-views.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { Selection } from '#shared/model/selection.ts';
import { homeIndexOf } from '#shared/planner/home-index.ts';
import { settledChoices } from '#shared/planner/settled-choices.ts';

/**
 * Returns the goods of which the Merchandise page of a case and what was agreed on don't have the same number: what was chosen there after the selection was first
 * saved, and what only the conference has. Neither follows the other by itself, so that nothing comes onto a statement, or off it, that nobody has looked at.
 */
export function comparedGoods(
  home: PlannerHome,
  { choices, specialOrders }: Pick<Selection, 'choices' | 'specialOrders'>,
  items: readonly CaseItemRow[],
): SelectionView['goods'] {
  const { itemOf } = homeIndexOf(home);
  const agreed = new Map(settledChoices(home, choices).quantities);
  for (const { locationItemId: id, quantity } of specialOrders) if (id) agreed.set(id, (agreed.get(id) ?? 0) + quantity);
  const inCase = new Map(items.filter(({ isRemoved }) => !isRemoved).map((item) => [item.locationItemId, item]));
  return [...new Set([...inCase.keys(), ...agreed.keys()])].flatMap((locationItemId) => {
    const [item, onContract] = [inCase.get(locationItemId), agreed.get(locationItemId) ?? 0];
    const name = item?.name ?? itemOf.get(locationItemId)?.name ?? '';
    // Of what nobody has set a price for yet, there is nothing to agree on.
    if (name === '' || (item?.isSpecialOrder && item.priceCents === 0) || item?.quantity === onContract) return [];
    return [{ locationItemId, name, onCase: item?.quantity ?? 0, onContract, isSpecialOrder: item?.isSpecialOrder ?? false }];
  });
}
