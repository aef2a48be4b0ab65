import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { findOwnVersion } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';
import { record } from './record.ts';

/** Records that a list was given to someone, whichever version it was. An earlier one can have been given too. */
export const recordHandOut = os.recordHandOut.handler(async ({ input: { versionId, ...given }, context }) => {
  const { locationId } = homeOf(context);
  const version = await findOwnVersion(context.table, locationId, versionId);
  const handOut = version && (await record(context, { ...given, version, by: callerName(context) }));
  if (!handOut) throw problem('not_found');
  return handOut;
});
