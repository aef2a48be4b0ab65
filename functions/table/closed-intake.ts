import { caseKeys } from './case-keys.ts';
import { locationKeys } from './location.ts';
import { type LocationRow, locationRowIn } from './location-row.ts';
import type { Table } from './table.ts';

/** What feeling for implants found, by an intake that somebody closed; undefined while it’s open. */
type ClosedIntake = { home: LocationRow | undefined; felt: string | undefined };

/** Reads what a closed intake says about implants, with the home: consistently, in one request. The pages of custody need much more code. */
export async function readClosedIntake(
  table: Table,
  { caseId, locationId }: { caseId: string; locationId: string },
): Promise<ClosedIntake> {
  const keys = [caseKeys.carePage(caseId, 'intake'), locationKeys.profile(locationId)];
  const items = await table.getMany(keys, { consistent: true });
  const page = items.find(({ entityType }) => entityType === 'care-page');
  const { implantsFelt } = (page?.closed ? JSON.parse(page.values as string) : {}) as { implantsFelt?: unknown };
  return { home: locationRowIn(items), felt: typeof implantsFelt === 'string' ? implantsFelt : undefined };
}
