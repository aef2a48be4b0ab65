import { homeAt } from '#functions/packages/own-home.ts';
import { repricedTemplates } from '#functions/packages/repriced-templates.ts';
import { toItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import { locationItemItem } from '#functions/table/location-item.ts';
import { raise } from '#functions/table/outbox.ts';
import { publicVersionsItem, settingsWrite, versionItems } from '#functions/table/price-list-version.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import type { Item, Write } from '#functions/table/table.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import type { Draft } from './draft.ts';
import type { PriceListsContext } from './implementer.ts';

/** Writes of one transaction at most; the list itself takes some of them. */
const TOGETHER = 100;

const isSame = (one: object | undefined, other: object) =>
  JSON.stringify(Object.entries(one ?? {}).sort()) === JSON.stringify(Object.entries(other).sort());

/** Prices of services that changed; one that is no longer offered stays, marked so. */
function changedPrices({ working, published }: Draft): ServicePrice[] {
  const next = new Map(published.servicePrices.map((price) => [price.serviceId, price]));
  const gone = working.servicePrices
    .filter(({ serviceId, isOffered }) => isOffered && !next.has(serviceId))
    .map((price) => ({ ...price, isOffered: false }));
  const before = new Map(working.servicePrices.map((price) => [price.serviceId, price]));
  return [...published.servicePrices.filter((price) => !isSame(before.get(price.serviceId), price)), ...gone];
}

/** Packages that cost something else by the new list: their sums follow it, so that no family is told an old one. */
function repriced({ profile, working, published }: Draft, priceList: PriceList): Write[] {
  const { servicePrices } = published;
  return repricedTemplates(homeAt(profile, working.catalogue, { priceList, servicePrices }), profile.templates);
}

/** The rows beside the list that change with it. */
function besideIt(draft: Draft): Item[] {
  const before = new Map(draft.working.locationItems.map((item) => [item.id, item]));
  const items = draft.published.locationItems.filter((item) => !isSame(before.get(item.id), item));
  return [...changedPrices(draft).map(servicePriceItem), ...items.map(locationItemItem)];
}

/**
 * Puts a version in force: the list that pages and plans read, the version itself, and what the home's page tells of it, all or nothing. Where more rows change
 * than one transaction holds, those beside the list go first: they are put whole, so that publishing once more ends alike. Somebody who published in
 * between fails it.
 */
export async function publish(
  { table, event }: PriceListsContext,
  draft: Draft,
  version: PriceListVersion,
  versions: readonly PublicVersion[],
): Promise<void> {
  const { providerLocationId: locationId, effectiveOn } = version;
  const { seen, settings, inForce } = draft;
  const rules = draft.profile.priceList ?? { taxes: [], discounts: [], requirements: [] };
  const list: PriceList = { ...rules, effectiveOn, lines: draft.published.lines, basicFee: draft.content.basicFee };
  const at = (count: number) => (count === 0 ? { unless: 'exists' as const } : { ifVersion: count });
  const itself: Write[] = [
    { put: publicVersionsItem(locationId, versions, seen.versions + 1), ...at(seen.versions) },
    { put: toItem('price-list', locationKeys.priceList(locationId), list, seen.priceList + 1), ...at(seen.priceList) },
    ...versionItems(version, draft.content).map((put): Write => ({ put, unless: 'exists' })),
    // A date that was decided on is this list's, not the next one's.
    ...(settings.effectiveOn === null || inForce.saved.version === 0
      ? []
      : [settingsWrite(locationId, { ...settings, effectiveOn: null }, inForce.saved.version)]),
    raise(event('location.changed', { locationId }, locationId)),
  ];
  const beside = [...besideIt(draft).map((put): Write => ({ put })), ...repriced(draft, list)];
  while (beside.length + itself.length > TOGETHER) await table.transact(beside.splice(0, TOGETHER));
  await table.transact([...beside, ...itself]);
}
