import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { readScheduledWhole, scheduleMove, unscheduleWrites } from '#functions/table/scheduled-list.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { instantAt } from '#shared/questions/instant-parts.ts';
import { readDraft, rulesInForce } from './draft.ts';
import { isStale, publish, withVersion } from './publish.ts';

/** How often a list is tried in one run while people save packages or publish. The next run tries again. */
const MAX_TRIES = 3;

/** Returns when a day begins at a home. */
export const dayBegins = (date: string, timeZone: string): string => instantAt({ date, minutes: 0 }, timeZone) as string;

type StartContext = Pick<OperationContext, 'table' | 'now' | 'newId' | 'event'>;

/**
 * Puts a home's scheduled list in force if its day has begun there: the prices and papers that were scheduled, whatever staff changed in the grid since. False
 * if there is none any more, or its day hasn't begun, as after a move to another time zone. Of two simultaneous runs, one does it.
 */
export async function startScheduled(context: StartContext, locationId: string, tries = 1): Promise<boolean> {
  const { table, now } = context;
  const draft = await readDraft(context, locationId);
  const scheduled = await readScheduledWhole(table, locationId);
  if (!scheduled) return false;
  const { effectiveOn } = scheduled.version;
  const { timeZone } = draft.profile;
  try {
    if (draft.today < effectiveOn) {
      await table.transact([scheduleMove(scheduled, dayBegins(effectiveOn, timeZone))]);
      return false;
    }
    const { content, published, rules = rulesInForce(draft.profile) } = scheduled;
    const version = { ...scheduled.version, publishedOn: now.toISOString() };
    const also = unscheduleWrites(locationId, scheduled);
    await publish(context, { ...draft, content, published, rules }, version, withVersion(draft.versions, version), {
      also,
      keepsDate: true,
    });
    return true;
  } catch (error) {
    if (!(error instanceof ConditionFailed || isStale(error)) || tries >= MAX_TRIES) throw error;
    return startScheduled(context, locationId, tries + 1);
  }
}
