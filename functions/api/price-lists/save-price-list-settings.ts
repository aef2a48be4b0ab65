import { readRetentionYears } from '#functions/catalog/read-catalog.ts';
import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { staleRow } from '#functions/runtime/stale-row.ts';
import { readLocation } from '#functions/table/location.ts';
import { priceListKeys, settingsWrite } from '#functions/table/price-list-version.ts';
import { ConditionFailed } from '#functions/table/table.ts';
import { os } from './implementer.ts';

/** Saves the settings at the version that the caller saw. A home can't keep its lists for less time than its state requires. */
export const savePriceListSettings = os.savePriceListSettings.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const location = await readLocation(context.table, locationId);
  if (!location) throw problem('not_found');
  const least = await readRetentionYears(context.table, context.now, location.address.stateCode);
  if (input.settings.retentionYears < least)
    throw problem('invalid_input', {
      errors: [{ field: 'settings.retentionYears', message: `Your state requires at least ${least} years.` }],
    });
  try {
    await context.table.transact([settingsWrite(locationId, input.settings, input.version, callerName(context))]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await staleRow(context, priceListKeys.settings(locationId), 'changed these settings in the meantime.');
  }
  return { version: input.version + 1 };
});
