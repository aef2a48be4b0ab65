import { locationKeys } from '#functions/table/location.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import { ok, openCloudTable } from '#test/cloud/cloud.ts';
import { type PriceDesk, priceDesk } from './price-desk.ts';

/** Returns a launched home that has published its price list, and the version's id. */
export async function publishedList(): Promise<{ desk: PriceDesk; id: string }> {
  const desk = await priceDesk();
  const { id } = await ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId }, desk.admin);
  await openCloudTable().update(locationKeys.profile(desk.locationId), { isActive: true });
  return { desk, id };
}
