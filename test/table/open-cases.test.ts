import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { corpusEventHash, corpusInstant, corpusOrder, openCorpusKey } from '#functions/corpus/corpus-hash.ts';
import { jobContext } from '#functions/runtime/job-context.ts';
import { type CaseRecord, readCase } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import type { Write } from '#functions/table/table.ts';
import { readTaskItems, taskOf } from '#functions/table/task.ts';
import { fillOpenCase } from '#functions/tasks/fill-open-case.ts';
import { fireTriggers } from '#functions/tasks/fire-triggers.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { openCloudTable } from '#test/cloud/cloud.ts';
import { type CaseInTable, newCaseInTable } from './parts/case-in-table.ts';
import { triggerOf } from './parts/trigger-of.ts';

const table = openCloudTable();
const context = { ...jobContext(new Date('2026-03-10T15:00:00.000Z')), table };
const facts: CaseFacts = { dispositionType: 'cremation', caseStatus: 'active' };

const once = triggerOf({
  name: 'Cremation authorization signed',
  when: ['case.created', 'case.details-changed'],
  condition: { '==': [{ var: 'dispositionType' }, 'cremation'] },
  due: { from: 'event', days: 2 },
});
const onEveryNote = triggerOf({ name: 'Read the note', when: ['note.added'], due: { from: 'event', days: 1 }, repeats: true });
const triggers = [once, onEveryNote];

const names = ['case.created', 'note.added', 'case.details-changed', 'note.added', 'contact.saved'] as const;
/** What happened in a case, an hour after the other. */
const eventsOf = (of: CaseInTable) =>
  names.map((name, nth) => ({
    id: randomUUID(),
    name,
    at: `2026-03-09T1${nth}:00:00.000Z`,
    caseId: of.caseId,
    locationId: of.locationId,
    facts,
  }));
type Events = ReturnType<typeof eventsOf>;

async function newCase(changes: Partial<CaseRecord> = {}): Promise<CaseInTable> {
  const of = await newCaseInTable(changes);
  await table.put(factsItem({ id: of.caseId, providerLocationId: of.locationId }, facts, 1));
  return of;
}

/** Applies triggers to what happened in a case, which is known under keyed hashes. Returns how many tasks were counted. */
async function fill(of: CaseInTable, events: Events, applied = triggers): Promise<number> {
  const key = await openCorpusKey(table, context.randomBytes);
  const hashOf = (id: string) => corpusEventHash(key, id);
  const past = events.map((event) => ({ ...event, id: hashOf(event.id) }));
  const counter = { pk: `COUNT#${randomUUID()}`, sk: 'COUNT' };
  const counted = (tasks: number): Write => ({ add: counter, counts: { tasks } });
  await fillOpenCase(context, of, applied, { events: past, hashOf }, counted);
  return Number((await table.get(counter, { consistent: true }))?.tasks ?? 0);
}
const fire = async (events: Events) => {
  for (const event of events) await fireTriggers(context, event, triggers);
};
const tasksOf = async ({ caseId }: CaseInTable) => (await readTaskItems(table, caseId)).map(taskOf);
const said = async (of: CaseInTable) => (await tasksOf(of)).map(({ name, dueOn }) => `${name}, ${dueOn}`).toSorted();

const all = ['Cremation authorization signed, 2026-03-11', 'Read the note, 2026-03-10', 'Read the note, 2026-03-10'];

describe('triggers over an open case', () => {
  it('make the tasks that its events would have made, and count them', async () => {
    const of = await newCase();
    expect(await fill(of, eventsOf(of))).toBe(3);
    expect(await said(of)).toEqual(all);
    expect(await readCase(table, of.caseId)).toMatchObject({ openTasks: 3 });
  });

  it('make each once, whatever of its events is followed before, after, and at the same time', async () => {
    for (let live = 0; live <= names.length; live += 1) {
      const of = await newCase();
      const events = eventsOf(of);
      await fire(events.slice(0, live));
      await Promise.all([fill(of, events), fire(events.slice(live))]);
      await fire(events);
      expect(await fill(of, events)).toBe(0);
      expect(await said(of), `after ${live} events`).toEqual(all);
    }
  });

  it('leave a task as it was made before, with its words and its day', async () => {
    const of = await newCase();
    const events = eventsOf(of);
    await fire(events);
    const before = await tasksOf(of);
    const renamed = triggers.map((trigger) => ({ ...trigger, name: 'Another name', due: { from: 'event' as const, days: 9 } }));
    expect(await fill(of, events, renamed)).toBe(0);
    expect(await tasksOf(of)).toEqual(before);
  });

  it('make none in a case that isn’t open', async () => {
    const closed: Partial<CaseRecord>[] = [
      { status: 'completed' },
      { status: 'cancelled' },
      { deletedOn: '2026-03-09T12:00:00.000Z' },
    ];
    for (const changes of closed) {
      const of = await newCase(changes);
      expect(await fill(of, eventsOf(of))).toBe(0);
      expect(await tasksOf(of)).toEqual([]);
    }
  });
});

it('finds the instant of an event in the order of its case', () => {
  const [key, at] = [Buffer.alloc(32, 7), '2026-03-09T10:00:00.123Z'];
  expect(corpusInstant(key, 'ab12', corpusOrder(key, 'ab12', at))).toBe(at);
});
