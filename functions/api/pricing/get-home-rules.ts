import { readRetentionYears } from '#functions/catalog/read-catalog.ts';
import { catalogOf } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { readHomeRules } from '#functions/table/home-rules.ts';
import { fromItem } from '#functions/table/item.ts';
import { locationKeys, priceListIn } from '#functions/table/location.ts';
import { locationRowIn } from '#functions/table/location-row.ts';
import { priceListKeys } from '#functions/table/price-list-version.ts';
import type { PriceListSettings } from '#shared/model/general-price-list.ts';
import { os } from './implementer.ts';

/** Returns what a home sets once for its prices and its contracts. */
export const getHomeRules = os.getHomeRules.handler(async ({ context: { table, now, ...context } }) => {
  const { locationId } = homeOf(context);
  const others = [locationKeys.profile(locationId), locationKeys.priceList(locationId), priceListKeys.settings(locationId)];
  const [{ price, terms, items }, catalog] = await Promise.all([readHomeRules(table, locationId, others), catalogOf(table, now)]);
  const location = locationRowIn(items);
  if (!location) throw problem('not_found');
  const list = priceListIn(items);
  const inForce = list ? { taxes: list.taxes ?? [], discounts: list.discounts ?? [] } : null;
  const settings = items.find(({ entityType }) => entityType === 'price-list-settings');
  const ofState = await readRetentionYears(table, now, location.address.stateCode);
  return {
    rules: price.value ?? inForce ?? { taxes: [], discounts: [] },
    rulesVersion: price.version,
    inForce,
    terms: terms.value,
    termsVersion: terms.version,
    retentionYears: Math.max(1, ofState, settings ? fromItem<PriceListSettings>(settings).retentionYears : 0),
    categories: catalog.merchandiseCategories
      .filter(({ isActive }) => isActive)
      .toSorted((one, other) => one.sortOrder - other.sortOrder)
      .map(({ id, name, gplLine = null }) => ({ id, name, gplLine })),
  };
});
