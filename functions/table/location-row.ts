import type { StaffMember } from '#shared/model/employee.ts';
import type { Image } from '#shared/model/image.ts';
import type { Location, LocationProfile } from '#shared/model/location.ts';
import type { Membership } from '#shared/model/membership.ts';
import { accountKeys } from './account.ts';
import { everyItem } from './every-item.ts';
import { nameIndex, townIndex } from './home-index.ts';
import { fromItem } from './item.ts';
import type { Gallery } from './location.ts';
import { locationKeys, profileIn, STAFF_ONLY } from './location.ts';
import type { Item, Table, Write } from './table.ts';
import { ConditionFailed } from './table.ts';

/** A home's own row with the version that a save of it names. */
export type LocationRow = Location & { version: number };

const rowOf = (item: Item): LocationRow => ({ ...fromItem<Location>(item), version: item.version as number });

/** Returns a home's own row among rows that were read together. */
export function locationRowIn(items: readonly Item[]): LocationRow | undefined {
  const item = items.find(({ entityType }) => entityType === 'location');
  return item && rowOf(item);
}

/** Reads a home's own row, consistently. */
export async function readLocationRow(table: Table, locationId: string): Promise<LocationRow | undefined> {
  const item = await table.get(locationKeys.profile(locationId), { consistent: true });
  return item && rowOf(item);
}

/** Reads the rows of several homes in order, in one request. A home that no longer exists is left out. */
export async function readLocationRows(table: Table, locationIds: readonly string[]): Promise<LocationRow[]> {
  if (locationIds.length === 0) return [];
  const items = await table.getMany(locationIds.map(locationKeys.profile));
  const rows = new Map(items.map((item) => [item.id, rowOf(item)]));
  return locationIds.flatMap((id) => rows.get(id) ?? []);
}

/** Reads a whole home as its staff see it, with the version of its own row: one consistent query. */
export async function readWholeLocation(
  table: Table,
  locationId: string,
): Promise<(LocationProfile & { version: number }) | undefined> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, { before: STAFF_ONLY, consistent: true });
  const profile = profileIn(items);
  const row = items.find(({ entityType }) => entityType === 'location');
  return profile && row && { ...profile, version: row.version as number };
}

/**
 * Changes fields of a home's row that is still at `version` and counts the write. An `undefined` field is removed. A new name or address moves it in the lists
 * of all homes.
 */
export const locationUpdate = (locationId: string, version: number, set: Partial<Location>): Write => ({
  update: locationKeys.profile(locationId),
  set: {
    ...set,
    ...(set.name === undefined ? {} : nameIndex({ id: locationId, name: set.name })),
    ...(set.address === undefined ? {} : townIndex({ id: locationId, address: set.address })),
    version: version + 1,
  },
  condition: { expression: '#version = :seen', names: { '#version': 'version' }, values: { ':seen': version } },
});

/**
 * Writes a home's new name or time zone into the memberships of its people, where they are repeated so that one read makes an actor. It isn't part of the
 * row's own write, which may not grow with the team; saving again fixes what was missed. Skips anyone who was removed meanwhile.
 */
export async function repeatInMemberships(
  table: Table,
  locationId: string,
  changed: Partial<Pick<Membership, 'locationName' | 'timeZone'>>,
): Promise<void> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, {
    startsWith: locationKeys.employee(locationId, '').sk,
  });
  const accounts = items.flatMap((item) => fromItem<StaffMember>(item).appUserId ?? []);
  await Promise.all(
    accounts.map(async (accountId) => {
      const key = accountKeys.membership(accountId, locationId);
      await table.update(key, changed, { expression: 'attribute_exists(pk)' }).catch((error: unknown) => {
        if (!(error instanceof ConditionFailed)) throw error;
      });
    }),
  );
}

/** Returns whether a home is launched, and the path of its logo (null without one): two requests. */
export async function readLogo(
  table: Table,
  locationId: string,
): Promise<{ isActive: boolean; path: string | null } | undefined> {
  const items = await table.getMany([locationKeys.profile(locationId), locationKeys.gallery(locationId)]);
  const row = items.find(({ entityType }) => entityType === 'location');
  if (!row) return undefined;
  const gallery = items.find(({ entityType }) => entityType === 'gallery') as unknown as Gallery | undefined;
  const image = gallery?.logo ? await table.get(locationKeys.image(locationId, gallery.logo)) : undefined;
  return { isActive: row.isActive === true, path: image ? fromItem<Image>(image).path : null };
}
