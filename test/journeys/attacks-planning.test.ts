import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { locationItems } from '#functions/table/location.ts';
import type { Arrangement } from '#shared/model/arrangement.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import { templateSchema } from '#shared/model/template.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { ask, newAddress, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { homeCalled } from '#test/world/world.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';

const table = openCloudTable();
const world = await plannerHomeOf(homeCalled('Averell').id);

describe('a home that is closed for a while and opens again as it was', () => {
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

  it('is sent no plan that was changed meanwhile at the price from before', async () => {
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

describe('a version', () => {
  it('beyond what can be counted is refused, and no failure of ours', async () => {
    const plan = packagePlan(world);
    const input = { requestId: randomUUID(), version: Number.MAX_SAFE_INTEGER, arrangement: plan };
    expect(await refused('saveArrangement', input, newBrowser())).toMatchObject({ status: 400, errors: [{ field: 'version' }] });
  });
});
