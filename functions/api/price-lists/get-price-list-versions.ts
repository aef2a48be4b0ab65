import { readRetentionYears } from '#functions/catalog/read-catalog.ts';
import { problem } from '#functions/problem.ts';
import { afterOf, cursorTo } from '#functions/runtime/cursor.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readLocation } from '#functions/table/location.ts';
import { readCounts, readPriceListSettings, readPublicVersions, versionsPage } from '#functions/table/price-list-version.ts';
import { readScheduled } from '#functions/table/scheduled-list.ts';
import { os } from './implementer.ts';
import { scheduledView, versionView } from './version-view.ts';

export const getPriceListVersions = os.getPriceListVersions.handler(async ({ input, context: { table, ...context } }) => {
  const { locationId } = homeOf(context);
  const [location, { settings }, versions, scheduled, { items, next }] = await Promise.all([
    readLocation(table, locationId),
    readPriceListSettings(table, locationId),
    readPublicVersions(table, locationId),
    readScheduled(table, locationId),
    versionsPage(table, locationId, { limit: input.pageSize, after: afterOf(input.cursor) }),
  ]);
  if (!location) throw problem('not_found');
  const counts = await readCounts(
    table,
    locationId,
    items.map(({ id }) => id),
  );
  const { timeZone } = location;
  const retentionYears = settings?.retentionYears ?? (await readRetentionYears(table, context.now, location.address.stateCode));
  const view = (version: (typeof items)[number]) =>
    versionView({ version, versions, count: counts.get(version.id), timeZone, retentionYears });
  // What waits for its day comes first, on the first page.
  const waiting = scheduled && !input.cursor ? [scheduledView(scheduled.version)] : [];
  const total = versions.length + (scheduled ? 1 : 0);
  return { items: [...waiting, ...items.map(view)], total, nextCursor: cursorTo(next) };
});
