/** Requests of each call about price lists that succeed, for its budget of table requests. */
import { randomUUID } from 'node:crypto';
import type { PriceListDraft, VersionView } from '#shared/contract/price-lists.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { addDays } from '#shared/values/dates.ts';
import { newAddress, ok, type RequestOptions } from '#test/cloud/cloud.ts';
import { packagePlan, saveInput, withoutKey } from '#test/journeys/parts/planning.ts';
import { type PriceDesk, priceDesk, rowOf, saveRows } from '#test/journeys/parts/price-desk.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';
import { once } from '../parts/once.ts';

type Request = { input?: unknown; options?: RequestOptions };

const keyed = ({ admin }: PriceDesk): RequestOptions => ({ ...admin, key: randomUUID() });
const draftOf = ({ admin }: PriceDesk) => ok<PriceListDraft>('getPriceListDraft', {}, admin);
const publish = (desk: PriceDesk) => ok<VersionView>('createGplPdf', { providerLocationId: desk.locationId }, keyed(desk));

/** Returns a desk whose list is published. Asking for its draft has warmed the catalog. */
async function publishedDesk() {
  const desk = await priceDesk();
  await draftOf(desk);
  return { desk, version: await publish(desk) };
}

/** The same, for calls that only read it. */
const readDesk = once(publishedDesk);

const sampleVersion = async () => {
  const home = launched.find(({ priceList }) => priceList)!;
  const page = await ok<{ priceList: { versions: { id: string }[] } }>('getLocationProfile', { id: home.id });
  return { home, id: page.priceList.versions[0]?.id };
};

export const recipes: Record<string, () => Promise<Request>> = {
  createGplPdf: async () => {
    const { desk } = await publishedDesk();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, priceCents: 12_300 }], desk.admin);
    return { input: { providerLocationId: desk.locationId }, options: keyed(desk) };
  },
  getGplPdf: async () => {
    const { desk } = await readDesk();
    return { input: { id: desk.locationId }, options: desk.admin };
  },
  viewGplPdf: async () => ({ input: { id: (await sampleVersion()).id }, options: { from: newAddress() } }),
  downloadGplPdf: async () => {
    const { home } = await sampleVersion();
    const by = withoutKey(await person());
    const plan = packagePlan(await ok<PlannerHome>('getPlannerHome', { locationId: home.id }));
    await ok('saveMyArrangement', saveInput(plan), by);
    return { input: { id: plan.arrangementId }, options: by };
  },
  downloadFile: async () => {
    const { desk } = await publishedDesk();
    const { home } = await sampleVersion();
    return { input: { LocationFileType: 'gpl', LocationId: home.id }, options: desk.admin };
  },
  getPriceListDraft: async () => ({ options: (await readDesk()).desk.admin }),
  savePriceListSettings: async () => {
    const { desk } = await publishedDesk();
    const { settings, settingsVersion } = await draftOf(desk);
    return { input: { version: settingsVersion, settings }, options: desk.admin };
  },
  mendPriceList: async () => {
    const { desk } = await publishedDesk();
    const { row } = await rowOf(desk, 'Transport', 'Hearse');
    await saveRows([{ ...row, note: 'No charge.' }], desk.admin);
    return { input: { findingId: (await draftOf(desk)).findings[0]?.id }, options: desk.admin };
  },
  getPriceListVersions: async () => ({ options: (await readDesk()).desk.admin }),
  getHandOuts: async () => ({ options: (await readDesk()).desk.admin }),
  unschedulePriceList: async () => {
    const { desk } = await publishedDesk();
    const { today } = await draftOf(desk);
    const input = { providerLocationId: desk.locationId, effectiveOn: addDays(today, 30) };
    const { id } = await ok<VersionView>('createGplPdf', input, keyed(desk));
    return { input: { versionId: id }, options: keyed(desk) };
  },
  recordHandOut: async () => {
    const { desk, version } = await publishedDesk();
    return { input: { versionId: version.id, to: 'Someone', how: 'mail' }, options: keyed(desk) };
  },
};
