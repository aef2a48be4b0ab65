import { randomInt, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { corpusHash } from '#functions/corpus/corpus-hash.ts';
import { readCorpusKey } from '#functions/table/corpus.ts';
import { readCaseEvents } from '#functions/table/corpus-rows.ts';
import { TRIGGER_LANES, triggerRunWrites } from '#functions/table/trigger-run.ts';
import type { CaseRow } from '#shared/contract/cases-views.ts';
import type { EntryRow, TriggerRunView } from '#shared/contract/system-catalog-views.ts';
import { taskState } from '#shared/model/enumerations/task.ts';
import { ok, openCloudTable, queueOf, type RequestOptions, refused, sendTo, waitUntil } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { deskWithCase, keyed, openCase } from './parts/case-desk.ts';
import { publishDrafts } from './parts/publishing.ts';
import { setDone, tasksOf } from './parts/task-desk.ts';

let token: string;
beforeAll(async () => {
  token = (await person({ kind: 'system' })).token;
});
const by = (): RequestOptions => ({ token, key: randomUUID() });
const table = openCloudTable();

/** A day on which nobody of another test died: the triggers of all tests apply to all cases. */
const ownDay = () => `19${10 + randomInt(80)}-0${1 + randomInt(9)}-${10 + randomInt(19)}`;
const newTrigger = (day: string) => ({
  id: randomUUID(),
  name: `Call the registrar ${randomUUID().slice(0, 8)}`,
  when: ['decedent.changed'],
  condition: { '==': [{ var: 'dateOfDeath' }, day] },
  due: { from: 'event', days: 1 },
  sortOrder: 900,
});

async function publish(trigger: { id: string }, more: object = {}) {
  const published = await ok<EntryRow>('getEntry', { noun: 'taskTriggers', id: trigger.id }, by()).catch(() => undefined);
  const base = published?.base ?? null;
  const { version } = await ok<EntryRow>('saveEntry', { noun: 'taskTriggers', entry: trigger, version: 0, base }, by());
  return (await publishDrafts(token, [{ noun: 'taskTriggers', id: trigger.id, version }], more)).release;
}

const runOf = async (release: number) =>
  (await ok<{ overOpenCases: TriggerRunView | null }>('getRelease', { release }, by())).overOpenCases;
/** A run goes over the open cases of all tests. */
const RUN_SECONDS = 60;
const ended = (release: number) =>
  waitUntil(
    'the end of the run',
    async () => {
      const run = await runOf(release);
      return run?.isDone ? run : undefined;
    },
    RUN_SECONDS,
  );

/** Returns a case's tasks of these names, in any state. */
async function named(staff: RequestOptions, { id }: CaseRow, ...names: string[]) {
  const lists = await Promise.all(taskState.values.map((state) => tasksOf(staff, id, state)));
  return lists.flatMap(({ items }) => items.filter(({ name }) => names.includes(name)));
}

/** Says when someone died, and waits until the corpus has it: the run knows what happened from there. */
async function diedOn(staff: RequestOptions, { id, providerLocationId }: CaseRow, dateOfDeath: string): Promise<void> {
  await ok('saveDecedent', { id, changes: { dateOfDeath }, expected: {} }, keyed(staff));
  await waitUntil('the change in the corpus', async () => {
    const key = await readCorpusKey(table);
    const events = key && (await readCaseEvents(table, providerLocationId, corpusHash(key, 'case', id), new Date()));
    return events?.some(({ name, facts }) => name === 'decedent.changed' && facts.dateOfDeath === dateOfDeath);
  });
}

/** Begins a run again as if no step of it had been written, as after a crash, and waits for its end. */
async function repeat(release: number, triggerId: string): Promise<TriggerRunView> {
  await table.transact(triggerRunWrites({ release, triggerIds: [triggerId], startedOn: new Date().toISOString() }));
  const queue = await queueOf('fill-open-cases');
  for (let lane = 0; lane < TRIGGER_LANES; lane += 1) {
    const actor = { kind: 'nobody', id: null, onBehalfOf: null };
    const [id, at, data] = [randomUUID(), new Date().toISOString(), { release, lane }];
    const detail = { id, name: 'trigger-run.lane-due', version: 1, at, actor, locationId: null, data };
    await sendTo(queue, JSON.stringify({ detail }));
  }
  return ended(release);
}

describe('a trigger that is published over open cases, too', () => {
  it('gives them the tasks that they miss, once, and closed cases none', { timeout: 4 * RUN_SECONDS * 1000 }, async () => {
    const day = ownDay();
    const { staff, row } = await deskWithCase();
    const closed = await openCase(staff);
    for (const each of [row, closed]) await diedOn(staff, each, day);
    await ok('updateCaseStatus', { caseId: closed.id, from: 'active', value: 'completed' }, keyed(staff));
    const trigger = newTrigger(day);

    // Without it, a trigger applies from now on.
    expect(await runOf(await publish(trigger))).toBeNull();
    expect(await named(staff, row, trigger.name)).toEqual([]);

    const second = { ...trigger, name: `${trigger.name}, second floor` };
    const release = await publish(second, { overOpenCases: [trigger.id] });
    expect(await ended(release)).toMatchObject({ triggers: 1, tasks: 1 });
    const [task, ...others] = await named(staff, row, trigger.name, second.name);
    expect([task?.name, others]).toEqual([second.name, []]);
    expect(await named(staff, closed, trigger.name, second.name)).toEqual([]);

    // A step that died is done again, and finds what it made.
    expect(await repeat(release, trigger.id)).toMatchObject({ isDone: true, tasks: 0 });
    expect(await named(staff, row, second.name)).toHaveLength(1);

    // What someone settled stays, with its words.
    await setDone(staff, task!.id);
    const third = { ...trigger, name: `${trigger.name}, third floor` };
    expect(await ended(await publish(third, { overOpenCases: [trigger.id] }))).toMatchObject({ tasks: 0 });
    const kept = await named(staff, row, trigger.name, second.name, third.name);
    expect(kept).toMatchObject([{ id: task!.id, name: second.name, completedMethod: 'manual' }]);
  });

  it('is refused for what is no trigger, or makes no tasks', async () => {
    const vendor = { id: randomUUID(), name: `Vendor ${randomUUID()}` };
    const withdrawn = { ...newTrigger(ownDay()), isActive: false };
    const seen = async (noun: string, entry: { id: string }) => {
      const { version } = await ok<EntryRow>('saveEntry', { noun, entry, version: 0, base: null }, by());
      return { noun, id: entry.id, version };
    };
    const drafts = [await seen('vendors', vendor), await seen('taskTriggers', withdrawn)];
    for (const overOpenCases of [[vendor.id], [withdrawn.id], [randomUUID()]]) {
      const input = { drafts, note: 'For a test', withoutDryRun: 'For a test', overOpenCases };
      const answer = await refused('publishRelease', input, by());
      expect(answer).toMatchObject({ status: 400, errors: [{ field: 'overOpenCases' }] });
    }
    for (const { noun, id, version } of drafts) await ok('discardEntry', { noun, id, version }, by());
  });
});
