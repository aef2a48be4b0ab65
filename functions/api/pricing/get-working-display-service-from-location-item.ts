import { workingHome } from '#functions/pricing/working-home.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { displayServiceOfItem } from '#shared/pricing/display-service-of-item.ts';
import { os } from './implementer.ts';

/** What the home sells of the items named, in their order, at its working prices; an item that it does not sell (any more) is left out. */
export const getWorkingDisplayServiceFromLocationItem = os.getWorkingDisplayServiceFromLocationItem.handler(
  async ({ input: { locationItemIds, selectedTemplateId }, context }) => {
    const home = await workingHome(context, homeOf(context).locationId);
    return { items: [...new Set(locationItemIds)].flatMap((id) => displayServiceOfItem(home, id, selectedTemplateId) ?? []) };
  },
);
