import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PriceListDraft } from '#shared/contract/price-lists.ts';
import type { HomeLogView } from '#shared/contract/system-homes.ts';
import type { AssignedPapers, HomePaperView, PaperTemplateView } from '#shared/contract/system-papers.ts';
import type { BuilderServices, SystemTasks } from '#shared/contract/system-views.ts';
import type { Finding } from '#shared/model/price-list-finding.ts';
import { addToCatalog, removeFromCatalog } from '#test/cloud/change-catalog.ts';
import { ok, type RequestOptions, refused, runJob, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { world } from '#test/world/world.ts';
import { currentHome, ownHome } from './parts/own-home.ts';
import { putTask, taskDesk } from './parts/task-desk.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system', firstName: 'Robin', lastName: 'Vale' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
type Listed = { items: HomePaperView[]; nextCursor: string | null; templates: PaperTemplateView[] };

const templatesOf = async (kind: 'Gpls' | 'Contracts', state: string) =>
  (await ok<Listed>(`getLocation${kind}`, { pageSize: 1 }, by())).templates.filter(
    ({ states, isOffered }) => isOffered && (states.length === 0 || (states as string[]).includes(state)),
  );

describe.each(['Gpls', 'Contracts'] as const)('the template of a home’s %s', (kind) => {
  const one = kind.slice(0, -1);
  const rowOf = async (name: string) =>
    (await ok<Listed>(`getLocation${kind}`, { query: name, pageSize: 100 }, by())).items.find((home) => home.name === name);

  it('is chosen for many at the versions that were seen, and logged', async () => {
    const [first, second] = [await ownHome(), await ownHome()];
    const { name, address } = await currentHome(first.by);
    const [template] = await templatesOf(kind, address.stateCode);
    expect(template).toBeDefined();
    const rows = [first, second].map(({ id }) => ({ id, version: 0 }));
    const { id: templateId } = template!;
    const key = randomUUID();
    const assign = (more: object = {}) =>
      ok<AssignedPapers>(`assignLocation${kind}`, { rows, templateId, ...more }, { ...by(), key: randomUUID() });
    const input = { rows, templateId };
    const once = await ok<AssignedPapers>(`assignLocation${kind}`, input, { ...by(), key });
    expect(once.results.map(({ result }) => result)).toEqual(['saved', 'saved']);
    expect(await ok(`assignLocation${kind}`, input, { ...by(), key })).toEqual(once);
    expect(await rowOf(name)).toMatchObject({ templateId, hiddenSectionIds: [], footer: '', version: 1, savedBy: 'Robin Vale' });
    const using = await ok<Listed>(`getLocation${kind}`, { templateId, pageSize: 100 }, by());
    expect(using.items.map(({ id }) => id)).toContain(second.id);

    const late = await assign({ templateId: null });
    expect(late.results.map(({ result }) => result)).toEqual(['stale', 'stale']);
    expect(late.results[0]?.message).toBe('Robin Vale changed this in the meantime. Look at it again before you save.');
    const gone = await assign({ rows: [{ id: randomUUID(), version: 0 }] });
    expect(gone.results[0]).toMatchObject({ result: 'refused', message: 'This home no longer exists.' });
    expect((await refused(`assignLocation${kind}`, { rows, templateId: randomUUID() }, by())).status).toBe(400);
    const { items: log } = await ok<{ items: HomeLogView[] }>('getLocationLog', { id: first.id }, by());
    expect(log).toMatchObject([{ by: 'Robin Vale', did: expect.stringContaining(template!.name) }]);
  });

  it('hides what a home may hide, and never a required disclosure', async () => {
    const { id, by: staff } = await ownHome();
    const { address } = await currentHome(staff);
    const [template] = await templatesOf(kind, address.stateCode);
    const { sections = [], id: templateId } = template!;
    const paper = { id, version: 0, templateId, footer: 'Thank you for your trust.' };
    const save = `saveLocation${one}`;
    const lawful = sections.filter((section) => section.lawful).map((section) => section.id);
    const others = sections.filter((section) => !section.lawful).map((section) => section.id);
    expect(lawful.length).toBeGreaterThan(0);
    for (const hiddenSectionIds of [lawful, [randomUUID()]])
      expect((await refused(save, { ...paper, hiddenSectionIds }, by())).status).toBe(400);
    await ok(save, { ...paper, hiddenSectionIds: others }, by());
    expect(await refused(save, { ...paper, hiddenSectionIds: [] }, by())).toMatchObject({ status: 409, code: 'stale' });
    expect((await refused(save, { ...paper, id: randomUUID(), hiddenSectionIds: [] }, by())).status).toBe(404);
  });
});

describe('a home’s next price list', () => {
  it('has its footer, is checked with it, and opens as a document for an administrator', async () => {
    const { id, by: staff } = await ownHome();
    const draft = () => ok<PriceListDraft>('getPriceListDraft', {}, staff);
    const before = await draft();
    const words = 'Embalming is required by law.';
    const paper = { id, version: 0, templateId: null, hiddenSectionIds: [] };
    await ok('saveLocationGpl', { ...paper, footer: words }, by());
    const wrong = (await draft()).findings.filter(({ id: finding }) => !before.findings.some((each) => each.id === finding));
    expect(wrong.length).toBeGreaterThan(0);
    // A footer is an administrator's: no click of the home fixes it.
    expect(wrong.flatMap(({ fix }: Finding) => fix ?? [])).toEqual([]);
    await ok('saveLocationGpl', { ...paper, version: 1, footer: 'Thank you.' }, by());
    expect((await draft()).findings).toEqual(before.findings);
    const pdf = await ok<{ url: string; fileName: string } | null>('getNextGpl', { id }, by());
    if (before.papers.length > 0) expect(pdf?.fileName).toBe('GPL Document.pdf');
    else expect(pdf).toBeNull();
  });
});

it('a home keeps a price list’s template that is retired, and no other home takes it', async () => {
  const [home, other] = [await ownHome(), await ownHome()];
  const { address } = await currentHome(home.by);
  const [view] = await templatesOf('Gpls', address.stateCode);
  type Whole = { entry: { id: string; sections: { id: string }[] } };
  const { entry } = await ok<Whole>('getEntry', { noun: 'gplTemplates', id: view!.id }, by());
  const template = { ...entry, id: randomUUID(), name: `Template ${randomUUID()}` };
  await addToCatalog('gplTemplates', template as never);
  const listed = async () =>
    (await ok<Listed>('getLocationGpls', { pageSize: 1 }, by())).templates.find(({ id }) => id === template.id);
  await waitUntil('the template is offered', async () => (await listed())?.isOffered, 60);
  const paper = { version: 0, templateId: template.id, hiddenSectionIds: [], footer: '' };
  await ok('saveLocationGpl', { ...paper, id: home.id }, by());
  const papers = async () => (await ok<PriceListDraft>('getPriceListDraft', {}, home.by)).papers;
  const before = await papers();
  await removeFromCatalog('gplTemplates', template.id);
  await addToCatalog('gplTemplates', { ...template, isRetired: true } as never);
  await waitUntil('the template is retired', async () => (await listed())?.isOffered === false, 60);
  expect(await papers()).toEqual(before);
  await ok('saveLocationGpl', { ...paper, id: home.id, version: 1, footer: 'Thank you.' }, by());
  expect((await refused('saveLocationGpl', { ...paper, id: other.id }, by())).status).toBe(400);
});

describe('the services of a builder', () => {
  it.each(['Package', 'Price'])('of %ss change in drafts, and back', async (builder) => {
    const read = () => ok<BuilderServices>(`get${builder}BuilderServices`, {}, by());
    const save = (ids: readonly string[]) => ok<BuilderServices>(`save${builder}BuilderServices`, { ids }, by());
    // Other tests may have taken some out.
    const before = await save((await read()).services.map(({ id }) => id));
    // Other tests have drafts of services of their own, which aren't published.
    const published = new Set(world.catalog.services.map(({ id }) => id));
    const isOffered = ({ id, isChanged }: BuilderServices['services'][number]) =>
      published.has(id) && before.ids.includes(id) && !isChanged;
    const service = before.services.find(isOffered);
    const without = before.ids.filter((id) => id !== service?.id);
    const after = await save(without);
    expect(after.ids).not.toContain(service?.id);
    expect(after.services.find(({ id }) => id === service?.id)).toMatchObject({ isChanged: true });
    const back = await save([...after.ids, service!.id]);
    expect(back.services.find(({ id }) => id === service?.id)).toMatchObject({ isChanged: false });
    expect((await refused(`save${builder}BuilderServices`, { ids: [randomUUID()] }, by())).status).toBe(400);
  });
});

describe('what came of tasks', () => {
  it('is counted by the job, as often as it runs, by trigger and without a case', async () => {
    const { row } = await taskDesk();
    const read = () => ok<SystemTasks>('getSystemTasks', {}, by());
    await runJob('count-tasks');
    const [trigger] = (await read()).items;
    const countOf = async () => (await read()).items.find(({ id }) => id === trigger?.id)!;
    const before = await countOf();
    await putTask(row, { taskTriggerId: trigger!.id, createdOn: new Date().toISOString() });
    await putTask(row, {
      taskTriggerId: trigger!.id,
      ...{ createdOn: new Date().toISOString(), isCompleted: true, completedMethod: 'manual' },
    });
    await runJob('count-tasks');
    await runJob('count-tasks');
    const after = await countOf();
    // Other tests make tasks too.
    expect(after.made).toBeGreaterThanOrEqual(before.made + 2);
    expect(after.manual).toBeGreaterThanOrEqual(before.manual + 1);
    const { counted, items } = await read();
    expect(Date.parse(counted?.on ?? '')).toBeGreaterThan(Date.now() - 60_000);
    for (const { made, auto, manual, removed, expired } of items)
      expect(auto + manual + removed + expired).toBeLessThanOrEqual(made);
    expect(JSON.stringify(await read())).not.toContain(row.id);
  });
});
