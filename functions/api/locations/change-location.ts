import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { stalePage } from '#functions/runtime/retry-on-conflict.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { Location } from '#shared/model/location.ts';

/** Returns the event that something families see about a home has changed. */
export const locationChanged = (context: OperationContext, locationId: string) =>
  raise(context.event('location.changed', { locationId }, locationId));

/** Returns the event that the address for families' messages has changed. None if it stayed the same or is the first one. */
const emailChange = (context: OperationContext, { id: locationId, email: from }: LocationRow, to: string | undefined): Write[] =>
  to === undefined || from === '' || to === from
    ? []
    : [raise(context.event('home-email.changed', { locationId, from, to, by: callerName(context) }, locationId))];

/**
 * Changes a home's own row, which the caller saw at `version`. A stale version changes nothing (409). The change may derive from the current row. Returns
 * the row after the change.
 */
export async function changeLocation(
  context: OperationContext,
  { locationId, version }: { locationId: string; version: number },
  change: (row: LocationRow) => Partial<Location> | Promise<Partial<Location>>,
): Promise<LocationRow> {
  const row = await readLocationRow(context.table, locationId);
  if (!row) throw problem('not_found');
  if (row.version !== version) throw stalePage();
  const set = await change(row);
  try {
    await context.table.transact([
      locationUpdate(locationId, version, set),
      locationChanged(context, locationId),
      ...emailChange(context, row, set.email),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw stalePage();
  }
  return { ...row, ...set, version: version + 1 };
}
