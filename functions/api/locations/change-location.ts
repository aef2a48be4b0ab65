import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { Location } from '#shared/model/location.ts';

const stale = () => problem('stale', { detail: 'Someone else on your team changed this page in the meantime.' });

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
  if (row.version !== version) throw stale();
  const set = await change(row);
  try {
    await context.table.transact([
      locationUpdate(locationId, version, set),
      locationChanged(context, locationId),
      ...emailChange(context, row, set.email),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw stale();
  }
  return { ...row, ...set, version: version + 1 };
}

/** How many times a write without a version is tried when someone else saves in between. */
const MAX_TRIES = 4;

/** Runs a read and a write that depends on it, and repeats both if someone else wrote in between. */
export async function retryOnConflict<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (tries === MAX_TRIES) throw stale();
    }
  }
}
