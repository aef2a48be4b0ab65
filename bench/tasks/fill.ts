import type { CaseRecord } from '#functions/table/case.ts';
import { caseItem } from '#functions/table/case.ts';
import { factsItem } from '#functions/table/case-facts.ts';
import { toItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import type { Item, Table } from '#functions/table/table.ts';
import { taskItem, taskPlaceItem } from '#functions/table/task.ts';
import type { CaseFacts } from '#shared/identifiers/case-facts.ts';
import { type Task, taskSchema } from '#shared/model/task.ts';
import { daysBetween } from '#shared/values/dates.ts';
import { idOf } from '#world/ids.ts';
import { inParallel } from '#world/in-parallel.ts';
import { createRandom } from '#world/random.ts';
import { recordOf } from '../cases/fill.ts';

export const locationId = idOf('bench-home', 'tasks');
const timeZone = 'America/New_York';
const together = 100;

/** An at-need burial, as an event of its case would describe it. */
export const facts: CaseFacts = {
  timing: 'at-need',
  caseStatus: 'active',
  decedentStatus: 'not-in-care',
  arrangementStatus: 'not-started',
  dispositionType: 'burial',
  dispositionGroup: 'burial',
  dateOfDeath: '2026-05-10',
  isAssigned: true,
};

async function put(table: Table, items: readonly Item[]): Promise<void> {
  const starts = Array.from({ length: Math.ceil(items.length / together) }, (_, nth) => nth * together);
  await inParallel(starts, 4, (from) => table.transact(items.slice(from, from + together).map((each) => ({ put: each }))));
}

/** Writes active cases of one home, each with its facts. */
export async function fillCases(table: Table, kind: string, count: number): Promise<CaseRecord[]> {
  const random = createRandom(`bench tasks ${kind}`);
  const records = Array.from({ length: count }, (_, nth): CaseRecord => {
    const record = recordOf(locationId, nth, random);
    return { ...record, id: idOf('bench-case', kind, String(nth)), status: 'active' };
  });
  const home = toItem('location', locationKeys.profile(locationId), { id: locationId, timeZone });
  await put(table, [home, ...records.flatMap((record) => [caseItem(record), factsItem(record, facts)])]);
  return records;
}

const START = '2026-01-01';

/** Returns an open task that expires with a day. */
const taskOf = (caseId: string, name: string, dueOn: string): Task =>
  taskSchema.parse({
    id: idOf('bench-task', caseId, name),
    caseId,
    name,
    isExpirable: true,
    due: { from: 'event', days: daysBetween(START, dueOn) },
    origin: { at: `${START}T17:00:00.000Z`, eventId: 'bench' },
    dueOn,
    createdOn: `${START}T17:00:00.000Z`,
  });

/** Writes open tasks that expire with a day, one of a name in each of these cases. */
export const fillTasks = (table: Table, records: readonly CaseRecord[], names: readonly string[], dueOn: string): Promise<void> =>
  put(
    table,
    records.flatMap((record) =>
      names.flatMap((name) => {
        const task = taskOf(record.id, name, dueOn);
        const listing = { ...record, timeZone };
        return [taskItem(task, listing), taskPlaceItem(task, listing)];
      }),
    ),
  );
