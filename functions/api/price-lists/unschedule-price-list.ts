import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { findOwnVersion } from '#functions/table/price-list-version.ts';
import { readScheduled, unscheduleWrites } from '#functions/table/scheduled-list.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { done } from '#shared/contract/done.ts';
import { os } from './implementer.ts';

const stale = () => problem('stale', { detail: 'Someone else changed what is scheduled in the meantime.' });

/** Takes back a list that waits for its day. Once it is in force, that is a 409. Taking it back again changes nothing. */
export const unschedulePriceList = os.unschedulePriceList.handler(
  async ({ input: { versionId }, context: { table, ...context } }) => {
    const { locationId } = homeOf(context);
    const scheduled = await readScheduled(table, locationId);
    if (!scheduled) {
      if (await findOwnVersion(table, locationId, versionId))
        throw problem('conflict', { detail: 'This list is already in force. Publish another to replace it.' });
      return done;
    }
    if (scheduled.version.id !== versionId) throw stale();
    try {
      await table.transact(unscheduleWrites(locationId, scheduled));
    } catch (error) {
      throw error instanceof ConditionFailed ? stale() : error;
    }
    return done;
  },
);
