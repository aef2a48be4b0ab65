import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { dayBegins } from '#functions/price-lists/start-scheduled.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import { addDays, dateInZone } from '#shared/values/dates.ts';
import { clock, moveClockTo, ok, openCloudTable, quiet, waitUntil } from '#test/cloud/cloud.ts';
import { priceDesk, rowOf, saveRows } from '#test/journeys/parts/price-desk.ts';

const MINUTE = 60_000;

it('puts a scheduled price list in force when its day begins at the home, and not a quarter of an hour before', async () => {
  const desk = await priceDesk();
  const keyed = () => ({ ...desk.admin, key: randomUUID() });
  const publish = (more: object) => ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId, ...more }, keyed());
  const table = openCloudTable();
  const first = await publish({});
  const { row } = await rowOf(desk, 'Transport', 'Hearse');
  await saveRows([{ ...row, priceCents: 43_210 }], desk.admin);
  const { timeZone } = await ok<PriceListDraft>('getPriceListDraft', {}, desk.admin);
  const effectiveOn = addDays(dateInZone((await clock()).now, timeZone), 2);
  const list = await publish({ effectiveOn });
  const home = await readLocationRow(table, desk.locationId);
  await table.transact([locationUpdate(desk.locationId, home!.version, { isActive: true })]);
  const versions = async () =>
    (await ok<LocationProfile>('getLocationProfile', { id: desk.locationId })).priceList?.versions.map(({ id }) => id);

  const begins = Date.parse(dayBegins(effectiveOn, timeZone));
  await moveClockTo(new Date(begins - 5 * MINUTE));
  await quiet();
  expect(await versions()).toEqual([first.id]);
  await moveClockTo(new Date(begins + MINUTE));
  await waitUntil('the list of the day', async () => (await versions())?.[0] === list.id || undefined);
  const page = await ok<LocationProfile>('getLocationProfile', { id: desk.locationId });
  expect(page.priceList?.lines.find(({ line }) => line === 'hearse')?.minCents).toBe(43_210);
  expect(page.priceList?.versions).toMatchObject([{ id: list.id, effectiveOn }, { id: first.id }]);
});
