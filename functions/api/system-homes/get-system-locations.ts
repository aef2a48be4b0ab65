import { findHomes } from '#functions/homes/find-homes.ts';
import { readListsInForce } from '#functions/table/home-list.ts';
import { os } from './implementer.ts';

/** Lists homes with what their pages show: one query, and one read of which lists are in force, however many there are. */
export const getSystemLocations = os.getSystemLocations.handler(async ({ input, context }) => {
  const { locations, nextCursor } = await findHomes(context.table, input);
  const lists = await readListsInForce(
    context.table,
    locations.map(({ id }) => id),
  );
  const items = locations.map(({ id, name, address: { city, stateCode }, isActive, rating, reviewCount, googlePlaceId }) => ({
    ...{ id, name, city, stateCode, isActive, reviewCount },
    rating: rating ?? null,
    placeId: googlePlaceId ?? null,
    listInForce: lists.get(id) ?? null,
  }));
  return { items, nextCursor };
});
