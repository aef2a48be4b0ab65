import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { locationItems } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { PaperAddress } from '#shared/contract/paper-address.ts';
import type { VersionView } from '#shared/contract/price-lists.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import { startingChoices } from '#shared/planner/choices.ts';
import { whatChanged } from '#shared/pricing/what-changed.ts';
import { newEmail, ok, openCloudTable, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { readPdf } from '#test/documents/read-pdf.ts';
import { person } from '#test/world/cast.ts';
import { copiedHome } from '#test/world/copied-home.ts';
import { sampleArrangement } from '#test/world/sample-plan.ts';
import { world } from '#test/world/world.ts';
import { leadFor } from './parts/case-desk.ts';
import { getPlan, newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';
import { as, type PriceDesk, priceDesk, rowOf, rowsOf, saveRows } from './parts/price-desk.ts';
import { publishDrafts } from './parts/publishing.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const noun = 'items';

const entryOf = (id: string) => ok<EntryRow>('getEntry', { noun, id }, by());
const saveItem = (entry: object, seen: { version: number; base: string | null }) =>
  ok<EntryRow>('saveEntry', { noun, entry, version: seen.version, base: seen.base }, by());
const publish = ({ entry, version }: EntryRow) => publishDrafts(token, [{ noun, id: entry.id, version }]);

const category = world.catalog.merchandiseCategories.find(({ name }) => name === 'Caskets')!;
const sample = world.homes.find(({ profile }) => profile.name.startsWith('Averell'))!;
/** Letters only: names of people have no digits. */
const letters = () => randomUUID().replace(/[\d-]/g, '').slice(0, 8);

/** Returns a launched home that sells an item of the catalog, and the id under which it does. */
async function homeSelling(itemId: string): Promise<{ desk: PriceDesk; soldId: string }> {
  const locationId = randomUUID();
  const member = await person({ memberships: [{ locationId, access: 'admin' }] });
  const { profile, items, servicePrices } = copiedHome(sample, locationId);
  const [first] = items.filter(({ itemCategoryId }) => itemCategoryId === category.id);
  const sold = { ...first!, id: randomUUID(), itemId, priceCents: 123_400, isActive: true, sortOrder: 99 };
  await openCloudTable().putAll([
    ...locationItems({ ...profile, images: [], reviews: [], employees: [], isActive: true }),
    ...[...items, sold].map(locationItemItem),
    ...servicePrices.map(servicePriceItem),
  ]);
  return { desk: { locationId, admin: as(member), member }, soldId: sold.id };
}

/** Returns the text of a version's casket price list. */
async function casketsOf({ admin }: PriceDesk, id: string): Promise<string> {
  const address = await ok<PaperAddress>('getGplPdf', { id, paper: 'casket-price-list' }, admin);
  return (await readPdf(Buffer.from(await (await fetch(address!.url)).arrayBuffer()))).text;
}

it('a retired item stays with its plan, case, and list, nothing new takes it, and one that is off is withdrawn at once', async () => {
  const item = { id: randomUUID(), itemCategoryId: category.id, name: `Larch ${letters()}`, description: 'Solid larch' };
  await publish(await saveItem(item, { version: 0, base: null }));
  const { desk, soldId } = await homeSelling(item.id);
  const bare = await priceDesk({ isBare: true });
  const { row: untaken } = await waitUntil('the item in the pricing grid', () =>
    rowOf(bare, 'Caskets', item.name).catch(() => undefined),
  );
  const list = await ok<VersionView>(
    'createGplPdf',
    { providerLocationId: desk.locationId },
    { ...desk.admin, key: randomUUID() },
  );
  expect(await casketsOf(desk, list.id)).toContain(item.name);
  const soldAt = async () => (await plannerHomeOf(desk.locationId)).items.find(({ id }) => id === soldId);
  await waitUntil('the item in the planner', soldAt, 60);

  const [home, browser, lastName] = [await plannerHomeOf(desk.locationId), newBrowser(), `Quill${letters()}`];
  const contacts = sampleArrangement({ providerLocationId: desk.locationId }).contacts.map((each) =>
    each.contactType === 'decedent' ? { ...each, lastName } : { ...each, email: newEmail('larch') },
  );
  const chosen = { displayServiceId: soldId, isAddOn: true, answers: [], items: [{ locationItemId: soldId, quantity: 1 }] };
  const selectedDisplayServices = [...startingChoices(home, home.templates[0]!), chosen];
  const plan = packagePlan(home, { contacts, selectedDisplayServices });
  const saved = await save(browser, plan);
  expect(saved.dropped).toEqual([]);
  const sending = { id: plan.arrangementId, version: saved.version, preferredContact: 'email', bestTime: '', message: '' };
  await ok('submitArrangement', sending, { ...browser, key: randomUUID() });
  const lead = await leadFor(desk.admin, lastName);

  // Its new name says that the planner sees it as retired.
  const renamed = `${item.name}, retired`;
  const { row } = await ok<{ row: EntryRow }>('retireEntry', { noun, id: item.id, version: 0 }, by());
  await publish(await saveItem({ ...row.entry, name: renamed }, row));
  await waitUntil('the retired item is still sold', async () => (await soldAt())?.name === renamed, 60);
  const kept = await getPlan(browser, plan.arrangementId);
  const again = await save(browser, kept.arrangement, kept.version);
  expect(again.dropped).toEqual([]);
  expect(again.priced.lines.find(({ of }) => of === soldId)).toMatchObject({ amountCents: 123_400 });
  expect(await casketsOf(desk, list.id)).toContain(item.name);
  await waitUntil(
    'no other home is offered it',
    async () => !(await rowsOf(bare, 'Caskets')).some(({ row: { id } }) => id === item.id),
    60,
  );
  const [taken] = await saveRows([{ ...untaken, isOffered: true, priceCents: 50_000 }], bare.admin);
  expect(taken).toMatchObject({ status: 'invalid', errors: [{ message: 'This is no longer in the catalog.' }] });

  const published = await entryOf(item.id);
  await publish(await saveItem({ ...published.entry, isActive: false }, published));
  await waitUntil('the item is withdrawn', async () => (await soldAt()) === undefined, 60);
  const view = await getPlan(browser, plan.arrangementId);
  const change = whatChanged(await plannerHomeOf(desk.locationId), view.arrangement, view);
  expect(change.gone.map(({ of, amountCents }) => [of, amountCents])).toEqual([[soldId, 123_400]]);
  const last = await save(browser, view.arrangement, view.version);
  expect(last.dropped).toMatchObject([{ kind: 'item', id: soldId }]);
  const { items: sent } = await ok<{ items: PlanView[] }>('arrangementsByCaseId', { id: lead.id }, desk.admin);
  expect(sent[0]?.priced.lines.find(({ of }) => of === soldId)).toMatchObject({ amountCents: 123_400 });
});
