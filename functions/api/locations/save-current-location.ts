import { homeOf } from '#functions/runtime/home-of.ts';
import { repeatInMemberships } from '#functions/table/location-row.ts';
import { changeLocation } from './change-location.ts';
import { os } from './implementer.ts';
import { placedAddress } from './placed-address.ts';

/** Saves the name, address, website, description, and time zone that were sent. Families see them within seconds. */
export const saveCurrentLocation = os.saveCurrentLocation.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { version, address, ...fields } = input;
  const saved = await changeLocation(context, { locationId, version }, async (row) => ({
    ...fields,
    ...(address ? { address: await placedAddress(context.places, row.address, address) } : {}),
  }));
  const repeated = {
    ...(input.name === undefined ? {} : { locationName: input.name }),
    ...(input.timeZone === undefined ? {} : { timeZone: input.timeZone }),
  };
  if (Object.keys(repeated).length > 0) await repeatInMemberships(context.table, locationId, repeated);
  return saved;
});
