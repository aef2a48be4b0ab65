import { checkedEntry } from '#functions/calendar/check-entry.ts';
import { moveOnCase } from '#functions/calendar/move-on-case.ts';
import { entryOf } from '#functions/calendar/visible-entries.ts';
import { fieldsOfCase, staleEntry, writeEntry } from '#functions/calendar/write-entry.ts';
import { caseFor } from '#functions/cases/access/case-access.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { type CalendarRow, isShown, readCalendarEntry } from '#functions/table/calendar.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import type { CalendarEntryInput } from '#shared/contract/calendar-views.ts';
import { os } from './implementer.ts';

const isAtSameTime = (one: CalendarRow, other: CalendarRow) =>
  one.startsAt === other.startsAt && one.isTimeOpen === other.isTimeOpen;

/** Returns an entry after a change. What mirrors its case keeps the case, the kind, and the title. */
async function changedRow(context: OperationContext, before: CalendarRow, fields: CalendarEntryInput): Promise<CalendarRow> {
  const saved = { version: before.version + 1, savedBy: callerName(context), updatedOn: context.now.toISOString() };
  if (before.source) {
    const { kind, title, caseId } = before;
    const isMoved = before.source === 'removal' && (before.isMoved === true || !isAtSameTime(before, { ...before, ...fields }));
    return { ...before, ...fields, kind, title, caseId, ...saved, ...(isMoved ? { isMoved } : {}) };
  }
  const isSameCase = fields.caseId === before.caseId;
  const { record } = !isSameCase && fields.caseId ? await caseFor(context, fields.caseId) : { record: null };
  return { ...before, ...fields, ...(isSameCase ? {} : fieldsOfCase(record)), ...saved };
}

export const changeCalendarEntry = os.changeCalendarEntry.handler(async ({ input: { id, version, ...input }, context }) => {
  const { table } = context;
  const { locationId } = homeOf(context);
  const [home, before] = await Promise.all([readLocationRow(table, locationId), readCalendarEntry(table, locationId, id)]);
  if (!home || !before || !isShown(before)) throw problem('not_found');
  if (before.version !== version) throw await staleEntry(context, before);
  const { timeZone } = home;
  const fields = await checkedEntry({ table, locationId, timeZone }, input, before);
  const after = await changedRow(context, before, fields);
  const movesCase = (before.source === 'service' || before.source === 'conference') && !isAtSameTime(before, after);
  return entryOf(
    movesCase ? await moveOnCase(context, before, after, timeZone) : await writeEntry(context, before, after, timeZone),
  );
});
