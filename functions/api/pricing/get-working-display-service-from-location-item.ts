import { workingHome } from '#functions/pricing/working-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { displayServiceOfItem } from '#shared/pricing/display-service-of-item.ts';
import { os } from './implementer.ts';

/** Returns the named items that the home sells, in the order asked for, at its working prices. Leaves out items that it doesn't sell or no longer sells. */
export const getWorkingDisplayServiceFromLocationItem = os.getWorkingDisplayServiceFromLocationItem.handler(
  async ({ input: { locationItemIds, selectedTemplateId }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    return { items: [...new Set(locationItemIds)].flatMap((id) => displayServiceOfItem(home, id, selectedTemplateId) ?? []) };
  },
);
