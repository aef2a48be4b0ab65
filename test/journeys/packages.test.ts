import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { templateCreation } from '#functions/table/template.ts';
import type { OwnTemplate, PreConfiguredSummary, TemplateChoices } from '#shared/contract/packages.ts';
import type { Problem } from '#shared/contract/problem.ts';
import { packagePrice } from '#shared/packages/package-price.ts';
import { ask, newAddress, ok, openCloudTable, refused, waitUntil } from '#test/cloud/cloud.ts';
import { choicesOf, lineOf, listed, newPackage, save, sentOf, staffOf, type Workshop, workshop } from './parts/package-maker.ts';
import { newBrowser, packagePlan, plannerHomeOf, save as savePlan } from './parts/planning.ts';

const publicNames = async ({ locationId }: Workshop) =>
  (await ok<{ items: { name: string }[] }>('getAllTemplates', { locationId }, { from: newAddress() })).items.map(
    ({ name }) => name,
  );

const refusedSave = ({ staff }: Workshop, version: number, template: object) =>
  refused('saveTemplate', { version, template }, staff);

describe('a package', () => {
  let home: Workshop;
  let choices: TemplateChoices;
  beforeAll(async () => {
    home = await workshop();
    choices = await choicesOf(home);
  });

  it('costs what its lines cost at the home, whatever price is sent, and families see it', async () => {
    const items = [lineOf(choices, 'direct-cremation'), lineOf(choices, 'cremation-fee')];
    const own = await save(home, { ...newPackage(home, { name: 'Plain', packageServices: items }), priceCents: 1 });
    expect(own).toMatchObject({
      version: 1,
      unpriced: [],
      template: { priceCents: 185_000, aLaCartePriceCents: 185_000, isActive: true },
    });
    expect(own.template.priceCents).toBe(packagePrice(choices.home, own.template).aLaCartePriceCents);
    expect(await publicNames(home)).toContain('Plain');
    const flat = await save(home, sentOf(own, { pricingMethod: 'flat', priceCents: 170_000 }), 1);
    expect(flat.template).toMatchObject({ priceCents: 170_000, aLaCartePriceCents: 185_000 });
  });

  it('is not kept if all packages together would be more than a page can read, unless it grows no larger', async () => {
    const full = await workshop();
    const own = await save(full, newPackage(full, { name: 'The first' }));
    const notes = 'A quiet word. '.repeat(140);
    const services = Array.from({ length: 50 }, () => ({ ...lineOf(choices, 'hearse'), detailText: notes.slice(0, 990) }));
    const large = { ...own.template, notes, packageServices: services };
    const bytes = JSON.stringify(large).length;
    expect(bytes).toBeGreaterThan(50_000);
    const fits = Math.floor(1_000_000 / bytes) - 1;
    await openCloudTable().transact(
      Array.from({ length: fits }, () => templateCreation({ ...large, id: randomUUID(), isActive: false })),
    );
    const heavy = (await listed(full)).find(({ template }) => template.packageServices.length === services.length);
    await ok('duplicateTemplate', { id: own.template.id }, { ...full.staff, key: randomUUID() });
    await openCloudTable().transact([templateCreation({ ...large, id: randomUUID() })]);
    const refusal = {
      status: 413,
      code: 'too_large',
      detail:
        'Together, your packages (archived ones included) have more text than we can save. Shorten some of their descriptions.',
    };
    const { packageServices } = large;
    expect(await refusedSave(full, 1, { ...sentOf(own), packageServices })).toMatchObject(refusal);
    expect(await refused('duplicateTemplate', { id: heavy?.template.id }, { ...full.staff, key: randomUUID() })).toMatchObject(
      refusal,
    );
    expect((await save(full, sentOf(own, { name: 'First' }), 1)).template.name).toBe('First');
  });

  it('names what it includes and the home has no price for', async () => {
    const own = await save(
      home,
      newPackage(home, { packageServices: [lineOf(choices, 'hearse', { displayName: 'The coach' })] }),
    );
    expect(own).toMatchObject({ unpriced: ['The coach'], template: { priceCents: 0 } });
  });

  it('keeps no logic and only what is shown, and loses a setting that is no longer sent', async () => {
    const [service] = choices.home.displayServices.filter(({ mappings }) => mappings.length > 1);
    const [visibleTemplate, hidden] = service!.mappings;
    const setting = {
      displayServiceId: service!.id,
      isAddOn: true,
      canRemoveInOnlineArrangements: true,
      eventOrder: 3,
      mappings: [
        { serviceId: visibleTemplate!.serviceId, shouldShow: true, logic: { '==': [1, 1] } },
        { serviceId: hidden!.serviceId, shouldShow: false },
      ],
      questions: service!.questions.slice(0, 1).map(({ id }) => ({ id, isOptional: true, shouldShow: false, logic: true })),
    };
    const sent = { ...newPackage(home), religionId: choices.home.preferenceGroups[0]?.preferences[0]?.id };
    const own = await save(home, { ...sent, displayServices: [service!.id], displayServiceSettings: [setting] });
    expect(own.template.displayServiceSettings).toEqual([
      {
        ...setting,
        mappings: [{ serviceId: visibleTemplate!.serviceId }],
        questions: setting.questions.map(({ logic: _, ...question }) => question),
      },
    ]);
    const { displayServiceSettings: _, religionId: __, ...rest } = sentOf(own);
    await save(home, rest, 1);
    const ownPackage = (await listed(home)).find(({ template }) => template.id === own.template.id);
    expect([ownPackage?.template.displayServiceSettings, ownPackage?.template.religionId, ownPackage?.version]).toEqual([
      undefined,
      undefined,
      2,
    ]);
  });

  it('that two people save is saved by the first, and the second sees both', async () => {
    const own = await save(home, newPackage(home, { name: 'Both' }));
    const colleague = { ...home, staff: await staffOf(home.locationId, 'owner') };
    const answers = await Promise.all(
      [home, colleague].map(({ staff }, at) =>
        ask<Problem>('saveTemplate', { version: 1, template: sentOf(own, { name: `Both ${at}` }) }, staff),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'stale',
      detail: 'Ada Tester saved this package while you worked on it.',
    });
    const saved = (await listed(colleague)).find(({ template }) => template.id === own.template.id);
    expect(saved?.version).toBe(2);
    expect(await refusedSave(home, 0, sentOf(own))).toMatchObject({ status: 409, code: 'stale' });
    expect((await save(home, sentOf(own, { name: 'Mine after all' }), 2)).version).toBe(3);
  });

  it('says in the words of the screen what is wrong with it', async () => {
    const sent = newPackage(home);
    const fault = async (changes: object) => (await refusedSave(home, 0, { ...sent, ...changes })).errors;
    expect(await fault({ name: ' ' })).toEqual([{ field: 'template.name', message: 'Give the package a name.' }]);
    expect(await fault({ priceCents: -5 })).toEqual([{ field: 'template.priceCents', message: 'A price cannot be negative.' }]);
    expect((await fault({ priceCents: 1e15 }))?.[0]?.message).toBe('A price can be at most $100,000,000.00.');
    expect((await fault({ priceCents: '12' }))?.[0]?.message).toContain('dollars and cents');
    const unknown = { packageServiceId: randomUUID(), displayName: 'Doves', detailText: '', isIncluded: true };
    expect((await fault({ packageServices: [{ ...unknown, serviceId: randomUUID() }] }))?.[0]?.message).toContain(
      '“Doves” is no longer in the catalog',
    );
    expect((await fault({ packageServices: [unknown] }))?.[0]?.message).toContain('in your own words');
    expect((await fault({ packageServices: [lineOf(choices, 'hearse', { gplLine: 'embalming' })] }))?.[0]?.message).toContain(
      'another line',
    );
    expect((await fault({ displayServices: [randomUUID()] }))?.[0]?.field).toBe('displayServices.0');
    expect((await fault({ religionId: randomUUID() }))?.[0]?.field).toBe('religionId');
    const detailText = '漢'.repeat(1000);
    const packageServices = Array.from({ length: 60 }, () => ({
      ...unknown,
      packageServiceId: randomUUID(),
      isIncluded: false,
      detailText,
    }));
    expect(await refusedSave(home, 0, { ...sent, packageServices })).toMatchObject({ status: 413 });
    expect(await refusedSave(home, 7, { ...sent, id: randomUUID() })).toMatchObject({ status: 404 });
  });

  it('is another home’s business only there', async () => {
    const stranger = await workshop();
    const [theirs] = await listed(stranger);
    const { id } = theirs!.template;
    for (const call of ['archiveTemplate', 'restoreTemplate', 'duplicateTemplate'])
      expect(await refused(call, { id }, home.staff), call).toMatchObject({ status: 404 });
    expect(await refused('orderTemplates', { ids: [id] }, home.staff)).toMatchObject({ status: 404 });
    expect(await refusedSave(home, 1, sentOf(theirs!))).toMatchObject({ status: 404 });
    expect((await listed(home)).map(({ template }) => template.id)).not.toContain(id);
    expect(await listed(stranger)).toEqual([theirs]);
  });

  it('is changed by owners and admins, and visible to all of the staff', async () => {
    for (const access of ['staff', 'view-only'] as const) {
      const staff = await staffOf(home.locationId, access);
      expect((await listed({ ...home, staff })).length).toBeGreaterThan(0);
      expect(await refused('saveTemplate', { version: 0, template: newPackage(home) }, staff)).toMatchObject({ status: 403 });
    }
  });
});

describe('the packages of a home', () => {
  it('are put in an order that families see, and copied and archived without losing anything', async () => {
    const home = await workshop();
    const [first] = await listed(home);
    const second = await save(home, newPackage(home, { name: 'Second' }));
    const third = await save(home, newPackage(home, { name: 'Third' }));
    const ids = [third, first!, second].map(({ template }) => template.id);
    expect(await ok('orderTemplates', { ids: ids.slice(0, 1) }, home.staff)).toEqual({ ids });
    expect(await publicNames(home)).toEqual(['Third', first!.template.name, 'Second']);
    expect(await refused('orderTemplates', { ids: [ids[0], ids[0]] }, home.staff)).toMatchObject({ status: 400 });
    // Reordering is no save: someone who edits a package continues, and a save leaves the order alone.
    expect((await save(home, sentOf(third, { name: 'Third still' }), 1)).version).toBe(2);
    expect((await publicNames(home))[0]).toBe('Third still');

    const copy = await ok<OwnTemplate>('duplicateTemplate', { id: ids[0] }, home.staff);
    expect(copy).toMatchObject({ version: 1, template: { name: 'Third still (copy)', isActive: false } });
    expect(await publicNames(home)).toHaveLength(3);
    await ok('restoreTemplate', { id: copy.template.id }, home.staff);
    expect((await publicNames(home)).at(-1)).toBe('Third still (copy)');

    for (let time = 0; time < 2; time += 1) await ok('archiveTemplate', { id: ids[0] }, home.staff);
    expect(await publicNames(home)).not.toContain('Third still');
    expect((await listed(home)).find(({ template }) => template.id === ids[0])?.template.isActive).toBe(false);
    await ok('restoreTemplate', { id: ids[0] }, home.staff);
    expect((await publicNames(home))[0]).toBe('Third still');
  });

  it('are made at the prices of the grid while the home has published none', async () => {
    const home = await workshop({ priceList: undefined });
    const choices = await choicesOf(home);
    const own = await save(home, newPackage(home, { packageServices: [lineOf(choices, 'hearse')] }));
    expect([own.template.priceCents, own.unpriced.length]).toEqual([0, 1]);
  });

  it('start from a preconfigured one at the home’s own prices, which is kept only when it is saved', async () => {
    const home = await workshop();
    const { items } = await ok<{ items: PreConfiguredSummary[] }>('getPreConfiguredTemplates', {}, home.staff);
    expect(items.length).toBeGreaterThanOrEqual(10);
    const from = items.find(({ name }) => name === 'Direct Cremation')!;
    expect(from.includes).toEqual(['Direct cremation']);
    const made = await ok<OwnTemplate>('getTemplateFromPreConfiguredTemplate', { id: from.id }, home.staff);
    expect(made).toMatchObject({
      version: 0,
      template: { providerLocationId: home.locationId, priceCents: 150_000, name: from.name },
    });
    expect(await listed(home)).toHaveLength(1);
    for (const { id } of items) {
      const { template } = await ok<OwnTemplate>('getTemplateFromPreConfiguredTemplate', { id }, home.staff);
      expect(await save(home, sentOf({ template }))).toMatchObject({ version: 1 });
    }
    expect(await listed(home)).toHaveLength(items.length + 1);
    expect(await refused('getTemplateFromPreConfiguredTemplate', { id: randomUUID() }, home.staff)).toMatchObject({
      status: 404,
    });
  });
});

describe('a plan that was begun with a package', () => {
  it('keeps it when the home archives it, at its price, while nobody else is offered it', async () => {
    const home = await workshop();
    const choices = await choicesOf(home);
    const own = await save(home, {
      ...newPackage(home, { dispositionType: 'cremation', packageServices: [lineOf(choices, 'direct-cremation')] }),
      displayServices: choices.home.displayServices.map(({ id }) => id),
    });
    const waitForOffer = (isOffered: boolean) =>
      waitUntil(`the package ${isOffered ? 'offered' : 'retired'}`, async () => {
        const planner = await plannerHomeOf(home.locationId);
        return planner.templates.some(({ id }) => id === own.template.id) === isOffered && planner;
      });
    const planner = await waitForOffer(true);
    const browser = newBrowser();
    const plan = packagePlan({ ...planner, templates: planner.templates.filter(({ id }) => id === own.template.id) });
    const first = await savePlan(browser, plan);
    await ok('archiveTemplate', { id: own.template.id }, home.staff);
    await waitForOffer(false);
    const again = await savePlan(browser, plan, 1);
    expect(again.arrangement.selectedTemplate).toBe(own.template.id);
    expect([again.priced, again.dropped]).toEqual([first.priced, first.dropped]);
  });
});
