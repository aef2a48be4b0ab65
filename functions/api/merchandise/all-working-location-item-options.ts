import { optionsOf } from '#functions/merchandise/listed-items.ts';
import { wholeOffer } from '#functions/merchandise/showroom.ts';
import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { createFreshCache } from '#functions/runtime/fresh-cache.ts';
import { setting } from '#functions/settings.ts';
import { readHomeItems } from '#functions/table/home-merchandise.ts';
import { ItemIndex } from '#shared/merchandise/item-index.ts';
import { homeMeant, os } from './implementer.ts';

/** How many homes one Lambda keeps. */
const HOMES = 50;

/** What homes sell by their lists in force, those not launched and categories that families don't see included. */
const sold = createFreshCache<ItemIndex>(HOMES, async (locationId, table, now) => {
  const [published, { locationItems, merchandise }] = await Promise.all([
    catalogOf(table, now),
    readHomeItems(table, locationId),
  ]);
  return wholeOffer(catalogOfHome(published, merchandise), locationItems).index;
});

/** Searches what the home sells, as the planner searches it: from warm memory, at most half of SNAPSHOT_MAX_AGE_SECONDS old. */
export const allWorkingLocationItemOptions = os.allWorkingLocationItemOptions.handler(async ({ input, context }) => {
  const locationId = homeMeant(context, input);
  const index = await sold(locationId, context.table, context.now, Number(setting('SNAPSHOT_MAX_AGE_SECONDS')) / 2);
  return optionsOf(index ?? new ItemIndex([]), input);
});
