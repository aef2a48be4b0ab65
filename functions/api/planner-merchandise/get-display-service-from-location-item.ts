import { showroomOf } from '#functions/merchandise/showroom.ts';
import { displayServiceOfItem } from '#shared/pricing/display-service-of-item.ts';
import { os } from './implementer.ts';

/** Returns the named items that the home sells, in the order asked for. Leaves out items that it doesn't sell or no longer sells. */
export const getDisplayServiceFromLocationItem = os.getDisplayServiceFromLocationItem.handler(async ({ input, context }) => {
  const { home } = await showroomOf(context, input.locationId);
  const ids = [...new Set(input.locationItemIds)];
  return { items: ids.flatMap((id) => displayServiceOfItem(home, id, input.selectedTemplateId) ?? []) };
});
