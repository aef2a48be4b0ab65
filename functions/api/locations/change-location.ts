import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import type { LocationRow } from '#functions/table/location-row.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { raise } from '#functions/table/outbox.ts';
import { ConditionFailed, type Write } from '#functions/table/table.ts';
import type { Location } from '#shared/model/location.ts';

const stale = () => problem('stale', { detail: 'Someone else on your team changed this page in the meantime.' });

/** The event that something which families see of a home has changed. */
export const locationChanged = (context: OperationContext, locationId: string) =>
  raise(context.event('location.changed', { locationId }, locationId));

/** The event that tells the home of another address for what families write; nothing where it stays, or is its first. */
const emailChange = (context: OperationContext, { id: locationId, email: from }: LocationRow, to: string | undefined): Write[] =>
  to === undefined || from === '' || to === from
    ? []
    : [raise(context.event('home-email.changed', { locationId, from, to, by: callerName(context) }, locationId))];

/**
 * Changes a home's own row, which the caller saw at `version`; a stale one changes nothing (409). What is set may follow from the row as it is. Answers
 * the row as it then is.
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

/** How often a write that names no version is tried again over what somebody else saved in between. */
const MAX_TRIES = 4;

/** Runs a read and a write that follows from it; where somebody was between the two, both again. */
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
