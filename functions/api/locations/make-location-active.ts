import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { retryOnConflict } from '#functions/runtime/retry-on-conflict.ts';
import { type LocationRow, locationUpdate, readWholeLocation } from '#functions/table/location-row.ts';
import { launchAllowed, launchMissing, launchSteps } from '#shared/launch/index.ts';
import { type LocationProfile, locationSchema } from '#shared/model/location.ts';
import { once } from '#shared/values/once.ts';
import { locationChanged } from './change-location.ts';
import { os } from './implementer.ts';

/** The fields of a home's own row. */
const ofRow = once((): ReadonlySet<string> => new Set(['version', ...Object.keys(locationSchema.shape)]));

/** Returns a home's own row from its whole profile. */
const rowIn = (profile: LocationProfile & { version: number }): LocationRow =>
  Object.fromEntries(Object.entries(profile).filter(([field]) => ofRow().has(field))) as LocationRow;

/** Returns the refusal of a launch, with each missing part under the name of its step. */
const notYet = (profile: LocationProfile) =>
  problem('conflict', {
    detail: `The page cannot go live yet. Still missing: ${launchMissing(profile)}.`,
    errors: launchSteps(profile)
      .filter(({ isDone, isRequiredToLaunch }) => isRequiredToLaunch && !isDone)
      .map(({ key, missing }) => ({ field: key, message: missing })),
  });

/** Launches the caller's home. Judges its whole profile as it is now, whatever a screen last showed. A home that is already live stays so. */
export const makeLocationActive = os.makeLocationActive.handler(({ context }) => {
  const { locationId } = homeOf(context);
  return retryOnConflict(async () => {
    const profile = await readWholeLocation(context.table, locationId);
    if (!profile) throw problem('not_found');
    const { version, isActive } = profile;
    if (isActive) return rowIn(profile);
    if (!launchAllowed(profile)) throw notYet(profile);
    await context.table.transact([locationUpdate(locationId, version, { isActive: true }), locationChanged(context, locationId)]);
    return { ...rowIn(profile), isActive: true, version: version + 1 };
  });
});
