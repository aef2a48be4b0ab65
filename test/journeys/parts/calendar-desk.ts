import { randomUUID } from 'node:crypto';
import type { CaseServices } from '#shared/contract/case-details-views.ts';
import type { CalendarEntry, CalendarResource } from '#shared/model/calendar.ts';
import { ok, type RequestOptions, waitUntil } from '#test/cloud/cloud.ts';
import { keyed } from './case-desk.ts';

/** Returns what the editor of an entry sends. */
export const entryInput = (changes: object = {}) => ({
  kind: 'viewing',
  title: 'Family viewing',
  startsAt: '2026-12-04T14:00',
  endsAt: '2026-12-04T16:00',
  ...changes,
});

export const addEntry = (by: RequestOptions, changes: object = {}) =>
  ok<CalendarEntry>('addCalendarEntry', entryInput(changes), keyed(by));

/** Saves an entry as it is, with some changes. */
export const changeInput = (
  { caseNumber: _number, decedentName: _name, source: _source, casePlace: _place, ...entry }: CalendarEntry,
  changes: object,
) => ({
  ...entry,
  ...changes,
});
export const changeEntry = (by: RequestOptions, entry: CalendarEntry, changes: object) =>
  ok<CalendarEntry>('changeCalendarEntry', changeInput(entry, changes), keyed(by));

export const addResource = (by: RequestOptions, changes: object = {}) =>
  ok<CalendarResource>(
    'saveCalendarResource',
    { kind: 'room', name: `Chapel ${randomUUID().slice(0, 6)}`, ...changes },
    keyed(by),
  );

export const entriesOf = async (by: RequestOptions, from = '2026-12-01', to = from.replace(/..$/, '28')) =>
  (await ok<{ entries: CalendarEntry[] }>('getCalendar', { from, to }, by)).entries;

/** Adds the case's first service that asks for a day, on this day and at this time, and returns its entry once it is on the calendar. */
export async function ceremonyOnCase(staff: RequestOptions, caseId: string, day: string, minutes: number) {
  const { offered } = await ok<CaseServices>('getCaseDisplayServices', { id: caseId }, staff);
  const save = (services: object[]) => ok<CaseServices>('saveCaseDisplayServices', { caseId, services }, keyed(staff));
  const ceremony = offered.find(({ name }) => name === 'Funeral ceremony' || name === 'Memorial service');
  if (!ceremony) throw new Error('The home offers no ceremony.');
  const { displayServiceId } = ceremony;
  await save([{ displayServiceId, version: null }]);
  await save([{ displayServiceId, version: 1, answers: { ceremonyDate: day, ceremonyTime: minutes, ceremonyPlace: 'chapel' } }]);
  const entry = await waitUntil('the ceremony on the calendar', async () =>
    (await entriesOf(staff, day, day)).find((each) => each.caseId === caseId),
  );
  return { entry, displayServiceId, save };
}
