import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { locationItems, locationKeys } from '#functions/table/location.ts';
import type { DisplayService } from '#shared/model/display-service.ts';
import { plannerStep } from '#shared/model/enumerations/planner-step.ts';
import type { LocationProfile } from '#shared/model/location.ts';
import type { PlannerHome } from '#shared/model/planner-home.ts';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { templateSchema } from '#shared/model/template.ts';
import { calculateDisplayServices } from '#shared/pricing/calculate-display-services.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { ask, newAddress, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { sampleHome } from '#test/world/sample-home.ts';
import { homeCalled, notLaunched } from '#test/world/world.ts';
import { getPlan, newBrowser, packagePlan, plannerHomeOf, save, trySave } from './parts/planning.ts';

const table = openCloudTable();
const world = await plannerHomeOf(homeCalled('Averell').id);

describe("a home's planner data", () => {
  it('come in one answer, compressed if the client accepts gzip', async () => {
    const input = { locationId: world.locationId };
    const zipped = await ask<PlannerHome>('getPlannerHome', input, {
      from: newAddress(),
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('vary')).toContain('accept-encoding');
    expect(zipped.body).toEqual(world);
    const plain = await ask<PlannerHome>('getPlannerHome', input, {
      from: newAddress(),
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.body).toEqual(world);
    // As a browser gets it, through the edge.
    const edge = await ask<PlannerHome>('getPlannerHome', input, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
    expect([edge.headers.get('content-encoding'), edge.body.revision]).toEqual(['gzip', world.revision]);
  });

  it('have the words of every step, and what the items of a category bring along', () => {
    expect(world.pages?.map(({ step }) => step).sort()).toEqual([...plannerStep.values].sort());
    expect(world.categoryServices?.length).toBeGreaterThan(0);
  });

  it('are only of launched homes', async () => {
    for (const locationId of [randomUUID(), notLaunched[0]!.id])
      expect(await refused('getPlannerHome', { locationId }, { from: newAddress() })).toMatchObject({ status: 404 });
    expect(await refused('getPlannerHome', { locationId: 'x' }, { from: newAddress() })).toMatchObject({ status: 400 });
  });
});

describe('the logic of display services', () => {
  const plan = packagePlan(world);
  const { timing, type, dispositionType, selectedTemplate, selectedServicePreferences, selectedDisplayServices } = plan;
  const choices = { timing, type, dispositionType, selectedTemplate, selectedServicePreferences, selectedDisplayServices };
  const by = { from: newAddress() };

  it('runs here as in the browser', async () => {
    const answer = await ok<{ displayServices: DisplayService[]; priced: PricedPlan }>(
      'calculateDisplayServicesLogic',
      { locationId: world.locationId, plan: choices },
      by,
    );
    expect(answer.priced).toEqual(pricePlan(world, choices));
    expect(answer.displayServices).toEqual(calculateDisplayServices(world, choices));
    const [first] = answer.displayServices;
    const one = await ok<DisplayService>(
      'calculateDisplayServiceLogic',
      { locationId: world.locationId, displayServiceId: first!.id, plan: choices },
      by,
    );
    expect(one).toEqual(first);
  });

  it('of a display service that does not exist, or of such a home, is a 404', async () => {
    const input = { locationId: world.locationId, displayServiceId: randomUUID(), plan: choices };
    expect(await refused('calculateDisplayServiceLogic', input, by)).toMatchObject({ status: 404 });
    const elsewhere = { locationId: randomUUID(), plan: choices };
    expect(await refused('calculateDisplayServicesLogic', elsewhere, by)).toMatchObject({ status: 404 });
  });
});

describe('a home that changes while a family plans', () => {
  const template = (providerLocationId: string, changes: object = {}) =>
    templateSchema.parse({
      id: randomUUID(),
      providerLocationId,
      name: 'Simple Cremation',
      showOnArrangementPlanner: true,
      dispositionType: 'cremation',
      pricingMethod: 'flat',
      priceCents: 180_000,
      aLaCartePriceCents: 195_000,
      displayServices: world.displayServices.map(({ id }) => id),
      ...changes,
    });
  let profile: LocationProfile;
  const browser = newBrowser();
  const write = (changed: LocationProfile) => table.putAll(locationItems(changed));
  const waitForHome = (what: string, isSo: (home: PlannerHome) => boolean) =>
    waitUntil(what, async () => {
      const home = await plannerHomeOf(profile.id);
      return isSo(home) && home;
    });

  beforeAll(async () => {
    const plain = sampleHome({ id: randomUUID() });
    profile = { ...plain, templates: [template(plain.id)] };
    await write(profile);
  });

  it('has its new price shown by the next save', async () => {
    const home = await plannerHomeOf(profile.id);
    const plan = packagePlan(home);
    const first = await save(browser, plan);
    profile = { ...profile, templates: [{ ...profile.templates[0]!, priceCents: 210_000 }] };
    await write(profile);
    const changed = await waitForHome('the new price', ({ revision }) => revision !== home.revision);
    // Until the family has seen the new price, nothing is sent at the old one.
    const submission = { id: plan.arrangementId, version: 1, preferredContact: 'email' };
    expect(await refused('submitArrangement', submission, browser)).toMatchObject({ status: 409, code: 'conflict' });
    const second = await save(browser, plan, 1);
    expect(second.revision).toBe(changed.revision);
    expect(second.priced.totalCents - first.priced.totalCents).toBe(30_000);
    expect(second.priced).toEqual(pricePlan(changed, plan));
  });

  it('drops a package that it no longer has, and says so', async () => {
    const home = await plannerHomeOf(profile.id);
    const plan = packagePlan(home);
    await save(browser, plan);
    const [gone] = profile.templates;
    const next = template(profile.id, { name: 'Another', sortOrder: 1 });
    await table.delete(locationKeys.template(profile.id, gone!.id));
    profile = { ...profile, templates: [next] };
    await write(profile);
    await waitForHome('the package gone', ({ templates }) => templates.every(({ id }) => id !== gone!.id));
    const saved = await save(browser, plan, 1);
    expect(saved.dropped).toContainEqual(expect.objectContaining({ kind: 'package', id: gone!.id }));
    expect(saved.arrangement.selectedTemplate).toBeUndefined();
    expect(saved.arrangement.contacts).toEqual(plan.contacts);
  });

  it('that is no longer launched loses no word of the family: what is saved is kept, at the last price', async () => {
    const home = await plannerHomeOf(profile.id);
    const plan = packagePlan(home);
    const first = await save(browser, plan);
    await write({ ...profile, isActive: false });
    await waitUntil('the home closed', async () => {
      const { status } = await ask('getPlannerHome', { locationId: profile.id }, { from: newAddress() });
      return status === 404;
    });
    const second = await save(browser, { ...plan, name: 'For my father', priceCents: 1 }, 1);
    expect([first.isHomeGone, second.isHomeGone]).toEqual([false, true]);
    expect(second).toMatchObject({ version: 2, revision: first.revision, priced: first.priced, home: first.home });
    expect(second.arrangement).toMatchObject({ name: 'For my father', priceCents: first.priced.totalCents });
    expect(await getPlan(browser, plan.arrangementId)).toMatchObject({ version: 2, revision: home.revision });
    // Nothing filters what is sent now; but a plan has a limit.
    const answers = Array.from({ length: 100 }, () => ({ questionId: randomUUID(), value: 'x'.repeat(4000) }));
    const service = { displayServiceId: randomUUID(), isAddOn: false, answers, items: [] };
    expect((await trySave(browser, { ...plan, selectedDisplayServices: [service] }, 2)).status).toBe(413);
    const submission = { id: plan.arrangementId, version: 2, preferredContact: 'email' };
    expect(await refused('submitArrangement', submission, browser)).toMatchObject({ status: 409, code: 'conflict' });
    const identifiers = { id: plan.arrangementId };
    expect(await refused('getArrangementIdentifiers', identifiers, browser)).toMatchObject({ status: 404 });
    expect((await trySave(newBrowser(), packagePlan(home))).status).toBe(404);
  });
});
