import { randomUUID } from 'node:crypto';
import { locationItems, locationKeys } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { world } from '#test/world/world.ts';
import { as, type PriceDesk, priceDesk } from './price-desk.ts';

const homeSample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))!;

/** Returns a launched home that has published its price list, and the version's id. */
export async function publishedList(): Promise<{ desk: PriceDesk; id: string }> {
  const desk = await priceDesk();
  const { id } = await ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId }, desk.admin);
  await openCloudTable().update(locationKeys.profile(desk.locationId), { isActive: true });
  return { desk, id };
}

/** Returns a launched home with packages and a list of the sample data in force, and its admin. */
export async function launchedHome(): Promise<PriceDesk> {
  const locationId = randomUUID();
  const member = await person({ memberships: [{ locationId, access: 'admin' }] });
  const { profile, items, servicePrices } = copiedHome(homeSample, locationId);
  await openCloudTable().putAll([
    ...locationItems({ ...profile, images: [], reviews: [], employees: [], isActive: true }),
    ...items.map(locationItemItem),
    ...servicePrices.map(servicePriceItem),
  ]);
  return { locationId, admin: as(member), member };
}
