import { randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { planKey, readPlan } from '#functions/table/plan.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { shownIn, whatChanged } from '#shared/pricing/what-changed.ts';
import { ask, cloud, newAddress, ok, openCloudTable, refused } from '#test/cloud/cloud.ts';
import { requestLine } from '#test/cloud/request-log.ts';
import { person } from '#test/world/cast.ts';
import { homeCalled, launched, notLaunched } from '#test/world/world.ts';
import {
  getPlan,
  newBrowser,
  packagePlan,
  plannerHomeOf,
  refusedGetPlan,
  refusedSave,
  type SavedPlan,
  save,
  saveInput,
  signedIn,
  trySave,
  withoutKey,
} from './parts/planning.ts';

const home = await plannerHomeOf(homeCalled('Averell').id);
const notFound = { status: 404, code: 'not_found' };

describe('a plan without an account', () => {
  it('is saved under the key of its browser, priced, and found again unchanged', async () => {
    const browser = newBrowser();
    const plan = packagePlan(home);
    const saved = await save(browser, plan);
    expect(saved).toMatchObject({
      version: 1,
      dropped: [],
      hasOwner: false,
      isArchived: false,
      submittedOn: null,
      editableStatus: 'editable',
      revision: home.revision,
      home: { locationId: home.locationId, name: home.name, place: home.place, phone: home.phone },
    });
    const { dropped: _, isHomeGone, ...view } = saved;
    expect(isHomeGone).toBe(false);
    expect(await getPlan(browser, plan.arrangementId)).toEqual(view);
    expect(await ok('getLastArrangementByUser', { locationId: home.locationId }, browser)).toEqual({ plan: view });
    expect(await ok('getArrangementEditableStatus', { id: plan.arrangementId }, browser)).toEqual({
      status: 'editable',
      isEditable: true,
    });
    const { identifiers } = await ok<{ identifiers: object }>('getArrangementIdentifiers', { id: plan.arrangementId }, browser);
    expect(identifiers).toMatchObject({ timing: 'at-need', type: 'someone-else', dispositionType: plan.dispositionType });
  });

  it('costs what the home asks, whatever the browser claims', async () => {
    const plan = packagePlan(home);
    const repriced = pricePlan(home, plan);
    expect(repriced.totalCents).toBeGreaterThan(0);
    const saved = await save(newBrowser(), { ...plan, priceCents: 1, flatPriceCents: 1 });
    expect(saved.priced).toEqual(repriced);
    expect(saved.arrangement.priceCents).toBe(repriced.totalCents);
    const { pricingMethod, priceCents } = home.templates[0]!;
    expect(saved.arrangement.flatPriceCents).toBe(pricingMethod === 'flat' ? priceCents : undefined);
    expect(saved.arrangement.selectedTemplatePricingMethod).toBe(pricingMethod);
  });

  it('keeps what it shows, so that its family is told in words when the home asks and offers something else', async () => {
    const browser = newBrowser();
    const plan = packagePlan(home);
    await save(browser, plan);
    const view = await getPlan(browser, plan.arrangementId);
    expect(view.shown).toEqual(shownIn(home, view.arrangement));
    const [asked, ...others] = view.shown?.questions ?? [];
    const chosen = view.shown?.choices.find(({ id }) => home.displayServices.some((each) => each.id === id));
    // The home of tomorrow: one service less, and a question in place of another.
    const displayServices = home.displayServices
      .filter(({ id }) => id !== chosen?.id)
      .map((each) => ({ ...each, questions: each.questions.filter(({ id }) => id !== asked?.id) }));
    const change = whatChanged({ ...home, displayServices }, view.arrangement, view);
    const told = [...change.lost.map(({ label }) => label), ...change.gone.map(({ label }) => label)];
    expect(told.some((words) => words.includes(chosen!.words))).toBe(true);
    const before = { ...view, shown: { choices: view.shown!.choices, questions: others } };
    expect(whatChanged(home, view.arrangement, before).newQuestions).toEqual([asked]);
  });

  it('has the list of packages before its package is chosen, in the home’s own words, and the package afterward', async () => {
    const browser = newBrowser();
    const { id, name, description, priceCents } = home.templates[0]!;
    const claimed = { id, name: 'A gift', description: '', priceCents: 1 };
    const early = packagePlan(home, { completedFinalStep: 4, templates: [claimed, { ...claimed, id: randomUUID() }] });
    const first = await save(browser, early);
    expect(first.arrangement.templates).toEqual([{ id, name, description, priceCents }]);
    expect(first.arrangement.selectedTemplate).toBeUndefined();
    const later = await save(browser, { ...early, completedFinalStep: 5 }, 1);
    expect(later.arrangement).toMatchObject({ selectedTemplate: id, completedFinalStep: 5 });
    expect(later.arrangement.templates).toBeUndefined();
  });

  it('is not saved before the contacts', async () => {
    for (const completedFinalStep of [0, 1])
      expect(await refusedSave(newBrowser(), { ...packagePlan(home), completedFinalStep })).toMatchObject({
        status: 400,
        errors: [{ field: 'arrangement.completedFinalStep' }],
      });
  });

  it('needs a key, of the shape of one', async () => {
    for (const headers of [
      {},
      { 'x-plan-key': 'short' },
      { 'x-plan-key': 'A'.repeat(44) },
      { 'x-plan-key': `${'A'.repeat(42)}=` },
    ])
      expect(await refusedSave({ headers, from: newAddress() } as never, packagePlan(home))).toMatchObject({
        status: 400,
        code: 'invalid_input',
        errors: [{ field: 'x-plan-key' }],
      });
  });

  it('is no one else’s: another browser, a forged key, an account and nobody see nothing, and change nothing', async () => {
    const key = randomBytes(32).toString('base64url');
    const browser = newBrowser(key);
    const plan = packagePlan(home);
    await save(browser, plan);
    const stranger = await person();
    const forged = `${key.slice(0, 42)}${key.endsWith('A') ? 'E' : 'A'}`;
    const hash = (await readPlan(openCloudTable(), plan.arrangementId))?.heldBy?.slice(0, 43);
    for (const other of [
      newBrowser(),
      newBrowser(forged),
      newBrowser(hash),
      signedIn(newBrowser(), stranger),
      withoutKey(stranger),
    ]) {
      expect(await refusedGetPlan(other, plan.arrangementId)).toMatchObject(notFound);
      expect(await refusedSave(other, plan, 1)).toMatchObject(notFound);
      expect(await refusedSave(other, plan)).toMatchObject(notFound);
      expect(await ok('getLastArrangementByUser', { locationId: home.locationId }, other)).toEqual({ plan: null });
      const submission = { id: plan.arrangementId, version: 1, preferredContact: 'email' };
      expect(await refused('submitArrangement', submission, other)).toMatchObject(notFound);
    }
    expect(await refusedGetPlan({ headers: {}, from: newAddress() }, plan.arrangementId)).toMatchObject(notFound);
    expect((await getPlan(browser, plan.arrangementId)).version).toBe(1);
  });

  it("that does not exist, or is not a GUID, can't be told from a missing one", async () => {
    const browser = newBrowser();
    expect(await refusedGetPlan(browser, randomUUID())).toMatchObject(notFound);
    expect(await refusedSave(browser, packagePlan(home), 3)).toMatchObject(notFound);
    for (const id of ['new', '1', '../x', '00000000-0000-0000-0000-000000000000'])
      expect(await refused('getHeldArrangement', { id }, browser)).toMatchObject({ status: expect.toBeOneOf([400, 404]) });
    expect(await refusedSave(browser, { ...packagePlan(home), arrangementId: 'new' })).toMatchObject({
      status: 400,
      errors: [{ field: 'arrangement.arrangementId', message: 'Not an id' }],
    });
  });

  it('needs a home that is launched to begin with', async () => {
    const [somewhere] = notLaunched;
    for (const providerLocationId of [randomUUID(), somewhere!.id])
      expect(await refusedSave(newBrowser(), { ...packagePlan(home), providerLocationId })).toMatchObject(notFound);
  });

  it('leaves its key in no log', async () => {
    const key = randomBytes(32).toString('base64url');
    const answer = await ask('saveArrangement', saveInput(packagePlan(home)), newBrowser(key));
    await requestLine(answer.headers.get('x-request-id') ?? '');
    expect(await readFile(cloud.logFile, 'utf8')).not.toContain(key);
  });
});

describe('two devices', () => {
  it('do not overwrite each other: the slower one is told, reads, and saves again', async () => {
    const browser = newBrowser();
    const plan = packagePlan(home);
    await save(browser, plan);
    await save(browser, { ...plan, name: 'From the phone' }, 1);
    expect(await refusedSave(browser, { ...plan, name: 'From the desk' }, 1)).toMatchObject({ status: 409, code: 'stale' });
    // Creating a plan that exists is a conflict as well.
    expect(await refusedSave(browser, plan)).toMatchObject({ status: 409, code: 'stale' });
    const there = await getPlan(browser, plan.arrangementId);
    expect([there.version, there.arrangement.name]).toEqual([2, 'From the phone']);
    expect((await save(browser, { ...plan, name: 'From the desk' }, 2)).version).toBe(3);
  });

  it('lose nothing of fifty simultaneous saves', async () => {
    const browser = newBrowser();
    const plan = packagePlan(home);
    await save(browser, plan);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, nth) => trySave(browser, { ...plan, name: `Save ${nth}` }, 1)),
    );
    const taken = answers.filter(({ status }) => status === 200);
    expect(taken).toHaveLength(1);
    for (const { status, body } of answers) if (status !== 200) expect([status, body.code]).toEqual([409, 'stale']);
    expect((await getPlan(browser, plan.arrangementId)).arrangement.name).toBe(taken[0]?.body.arrangement.name);
  });
});

describe('a save that is sent again', () => {
  it('gets the same answer, and is one version', async () => {
    const browser = newBrowser();
    const plan = { ...packagePlan(home), selectedTemplate: randomUUID() };
    for (const version of [null, 1]) {
      const input = saveInput({ ...plan, name: `Version ${version}` }, version);
      const first = await ask<SavedPlan>('saveArrangement', input, browser);
      expect(first.body.dropped).toEqual([expect.objectContaining({ kind: 'package', id: plan.selectedTemplate })]);
      const again = await ask('saveArrangement', input, browser);
      expect([again.status, again.body]).toEqual([200, first.body]);
    }
    expect((await getPlan(browser, plan.arrangementId)).version).toBe(2);
  });

  it('fifty times at the same time is one version', async () => {
    const browser = newBrowser();
    const input = saveInput(packagePlan(home));
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask<SavedPlan>('saveArrangement', input, browser)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.body.version).toBe(1);
  });

  it("can't be repeated by another browser", async () => {
    const input = saveInput(packagePlan(home));
    await ok('saveArrangement', input, newBrowser());
    expect(await refused('saveArrangement', input, newBrowser())).toMatchObject(notFound);
  });
});

describe('what a plan may not be', () => {
  const at = (changes: object) => {
    const plan = packagePlan(home);
    const [contact, decedent] = plan.contacts;
    return { ...plan, contacts: [{ ...contact, ...changes }, decedent] };
  };
  it.each([
    ['contacts.0.firstName', { firstName: 'x'.repeat(300) }, undefined],
    ['contacts.0.lastName', { lastName: ' ' }, 'Required'],
    ['contacts.0.email', { email: 'not an address' }, 'Invalid Email'],
    ['contacts.0.email', { email: '' }, 'Required'],
    ['contacts.0.phoneNumber', { phoneNumber: '555-01' }, 'Invalid phone number'],
    ['contacts', { relationship: undefined }, 'Relationship with decedent is required.'],
  ])('%s: %j is named with its words', async (field, changes, message) => {
    expect(await refusedSave(newBrowser(), at(changes))).toMatchObject({
      status: 400,
      errors: [{ field: `arrangement.${field}`, ...(message ? { message } : {}) }],
    });
  });

  it('more than a home offers, however much is sent', async () => {
    const browser = newBrowser();
    const answers = Array.from({ length: 100 }, () => ({ questionId: randomUUID(), value: 'x'.repeat(4000) }));
    const plan = packagePlan(home);
    const [chosen, ...others] = plan.selectedDisplayServices;
    const unknown = { displayServiceId: randomUUID(), isAddOn: false, answers, items: [] };
    const saved = await save(browser, { ...plan, selectedDisplayServices: [{ ...chosen!, answers }, unknown, ...others] });
    expect(saved.arrangement.selectedDisplayServices).toEqual(
      (await save(newBrowser(), packagePlan(home))).arrangement.selectedDisplayServices,
    );
    expect(saved.dropped).toHaveLength(101);
    expect(saved.priced.totalCents).toBe(pricePlan(home, plan).totalCents);
  });

  it('changed once it is in a contract, or moved to another home', async () => {
    const browser = newBrowser();
    const plan = packagePlan(home);
    await save(browser, plan);
    const other = launched.find(({ id }) => id !== home.locationId)!.id;
    expect(await refusedSave(browser, { ...plan, providerLocationId: other }, 1)).toMatchObject({
      status: 400,
      errors: [{ field: 'arrangement.providerLocationId' }],
    });
    await openCloudTable().update(planKey(plan.arrangementId), { editableStatus: 'in-contract' });
    expect(await refusedSave(browser, plan, 1)).toMatchObject({ status: 409, code: 'conflict' });
    expect(await ok('getArrangementEditableStatus', { id: plan.arrangementId }, browser)).toEqual({
      status: 'in-contract',
      isEditable: false,
    });
  });
});

describe('answers that do not count', () => {
  const question = (identifier: string) => home.questions.find((each) => each.identifier === identifier)!.id;
  const ashes = home.displayServices.find(({ questions }) => questions.some(({ id }) => id === question('ashesShares')))!;
  const offering = home.templates.find(
    ({ displayServices, dispositionType }) => displayServices.includes(ashes.id) && dispositionType === 'cremation',
  )!;
  const planWith = (ashesPlan: string, shares: unknown[]) =>
    packagePlan(home, {
      selectedTemplate: offering.id,
      dispositionType: offering.dispositionType,
      selectedDisplayServices: [
        {
          displayServiceId: ashes.id,
          isAddOn: false,
          answers: [
            { questionId: question('ashesPlan'), value: ashesPlan },
            ...shares.map((value) => ({ questionId: question('ashesShares'), value: value as number })),
          ],
          items: [],
        },
      ],
    });

  it('are dropped, named, and not priced: hidden ones and those out of range; the others cost', async () => {
    const without = await save(newBrowser(), planWith('scatter', []));
    const hidden = await save(newBrowser(), planWith('scatter', [3]));
    expect(hidden.dropped).toEqual([expect.objectContaining({ kind: 'answer', id: question('ashesShares') })]);
    expect(hidden.arrangement.selectedDisplayServices).toEqual(without.arrangement.selectedDisplayServices);
    expect(hidden.priced.totalCents).toBe(without.priced.totalCents);
    const tooMany = await save(newBrowser(), planWith('share', [1_000_000]));
    expect(tooMany.dropped).toEqual([expect.objectContaining({ kind: 'answer', id: question('ashesShares') })]);
    const shared = await save(newBrowser(), planWith('share', [3]));
    expect([shared.dropped, shared.priced.totalCents - tooMany.priced.totalCents]).toEqual([[], 7_500]);
  });
});
