import { readLocationRows } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

/** Lists the homes of the person's memberships: none for a family, and none that no longer exist. */
export const getOwnLocations = os.getOwnLocations.handler(async ({ context }) => {
  const memberships = context.actor.kind === 'person' ? context.actor.person.memberships : [];
  const places = new Map(memberships.map((membership) => [membership.locationId, membership]));
  const rows = await readLocationRows(context.table, [...places.keys()]);
  return {
    items: rows.flatMap(({ id, name, address, isActive }) => {
      const membership = places.get(id);
      if (!membership) return [];
      const { access, kind } = membership;
      return [{ id, name, town: `${address.city}, ${address.stateCode}`, isActive, access, kind }];
    }),
  };
});
