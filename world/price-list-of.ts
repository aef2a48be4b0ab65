import { buildGeneralPriceList, startingSettings } from '#shared/funeral-rule/build-general-price-list.ts';
import type { GeneralPriceList } from '#shared/model/general-price-list.ts';
import type { StateCode } from '#shared/values/state-codes.ts';
import type { Catalog } from './catalog.ts';
import { stateLaws } from './data/states.ts';
import type { SampleHome } from './home.ts';

/** Returns what a sample home's lists say, as they would be published from what is in force; undefined for a home without one. */
export function priceListOf(
  { profile, items, servicePrices, ownItems }: SampleHome,
  catalog: Catalog,
): GeneralPriceList | undefined {
  if (!profile.priceList) return undefined;
  return buildGeneralPriceList({
    profile,
    published: { lines: profile.priceList.lines, servicePrices, locationItems: items },
    rows: [],
    services: catalog.services,
    displayServices: catalog.displayServices,
    items: [...catalog.merchandiseItems, ...ownItems],
    itemCategories: catalog.merchandiseCategories,
    sections: [],
    settings: startingSettings(stateLaws[profile.address.stateCode as StateCode]?.retentionYears?.value ?? 1),
    effectiveOn: profile.priceList.effectiveOn,
  });
}
