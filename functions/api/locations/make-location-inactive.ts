import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { retryOnConflict } from '#functions/runtime/retry-on-conflict.ts';
import { locationUpdate, readLocationRow } from '#functions/table/location-row.ts';
import { locationChanged } from './change-location.ts';
import { os } from './implementer.ts';

/** Takes the page down: families can't find the home any more. Nothing is lost, and the home can be launched again. A home that isn't live stays so. */
export const makeLocationInactive = os.makeLocationInactive.handler(({ context }) => {
  const { locationId } = homeOf(context);
  return retryOnConflict(async () => {
    const row = await readLocationRow(context.table, locationId);
    if (!row) throw problem('not_found');
    if (!row.isActive) return row;
    await context.table.transact([
      locationUpdate(locationId, row.version, { isActive: false }),
      locationChanged(context, locationId),
    ]);
    return { ...row, isActive: false, version: row.version + 1 };
  });
});
