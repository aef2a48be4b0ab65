import { problem } from '#functions/problem.ts';
import { callerName } from '#functions/runtime/caller-name.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { findOwnVersion } from '#functions/table/price-list-version.ts';
import { os } from './implementer.ts';
import { record } from './record.ts';

/** Keeps that a list was given to somebody. An earlier version can have been given too: what counts is which one it was. */
export const recordHandOut = os.recordHandOut.handler(async ({ input: { versionId, ...given }, context }) => {
  const { locationId } = homeOf(context);
  const version = await findOwnVersion(context.table, locationId, versionId);
  const handOut = version && (await record(context, { ...given, version, by: callerName(context) }));
  if (!handOut) throw problem('not_found');
  return handOut;
});
