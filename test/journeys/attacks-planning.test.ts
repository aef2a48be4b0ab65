import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locationItems } from '#functions/table/location.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { templateSchema } from '#shared/model/template.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { ask, newAddress, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { homeCalled } from '#test/world/world.ts';
import { newBrowser, packagePlan, plannerHomeOf, type SavedPlan, save, signedIn } from './parts/planning.ts';

const table = openCloudTable();
const world = await plannerHomeOf(homeCalled('Averell').id);

describe('a home that is closed for a while and then reopens', () => {
  const plain = sampleHome({ id: randomUUID() });
  const packageOf = (name: string, priceCents: number) =>
    templateSchema.parse({
      id: randomUUID(),
      providerLocationId: plain.id,
      name,
      showOnArrangementPlanner: true,
      dispositionType: 'cremation',
      pricingMethod: 'flat',
      priceCents,
      aLaCartePriceCents: priceCents,
      displayServices: world.displayServices.map(({ id }) => id),
    });
  const [simple, grand] = [packageOf('Simple', 100_000), packageOf('Grand', 900_000)];
  const profile = { ...plain, templates: [simple, grand] };
  const stands = (isActive: boolean) => table.putAll(locationItems({ ...profile, isActive }));
  const isOpen = (wanted: boolean) =>
    waitUntil(wanted ? 'the home open' : 'the home closed', async () => {
      const { status } = await ask('getPlannerHome', { locationId: plain.id }, { from: newAddress() });
      return (status === 200) === wanted;
    });

  it('gets no plan that was changed meanwhile at the price from before', async () => {
    const by = newBrowser();
    await stands(true);
    const home: PlannerHome = await plannerHomeOf(plain.id);
    const cheap: Arrangement = packagePlan(home, { selectedTemplate: simple.id, dispositionType: 'cremation' });
    const first = await save(by, cheap);
    await stands(false);
    await isOpen(false);
    const dear = { ...cheap, selectedTemplate: grand.id };
    const meanwhile = await save(by, dear, first.version);
    await stands(true);
    await isOpen(true);
    expect((await plannerHomeOf(plain.id)).revision).toBe(first.revision);
    const sent = { id: cheap.arrangementId, version: meanwhile.version, preferredContact: 'email' };
    expect(await refused('submitArrangement', sent, by)).toMatchObject({ status: 409, code: 'conflict' });
    const looked = await save(by, dear, meanwhile.version);
    expect(looked.priced.totalCents).toBe(pricePlan(home, dear).totalCents);
    expect(looked.priced.totalCents).toBeGreaterThan(first.priced.totalCents);
    await ok('submitArrangement', { ...sent, version: looked.version }, { ...by, key: randomUUID() });
  });
});

describe('a plan that names the same few items thousands of times', () => {
  it('has a copy at a home that sells none of them, which names each once', async () => {
    const bare = sampleHome({ id: randomUUID() });
    await table.putAll(locationItems(bare));
    const [service] = world.displayServices;
    const items = Array.from({ length: 46 }, (_, at) => ({
      locationItemId: world.items[at % world.items.length]!.id,
      quantity: 1,
    }));
    const selectedDisplayServices = Array.from({ length: 85 }, () => ({
      displayServiceId: service!.id,
      isAddOn: false,
      answers: [],
      items,
    }));
    const by = signedIn(newBrowser(), await person());
    const plan = packagePlan(world, { completedFinalStep: 4, selectedDisplayServices });
    await save(by, plan);
    const copy = await ok<SavedPlan>(
      'duplicateArrangement',
      { id: plan.arrangementId, locationId: bare.id },
      { ...by, key: randomUUID() },
    );
    const gone = copy.dropped.filter(({ kind }) => kind === 'item').map(({ id }) => id);
    expect(gone).toEqual([...new Set(gone)]);
    expect(gone).toHaveLength(Math.min(46, world.items.length));
  });
});

describe('a version', () => {
  it('beyond what can be counted is refused, and is not our failure', async () => {
    const plan = packagePlan(world);
    const input = { requestId: randomUUID(), version: Number.MAX_SAFE_INTEGER, arrangement: plan };
    expect(await refused('saveArrangement', input, newBrowser())).toMatchObject({ status: 400, errors: [{ field: 'version' }] });
  });
});
