import { displayServiceOfItem } from '#shared/pricing/display-service-of-item.ts';
import { os } from './implementer.ts';
import { showroomOf } from './showroom.ts';

/** What the home sells of the items named, in their order; an item that it does not sell (any more) is left out. */
export const getDisplayServiceFromLocationItem = os.getDisplayServiceFromLocationItem.handler(async ({ input, context }) => {
  const { home } = await showroomOf(context, input.locationId);
  const ids = [...new Set(input.locationItemIds)];
  return { items: ids.flatMap((id) => displayServiceOfItem(home, id, input.selectedTemplateId) ?? []) };
});
