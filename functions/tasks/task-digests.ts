import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readCase } from '#functions/table/case.ts';
import { readLocationRow } from '#functions/table/location-row.ts';
import { beginDigest } from '#functions/table/task-digest.ts';
import { type Instant, nextHourInZone } from '#shared/values/dates.ts';

/** The hour, by the home's clocks, at which its people are told what is due. */
const MORNING = 7;
export const nextMorning = (now: Date, timeZone: string): Instant => nextHourInZone(MORNING, now.toISOString(), timeZone);

/** Starts a member's morning emails about their tasks, from the next morning at the home. If they have already started, they continue. */
export async function beginMornings(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  { locationId, employeeId }: { locationId: string; employeeId: string },
): Promise<void> {
  const home = await readLocationRow(table, locationId);
  if (home) await beginDigest(table, { locationId, employeeId, nextAt: nextMorning(now, home.timeZone) });
}

/** After these, a case may have a member who had none before. */
const assigning: ReadonlySet<string> = new Set(['case.created', 'case.assigned', 'case.restored']);

/** Starts a member's morning emails with the first case that is theirs. */
export async function keepDigest(
  { table, now }: Pick<OperationContext, 'table' | 'now'>,
  event: { name: string; caseId: string; locationId: string },
): Promise<void> {
  if (!assigning.has(event.name)) return;
  const { employeeId } = (await readCase(table, event.caseId)) ?? {};
  if (employeeId !== undefined) await beginMornings({ table, now }, { locationId: event.locationId, employeeId });
}
