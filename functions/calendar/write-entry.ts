import { caseFor } from '#functions/cases/access/case-access.ts';
import { tellOnce } from '#functions/cases/changing/tell-once.ts';
import { changedBy, tell } from '#functions/cases/changing/timeline-of.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { type CalendarRow, calendarItem, calendarKeys } from '#functions/table/calendar.ts';
import { type CaseRecord, caseUpdate } from '#functions/table/case.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import { dayWords, spanWords } from '#shared/calendar/words.ts';
import { dayOf } from '#shared/values/wall-time.ts';
import { ceremoniesAfter } from './ceremonies.ts';

/** How many times a write is tried while others change the services of the same case. */
const MAX_TRIES = 5;

/** Returns the refusal when someone else saved the entry first. */
export const staleEntry = (context: OperationContext, { providerLocationId, id }: CalendarRow) =>
  staleRow(
    context,
    calendarKeys.entry(providerLocationId, id),
    'changed this entry in the meantime. Your changes aren’t saved yet.',
  );

/** Returns the fields that an entry repeats of its case; none without one. Refuses a case that is cancelled. */
export function fieldsOfCase(record: CaseRecord | null): Pick<CalendarRow, 'caseId' | 'caseNumber' | 'decedentName'> {
  if (!record) return { caseId: null, caseNumber: '', decedentName: '' };
  if (record.status === 'cancelled')
    throw problem('invalid_input', { errors: [{ field: 'caseId', message: 'This case is cancelled.' }] });
  return { caseId: record.id, caseNumber: record.caseNumber, decedentName: record.decedentFullName };
}

/** Returns what a case's row lists once an entry is as given, for the change that writes it. */
export const ceremoniesSet = (record: CaseRecord, row: CalendarRow, timeZone: string): Partial<CaseRecord> =>
  ({ ceremonies: ceremoniesAfter(record.ceremonies ?? [], [row], timeZone) }) as Partial<CaseRecord>;

/** Returns the writes that list an entry with the services of its case, and no longer with those of the case that it was about. */
function caseWrites(context: OperationContext, cases: readonly CaseRecord[], row: CalendarRow, timeZone: string): Write[] {
  return cases.flatMap((record) => {
    const listed = record.id === row.caseId ? row : { ...row, isGone: true };
    const set = ceremoniesSet(record, listed, timeZone);
    if (set.ceremonies === undefined && record.ceremonies === undefined) return [];
    return [caseUpdate(record.id, { ...set, ...changedBy(context, record.id) }, { ceremonies: record.ceremonies })];
  });
}

/** Reads the cases that an entry is and was about, each once. */
async function casesOf(context: OperationContext, ids: readonly (string | null | undefined)[]): Promise<CaseRecord[]> {
  const known = [...new Set(ids.filter((id) => id !== null && id !== undefined))];
  return (await Promise.all(known.map((id) => caseFor(context, id)))).map(({ record }) => record);
}

/** Returns what the timeline of its case says of a change to an entry: that it was moved, or taken off the calendar and put back. */
async function timelineWrites(context: OperationContext, before: CalendarRow | null, after: CalendarRow): Promise<Write[]> {
  const { caseId, title: subject } = after;
  if (!before || !caseId) return [];
  const [was, is] = [before.cancelledOn !== undefined, after.cancelledOn !== undefined];
  if (!was && is) {
    const from = `${dayWords(dayOf(before.startsAt), 'long')}, ${spanWords(before)}`;
    return [tell(context, caseId, { kind: 'entry-cancelled', subject, from })];
  }
  if (was && !is) return [tell(context, caseId, { kind: 'entry-restored', subject })];
  const isMoved = before.startsAt !== after.startsAt || before.isTimeOpen !== after.isTimeOpen;
  return before.caseId === caseId && isMoved ? tellOnce(context, caseId, { kind: 'entry-moved', subject }) : [];
}

/** Writes an entry over the version that was read (none for a new one), with the services that its case's row lists and a line of its timeline. */
export async function writeEntry(
  context: OperationContext,
  before: CalendarRow | null,
  after: CalendarRow,
  timeZone: string,
): Promise<CalendarRow> {
  const put: Write = before
    ? { put: calendarItem(after), ifVersion: before.version }
    : { put: calendarItem(after), unless: 'exists' };
  const told = await timelineWrites(context, before, after);
  for (let tries = 1; ; tries += 1) {
    const cases = await casesOf(context, [before?.caseId, after.caseId]);
    try {
      await context.table.transact([put, ...caseWrites(context, cases, after, timeZone), ...told]);
      return after;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (error.index === 0) throw await staleEntry(context, after);
      if (tries === MAX_TRIES) throw problem('unavailable', { retryAfterSeconds: 1 });
    }
  }
}
