import { ORPCError } from '@orpc/server';
import { homeAt } from '#functions/packages/own-home.ts';
import { repricedTemplates } from '#functions/packages/repriced-templates.ts';
import { problem } from '#functions/problem.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { toItem } from '#functions/table/item.ts';
import { locationKeys } from '#functions/table/location.ts';
import { locationItemWrites } from '#functions/table/location-item.ts';
import { type MerchandiseWrite, transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { raise } from '#functions/table/outbox.ts';
import {
  priceListKeys,
  publicVersionsItem,
  settingsWrite,
  unfinishedItem,
  versionItems,
} from '#functions/table/price-list-version.ts';
import { servicePriceItem } from '#functions/table/service-price.ts';
import { ConditionFailed, MAX_WRITES, type Write } from '#functions/table/table.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import type { ServicePrice } from '#shared/model/service.ts';
import type { Draft } from './draft.ts';

/** Most versions that a home's page lists. Earlier ones are kept all the same. */
const MAX_SHOWN = 100;

type PublishContext = Pick<OperationContext, 'table' | 'event'>;
/** What else goes into the transaction, and whether a date that staff set for the next list stays. */
type PublishOptions = { also?: readonly Write[]; keepsDate?: boolean };

const isSame = (one: object | undefined, other: object) =>
  JSON.stringify(Object.entries(one ?? {}).sort()) === JSON.stringify(Object.entries(other).sort());

/** Returns the services' prices that changed. A service that is no longer offered stays, marked as such. */
function changedPrices({ working, published }: Draft): ServicePrice[] {
  const next = new Map(published.servicePrices.map((price) => [price.serviceId, price]));
  const gone = working.servicePrices
    .filter(({ serviceId, isOffered }) => isOffered && !next.has(serviceId))
    .map((price) => ({ ...price, isOffered: false }));
  const before = new Map(working.servicePrices.map((price) => [price.serviceId, price]));
  return [...published.servicePrices.filter((price) => !isSame(before.get(price.serviceId), price)), ...gone];
}

/** Returns the packages whose price the new list changes, so that no family is shown an old one. */
function repriceWrites({ profile, working, published }: Draft, priceList: PriceList): Write[] {
  const { servicePrices } = published;
  return repricedTemplates(homeAt(profile, working.catalog, { priceList, servicePrices }), profile.templates);
}

/** Returns the writes of the rows besides the list that change with it. */
function relatedWrites(draft: Draft): (Write | MerchandiseWrite)[] {
  const before = new Map(draft.working.locationItems.map((item) => [item.id, item]));
  const items = draft.published.locationItems.filter((item) => !isSame(before.get(item.id), item));
  return [
    ...changedPrices(draft).map((price): Write => ({ put: servicePriceItem(price) })),
    ...items.flatMap((item) => locationItemWrites(item, before.get(item.id))),
  ];
}

/** Returns the writes that put the list in force, all or nothing, only if the packages and the list in force are still those that were read. */
function listWrites(
  { event }: PublishContext,
  draft: Draft,
  version: PriceListVersion,
  versions: readonly PublicVersion[],
  list: PriceList,
  { also = [], keepsDate = false }: PublishOptions,
) {
  const { providerLocationId: locationId } = version;
  const { writeCounts, settings, inForce } = draft;
  const at = (count: number) => (count === 0 ? { unless: 'exists' as const } : { ifVersion: count });
  const writes: Write[] = [
    { put: publicVersionsItem(locationId, versions, writeCounts.versions + 1), ...at(writeCounts.versions) },
    {
      put: toItem('price-list', locationKeys.priceList(locationId), list, writeCounts.priceList + 1),
      ...at(writeCounts.priceList),
    },
    draft.asRead.packages,
    ...versionItems(version, draft.content).map((put): Write => ({ put, unless: 'exists' })),
    // A date that was set belongs to this list, not to the next one.
    ...(keepsDate || settings.effectiveOn === null || inForce.saved.version === 0
      ? []
      : [settingsWrite(locationId, { ...settings, effectiveOn: null }, inForce.saved.version, version.publishedBy)]),
    ...also,
    raise(event('location.changed', { locationId }, locationId)),
  ];
  return writes;
}

/** Tells whether publishing failed because someone else was first. */
export const isStale = (error: unknown): boolean => error instanceof ORPCError && error.code === 'stale';

/** Returns a home's versions in brief with a new one, which is in force. */
export const withVersion = (versions: readonly PublicVersion[], { id, effectiveOn, publishedOn, papers }: PriceListVersion) =>
  [{ id, effectiveOn, publishedOn, pages: papers[0]?.pages ?? 1 }, ...versions].slice(0, MAX_SHOWN);

/** Returns which of the last transaction's writes lost to someone else's. */
function staleOf(failed: Write | MerchandiseWrite | undefined, { asRead }: Draft) {
  const detail =
    failed === asRead.packages
      ? 'Someone else saved a package in the meantime. Look at the list again before you publish it.'
      : 'Someone else published a price list in the meantime.';
  return problem('stale', { detail });
}

/**
 * Puts a version in force, all or nothing: the list that pages and plans read, the version itself, and the list on the home's page. If more rows change
 * than fit in one transaction, the other rows go first; each is put whole, so that publishing again has the same result. Until then the draft says that
 * publishing stopped in the middle. 409 `stale` if someone published, or saved a package, since the draft was read.
 */
export async function publish(
  context: PublishContext,
  draft: Draft,
  version: PriceListVersion,
  versions: readonly PublicVersion[],
  options: PublishOptions = {},
): Promise<void> {
  const { table } = context;
  const { providerLocationId: locationId, effectiveOn, publishedOn: since, publishedBy: by } = version;
  const requirements = draft.profile.priceList?.requirements ?? [];
  const list: PriceList = {
    ...draft.rules,
    requirements,
    effectiveOn,
    lines: draft.published.lines,
    basicFee: draft.content.basicFee,
  };
  const beside = [...relatedWrites(draft), ...repriceWrites(draft, list)];
  const last = listWrites(context, draft, version, versions, list, options);
  const ends: Write = { delete: priceListKeys.unfinished(locationId) };
  // One write of each transaction counts the change of the home's merchandise.
  const most = MAX_WRITES - 1;
  const room = most - last.length - 1;
  if (beside.length > room) await table.put(unfinishedItem(locationId, { since, by }));
  while (beside.length > room) await transactMerchandise(table, locationId, beside.splice(0, most));
  const writes = [...beside, ...last, ends];
  try {
    await transactMerchandise(table, locationId, writes);
  } catch (error) {
    throw error instanceof ConditionFailed ? staleOf(writes[error.index], draft) : error;
  }
}
