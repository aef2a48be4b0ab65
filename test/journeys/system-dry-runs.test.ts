import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '#events/envelope.ts';
import { corpusHash } from '#functions/corpus/corpus-hash.ts';
import { readCorpusKey } from '#functions/table/corpus.ts';
import { everyItem } from '#functions/table/every-item.ts';
import type { EntryRow } from '#shared/contract/system-catalog-views.ts';
import type { DryRunView } from '#shared/contract/system-dry-runs.ts';
import type { PlanView } from '#shared/model/plan-view.ts';
import {
  newEmail,
  ok,
  openCloudTable,
  queueOf,
  type RequestOptions,
  refused,
  runJob,
  sendTo,
  waitUntil,
} from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { homeCalled } from '#test/world/world.ts';
import { serviceFacts } from '#world/catalog.ts';
import { idOf } from '#world/ids.ts';
import { deskWithCase, keyed } from './parts/case-desk.ts';
import { newBrowser, packagePlan, plannerHomeOf, save } from './parts/planning.ts';
import { runningDryRun } from './parts/running-dry-run.ts';

type Named = { id: string; name: string; gplLine?: string };

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });

const draft = (noun: string, entry: object, base: string | null = null) =>
  ok<EntryRow>('saveEntry', { noun, entry, version: 0, base }, by());
const seen = (noun: string, { entry, version }: EntryRow) => ({ noun, id: entry.id, version });
/** A trigger that makes tasks in a dry run, and that publishing would change nothing with. */
const newTrigger = (changes: object = {}) => ({
  id: randomUUID(),
  name: `Call ${randomUUID().slice(0, 8)}`,
  when: ['case.created'],
  due: { from: 'event', days: 1 },
  sortOrder: 900,
  ...changes,
});
const start = (drafts: object[], size = 'sample') => ok<DryRunView>('startDryRun', { drafts, size }, by());
const watch = (id: string) => ok<DryRunView>('getDryRun', { id }, by());
/** Compares with everything: a sample has only some homes, and other tests have homes too. */
async function fullRun(drafts: object[]): Promise<DryRunView> {
  const { id } = await start(drafts, 'full');
  return waitUntil('the end of the run', async () => {
    const run = await watch(id);
    return run.state === 'done' ? run : undefined;
  });
}

const shards = Array.from({ length: 256 }, (_, shard) => `CORPUS#${String(shard).padStart(3, '0')}`);
const corpus = async (of: string) =>
  (await Promise.all(shards.map((pk) => everyItem(openCloudTable(), pk, { startsWith: `${of}#`, consistent: true })))).flat();

const eventOf = (name: string, data: { caseId: string; locationId: string; facts: object }): DomainEvent => ({
  id: randomUUID(),
  name,
  version: 1,
  at: new Date().toISOString(),
  actor: { kind: 'nobody', id: null, onBehalfOf: null },
  locationId: data.locationId,
  data,
});
async function deliver(...events: DomainEvent[]): Promise<void> {
  const queue = await queueOf('keep-in-corpus');
  for (const detail of events) await sendTo(queue, JSON.stringify({ detail }));
  await waitUntil('an empty queue', async () => {
    const { visible, inFlight } = await queueOf('keep-in-corpus');
    return visible + inFlight === 0;
  });
}

describe('the corpus of dry runs', () => {
  it('keeps a sent plan without a name, an address, or an email', async () => {
    const profile = homeCalled('Averell');
    const home = await plannerHomeOf(profile.id);
    const [planner, email] = [newBrowser(), newEmail('corpus')];
    const plan = packagePlan(home);
    const named = {
      ...plan,
      contacts: plan.contacts.map((each) =>
        each.contactType === 'contact' ? { ...each, email } : { ...each, lastName: 'Quillfeather' },
      ),
    };
    await save(planner, named);
    const submission = { id: plan.arrangementId, version: 1, preferredContact: 'email', bestTime: '', message: 'For Wilhelmina' };
    await ok<PlanView>('submitArrangement', submission, { ...planner, key: randomUUID() });
    const kept = await waitUntil('the plan in the corpus', async () => {
      const key = await readCorpusKey(openCloudTable());
      const hash = key && corpusHash(key, 'plan', plan.arrangementId);
      return (await corpus(profile.id)).find(({ sk }) => hash && sk.endsWith(`#PLAN#${hash}`));
    });
    const text = JSON.stringify(kept);
    const { firstName = '', lastName = '' } = plan.contacts[0] as { firstName?: string; lastName?: string };
    for (const secret of [email, 'Quillfeather', 'Wilhelmina', plan.arrangementId, `"${firstName}"`, `"${lastName}"`])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/[\w.]+@[\w.]+|\(\d{3}\) \d{3}-\d{4}/);
  });

  it('keeps an event of a case once, however often it comes, and loses the case with its deletion', async () => {
    const { staff, row, home } = await deskWithCase({ contact: { firstName: 'Thessaly', lastName: 'Umber' } });
    const locationId = home.id;
    const ofCase = async () => (await corpus(locationId)).filter(({ entityType }) => entityType === 'corpus-event');
    const first = await waitUntil('the first call in the corpus', async () => {
      const rows = await ofCase();
      return rows.length > 0 ? rows : undefined;
    });
    expect(JSON.stringify(first)).not.toMatch(/Thessaly|Umber|Okafor/);
    expect(JSON.stringify(first)).not.toContain(row.id);
    const again = eventOf('case.facts-changed', { caseId: row.id, locationId, facts: { timing: 'at-need', caseNumber: true } });
    await deliver(again, again, again);
    const names = (await ofCase()).map(({ name }) => name);
    expect(names.filter((name) => name === 'case.facts-changed')).toHaveLength(1);
    await ok('deleteCase', { id: row.id }, keyed(staff));
    await waitUntil('the case out of the corpus', async () => (await ofCase()).length === 0);
    // One that was raised before the deletion, and comes after it.
    await deliver({ ...again, id: randomUUID() });
    expect(await ofCase()).toEqual([]);
  });
});

describe('a dry run', () => {
  it('says what a new trigger would make, without anything that tells a case from others', async () => {
    const row = await draft('taskTriggers', newTrigger());
    const run = await start([seen('taskTriggers', row)]);
    expect(run).toMatchObject({ size: 'sample', state: 'done', draftCount: 1, result: { compared: ['cases'] } });
    const { counts, kinds, examples } = run.result;
    expect(counts.cases.different).toBeGreaterThan(0);
    expect(kinds['task-made']).toBe(counts.cases.different);
    for (const { count } of examples) expect(count).toBeGreaterThanOrEqual(5);
    await ok('discardEntry', { noun: 'taskTriggers', id: row.entry.id, version: row.version }, by());
  });

  it('counts no family by itself, whatever a rule asks', async () => {
    const { staff, row: kase, home } = await deskWithCase();
    const facts = { timing: 'at-need', dateOfDeath: '2026-02-28', race: 'white' };
    await deliver(eventOf('case.facts-changed', { caseId: kase.id, locationId: home.id, facts }));
    const answers = async (race: string) => {
      const appliesWhen = { and: [{ '==': [{ var: 'dateOfDeath' }, '2026-02-28'] }, { '==': [{ var: 'race' }, race] }] };
      const row = await draft('taskTriggers', newTrigger({ when: ['case.facts-changed'], condition: appliesWhen, appliesWhen }));
      const done = await fullRun([seen('taskTriggers', row)]);
      await ok('discardEntry', { noun: 'taskTriggers', id: row.entry.id, version: row.version }, by());
      const { rules, counts, kinds, examples } = done.result;
      return {
        different: counts.cases.different,
        said: { kinds, examples, rules: rules.map(({ path, verdict }) => ({ path, verdict })) },
      };
    };
    const [one, none] = [await answers('white'), await answers('japanese')];
    expect([one.different, none.different]).toEqual([null, 0]);
    expect(one.said).toEqual(none.said);
    expect(one.said).toMatchObject({ kinds: {}, examples: [] });
    expect(one.said.rules).toContainEqual({ path: 'appliesWhen', verdict: 'never' });
    await ok('deleteCase', { id: kase.id }, keyed(staff));
  });

  it('finds a general price list different by what it prints of a service, not by the unit that a home’s own price has', async () => {
    const { items } = await ok<{ items: EntryRow[] }>('getEntries', { noun: 'services', pageSize: 100 }, by());
    // No home prices a service that another test has published.
    const sample = new Set([...serviceFacts.keys()].map((key) => idOf('service', key)));
    const published = items
      .filter(({ entry, state }) => state === 'published' && sample.has(entry.id))
      .map((row) => ({ ...row, entry: row.entry as Named }));
    // Every home prices what has no line by its own name, and a container as the line of its list.
    const named = [undefined, 'alternative-container'].map((line) => published.findLast(({ entry }) => entry.gplLine === line));
    const listsWith = async (change: (service: Named) => object) => {
      const saved = named.map((row) => {
        const entry = { ...row?.entry, ...change(row?.entry as Named) };
        return ok<EntryRow>('saveEntry', { noun: 'services', entry, version: 0, base: row?.base ?? null }, by());
      });
      const rows = await Promise.all(saved);
      const { result } = await fullRun(rows.map((row) => seen('services', row)));
      for (const { entry, version } of rows) await ok('discardEntry', { noun: 'services', id: entry.id, version }, by());
      return result.counts.lists;
    };
    const byUnit = await listsWith(() => ({ unit: 'hour' }));
    expect(byUnit.total).toBeGreaterThan(0);
    expect(byUnit).toMatchObject({ different: 0, failed: 0 });
    expect((await listsWith(({ name }) => ({ name: `${name} at home` }))).different).not.toBe(0);
  });

  it('is refused for a rule that takes too many steps', async () => {
    const twice = { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] };
    const endless = { '!!': [{ reduce: [Array.from({ length: 30 }, (_, nth) => nth), twice, 'xy'] }] };
    const row = await draft('taskTriggers', newTrigger({ appliesWhen: endless }));
    expect(row.faults).toMatchObject([{ message: 'The rule takes more than 100,000 steps' }]);
    const input = { drafts: [seen('taskTriggers', row)], size: 'sample' };
    expect(await refused('startDryRun', input, by())).toMatchObject({ status: 400 });
    await ok('discardEntry', { noun: 'taskTriggers', id: row.entry.id, version: row.version }, by());
  });

  it('goes on as a job to its end, and finds what the sample found and more', async () => {
    const row = await draft('taskTriggers', newTrigger());
    const sample = await start([seen('taskTriggers', row)]);
    const { id, state } = await start([seen('taskTriggers', row)], 'full');
    expect(state).toBe('running');
    const done = await waitUntil('the end of the run', async () => {
      const run = await watch(id);
      return run.state === 'done' ? run : undefined;
    });
    expect(done.progress).toEqual({ done: 256, of: 256 });
    expect(done.result.counts.cases.failed).toBe(0);
    expect(done.result.counts.cases.different).toBeGreaterThanOrEqual(sample.result.counts.cases.different ?? 0);
    const listed = await ok<{ items: DryRunView[] }>('getDryRuns', {}, by());
    expect(listed.items.map((each) => each.id)).toContain(id);
    expect(await ok<DryRunView>('cancelDryRun', { id }, by())).toMatchObject({ state: 'done' });
    await ok('discardEntry', { noun: 'taskTriggers', id: row.entry.id, version: row.version }, by());
  });

  it('says how many documents were begun from a form that would change or be retired, and nothing of them otherwise', async () => {
    const { staff, row: kase } = await deskWithCase();
    const id = idOf('template-document', 'Obituary approval');
    await ok('beginCaseDocument', { id: kase.id, templateDocumentId: id }, keyed(staff));
    await runJob('count-catalog-uses');
    const form = await ok<EntryRow>('getEntry', { noun: 'templateDocuments', id }, by());
    const renamed = await draft('templateDocuments', { ...form.entry, name: `Form ${randomUUID().slice(0, 8)}` }, form.base);
    const { result: changed } = await start([seen('templateDocuments', renamed)]);
    await ok('discardEntry', { noun: 'templateDocuments', id, version: renamed.version }, by());
    expect(changed.begunOfChanged?.documents).not.toBe(0);
    expect(changed.begunOfChanged?.countedOn).toMatch(/^\d{4}-/);
    expect(changed).not.toHaveProperty('begun');
    const { row } = await ok<{ row: EntryRow }>('retireEntry', { noun: 'templateDocuments', id, version: 0 }, by());
    const run = await start([seen('templateDocuments', row)]);
    await ok('discardEntry', { noun: 'templateDocuments', id, version: row.version }, by());
    const { begun } = run.result;
    expect(begun?.documents).not.toBe(0);
    expect(begun?.countedOn).toMatch(/^\d{4}-/);
    expect((await watch(run.id)).result.begun).toEqual(begun);
    const vendor = await draft('vendors', { id: randomUUID(), name: `Vendor ${randomUUID().slice(0, 8)}`, isActive: true });
    expect((await start([seen('vendors', vendor)])).result).not.toHaveProperty('begun');
    await ok('discardEntry', { noun: 'vendors', id: vendor.entry.id, version: vendor.version }, by());
    await ok('deleteCase', { id: kase.id }, keyed(staff));
  });

  it('is unknown under any other id', async () => {
    expect(await refused('getDryRun', { id: randomUUID() }, by())).toMatchObject({ status: 404 });
    expect(await refused('cancelDryRun', { id: randomUUID() }, by())).toMatchObject({ status: 404 });
  });
});

describe('publishing what makes tasks', () => {
  /** Returns a run that was canceled before its end: nothing goes on with it. */
  const canceledRun = async (): Promise<string> => {
    const { id } = await ok<DryRunView>('cancelDryRun', { id: await runningDryRun() }, by());
    return id;
  };
  const publish = (drafts: object[], more: object = {}) => ({ drafts, note: 'For a test', ...more });

  it('needs a dry run of just these drafts', async () => {
    const [first, other] = await Promise.all([
      draft('taskTriggers', newTrigger({ isActive: false })),
      draft('taskTriggers', newTrigger({ isActive: false })),
    ]);
    const drafts = [seen('taskTriggers', first)];
    const needed = { status: 400, errors: [{ field: 'dryRunId', message: expect.any(String) }] };
    expect(await refused('publishRelease', publish(drafts), by())).toMatchObject(needed);
    expect(await refused('publishRelease', publish(drafts, { withoutDryRun: '  Because   ' }), by())).toMatchObject({
      status: 400,
      errors: [{ field: 'withoutDryRun', message: 'Say why in at least 10 characters.' }],
    });
    const ofOther = await start([seen('taskTriggers', other)]);
    expect(await refused('publishRelease', publish(drafts, { dryRunId: ofOther.id }), by())).toMatchObject(needed);
    expect(await refused('publishRelease', publish(drafts, { dryRunId: randomUUID() }), by())).toMatchObject(needed);
    const canceled = { ...needed, errors: [{ field: 'dryRunId', message: 'The dry run was canceled. Run another.' }] };
    const dropped = await canceledRun();
    expect(await refused('publishRelease', publish(drafts, { dryRunId: dropped }), by())).toMatchObject(canceled);
    const { id: dryRunId } = await start(drafts);
    await waitUntil('its turn', async () => ok('publishRelease', publish(drafts, { dryRunId }), by()).catch(() => undefined));
    const reason = publish([seen('taskTriggers', other)], { withoutDryRun: 'The state asks for it today' });
    await waitUntil('its turn', async () => ok('publishRelease', reason, by()).catch(() => undefined));
    const log = await everyItem(openCloudTable(), 'CATALOG#LOG', { consistent: true });
    const said = log.map(({ of }) => String(of));
    expect(said.some((of) => of.endsWith(`after dry run ${dryRunId}`))).toBe(true);
    expect(said.some((of) => of.endsWith('without a dry run: The state asks for it today'))).toBe(true);
  });

  it('refuses a dry run that doesn’t exist, even where none is needed', async () => {
    const row = await draft('vendors', { id: randomUUID(), name: `Vendor ${randomUUID().slice(0, 8)}`, isActive: true });
    const unknown = publish([seen('vendors', row)], { dryRunId: randomUUID() });
    const errors = [{ field: 'dryRunId', message: 'There is no such dry run anymore. Run another.' }];
    expect(await refused('publishRelease', unknown, by())).toMatchObject({ status: 400, errors });
    await ok('discardEntry', { noun: 'vendors', id: row.entry.id, version: row.version }, by());
  });
});
