import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readWholeLocation } from '#functions/table/location-row.ts';
import { os } from './implementer.ts';

/** Returns the whole home in one query. Colleagues see each other's email and license, but nothing of the accounts behind them. */
export const getCurrentLocation = os.getCurrentLocation.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const profile = await readWholeLocation(context.table, locationId);
  if (!profile) throw problem('not_found');
  return { ...profile, employees: profile.employees.map(({ appUserId: _account, ...colleague }) => colleague) };
});
