import { entryOf } from '#functions/calendar/visible-entries.ts';
import { staleEntry, writeEntry } from '#functions/calendar/write-entry.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readCalendarEntry } from '#functions/table/calendar.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

export const cancelCalendarEntry = os.cancelCalendarEntry.handler(async ({ input: { id, version, isCancelled }, context }) => {
  const { table, now } = context;
  const { locationId } = homeOf(context);
  const [home, before] = await Promise.all([readLocationRow(table, locationId), readCalendarEntry(table, locationId, id)]);
  if (!home || !before || before.isHidden || before.isGone) throw problem('not_found');
  if (before.source) throw problem('conflict', { detail: 'This follows its case. Change it on the case.' });
  if ((before.cancelledOn !== undefined) === isCancelled) return entryOf(before);
  if (before.version !== version) throw await staleEntry(context, before);
  const { cancelledOn: _before, ...rest } = before;
  const saved = { version: version + 1, savedBy: callerName(context), updatedOn: now.toISOString() };
  const after = { ...rest, ...saved, ...(isCancelled ? { cancelledOn: now.toISOString() } : {}) };
  return entryOf(await writeEntry(context, before, after, home.timeZone));
});
