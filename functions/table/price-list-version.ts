import type { GeneralPriceList, PriceListSettings } from '#shared/model/general-price-list.ts';
import type { HandOut, PriceListVersion, PublicVersion } from '#shared/model/price-list-version.ts';
import { homeRuleKeys, priceRulesIn } from './home-rules.ts';
import { fromItem, toItem } from './item.ts';
import { locationKeys } from './location.ts';
import { type ScheduledList, scheduledIn, scheduledKeys } from './scheduled-list.ts';
import type { Item, Key, Table, Write } from './table.ts';
import { wasWritten } from './write-failures.ts';

const partition = (locationId: string) => `LOCATION#${locationId}#PRICE-LISTS`;
/** Returns the key that finds a version by its id alone: a link to it says no more. */
const byId = (id: string) => `PRICE-LIST#${id}`;

/** Keys of what a home has published, apart from its profile, since only its documents and its staff read them. */
export const priceListKeys = {
  settings: (locationId: string): Key => ({ pk: partition(locationId), sk: 'SETTINGS' }),
  /** A publishing that has begun to write and hasn't finished. */
  unfinished: (locationId: string): Key => ({ pk: partition(locationId), sk: 'UNFINISHED' }),
  /** In order of publishing. Ids aren't: they carry the time when the request's Idempotency-Key was first used, which a retry may follow by hours. */
  version: (locationId: string, { id, publishedOn }: Pick<PublicVersion, 'id' | 'publishedOn'>): Key => ({
    pk: partition(locationId),
    sk: `VERSION#${publishedOn}#${id}`,
  }),
  /** What it says, apart from the version itself, which lists read. */
  content: (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: `CONTENT#${id}` }),
  /** How many times it was handed out, apart from the version, which never changes. */
  count: (locationId: string, id: string): Key => ({ pk: partition(locationId), sk: `COUNT#${id}` }),
  handOut: (locationId: string, { id, at }: Pick<HandOut, 'id' | 'at'>): Key => ({
    pk: partition(locationId),
    sk: `HAND-OUT#${at}#${id}`,
  }),
  /** That somebody opened a paper online within a day; `opening` is a hash of who and which. */
  opened: (locationId: string, opening: string): Key => ({ pk: partition(locationId), sk: `OPENED#${opening}` }),
};

/** How many times a version was handed out, and when last. */
export type HandOutCount = { handedOut: number; lastHandedOutAt: string };

/**
 * Returns a version with what it says, as items that replace none. The content is stored as JSON text, so that what is read back is exactly what was
 * written.
 */
export const versionItems = (version: PriceListVersion, content: GeneralPriceList): Item[] => {
  const { id, providerLocationId: locationId } = version;
  return [
    toItem('price-list-version', { ...priceListKeys.version(locationId, version), gsi2pk: byId(id), gsi2sk: 'VERSION' }, version),
    toItem('price-list-content', priceListKeys.content(locationId, id), { content: JSON.stringify(content) }),
  ];
};

/** Returns the home's versions in brief, latest first, as an item beside its profile: its public page reads them in its one query. */
export const publicVersionsItem = (locationId: string, versions: readonly PublicVersion[], version = 1): Item =>
  toItem('price-lists', locationKeys.priceLists(locationId), { versions }, version);

/** Saves settings over those at `expectedVersion`; 0 if there were none. `savedBy` is the name that a person sees whose own save is then refused. */
export const settingsWrite = (
  locationId: string,
  settings: PriceListSettings,
  expectedVersion: number,
  savedBy?: string,
): Write => {
  const put = { ...toItem('price-list-settings', priceListKeys.settings(locationId), settings, expectedVersion + 1), savedBy };
  return expectedVersion === 0 ? { put, unless: 'exists' } : { put, ifVersion: expectedVersion };
};

export type SavedSettings = { settings: PriceListSettings | undefined; version: number };
const settingsIn = (item: Item | undefined): SavedSettings => ({
  settings: item && fromItem<PriceListSettings>(item),
  version: (item?.version as number | undefined) ?? 0,
});

/** Reads what a home decided about its lists, in one read. */
export const readPriceListSettings = async (table: Table, locationId: string): Promise<SavedSettings> =>
  settingsIn(await table.get(priceListKeys.settings(locationId), { consistent: true }));

/** A publishing that takes more than one transaction, from its first write to its last: since when, and by whom. */
export type UnfinishedPublishing = { since: string; by: string };

export const unfinishedItem = (locationId: string, unfinished: UnfinishedPublishing): Item =>
  toItem('price-list-unfinished', priceListKeys.unfinished(locationId), unfinished);

export type VersionInForce = {
  saved: SavedSettings;
  version: PriceListVersion | undefined;
  content: GeneralPriceList | undefined;
  count: HandOutCount | undefined;
  unfinished: UnfinishedPublishing | undefined;
  /** The list that waits for its day. */
  scheduled: ScheduledList | undefined;
  /** The taxes and discounts of the next list, if they were ever saved apart from one. */
  rules: ReturnType<typeof priceRulesIn>;
};

/** Reads the settings, a version with its content and count, whether a publishing stopped halfway, and what is scheduled, in one request. */
export async function readWithSettings(
  table: Table,
  locationId: string,
  short: PublicVersion | undefined,
): Promise<VersionInForce> {
  const ofVersion = short
    ? [
        priceListKeys.version(locationId, short),
        priceListKeys.content(locationId, short.id),
        priceListKeys.count(locationId, short.id),
      ]
    : [];
  const items = await table.getMany([
    priceListKeys.settings(locationId),
    priceListKeys.unfinished(locationId),
    scheduledKeys.list(locationId),
    homeRuleKeys.price(locationId),
    ...ofVersion,
  ]);
  const one = (entityType: string) => items.find((item) => item.entityType === entityType);
  const unfinished = one('price-list-unfinished');
  const [version, content, count] = [one('price-list-version'), one('price-list-content'), one('price-list-count')];
  return {
    saved: settingsIn(one('price-list-settings')),
    version: version && fromItem<PriceListVersion>(version),
    content: content && (JSON.parse(content.content as string) as GeneralPriceList),
    count: count && fromItem<HandOutCount>(count),
    unfinished: unfinished && fromItem<UnfinishedPublishing>(unfinished),
    scheduled: scheduledIn(items),
    rules: priceRulesIn(items),
  };
}

/** Reads a home's versions in brief, latest first. */
export async function readPublicVersions(table: Table, locationId: string): Promise<PublicVersion[]> {
  const item = await table.get(locationKeys.priceLists(locationId));
  return item ? fromItem<{ versions: PublicVersion[] }>(item).versions : [];
}

/** Reads a version of a home that its list of versions names. */
export async function readVersion(table: Table, locationId: string, short: PublicVersion): Promise<PriceListVersion | undefined> {
  const item = await table.get(priceListKeys.version(locationId, short));
  return item && fromItem<PriceListVersion>(item);
}

/** What published lists say, by their ids: nobody changes them. */
const contents = new Map<string, GeneralPriceList>();
/** How many of them one Lambda keeps: about 200 KB each. */
const CONTENTS_KEPT = 100;

/** Reads what published lists of a home say, in one request for those that aren't in warm memory. One that isn't the home's is left out. */
export async function readListContents(
  table: Table,
  locationId: string,
  ids: readonly string[],
): Promise<{ id: string; content: GeneralPriceList }[]> {
  const keyOf = (id: string) => `${locationId}#${id}`;
  const unknown = ids.filter((id) => !contents.has(keyOf(id)));
  const items = unknown.length > 0 ? await table.getMany(unknown.map((id) => priceListKeys.content(locationId, id))) : [];
  const read = new Map(
    items.map(({ sk, content }) => [sk.slice('CONTENT#'.length), JSON.parse(content as string) as GeneralPriceList]),
  );
  if (contents.size + read.size > CONTENTS_KEPT) contents.clear();
  for (const [id, content] of read) contents.set(keyOf(id), content);
  return ids.flatMap((id) => {
    const content = read.get(id) ?? contents.get(keyOf(id));
    return content ? [{ id, content }] : [];
  });
}

/** Reads a version by its id alone, whichever home's it is. */
export async function findVersion(table: Table, id: string): Promise<PriceListVersion | undefined> {
  const { items } = await table.query(byId(id), { index: 'gsi2', limit: 1 });
  return items[0] && fromItem<PriceListVersion>(items[0]);
}

/** Reads a version by its id if it is the home's own. */
export async function findOwnVersion(table: Table, locationId: string, id: string): Promise<PriceListVersion | undefined> {
  const version = await findVersion(table, id);
  return version?.providerLocationId === locationId ? version : undefined;
}

/** `after`: where the previous page ended. */
type PageWanted = { limit: number; after?: string | undefined };

async function pageOf<Entity>(
  table: Table,
  locationId: string,
  prefix: 'VERSION#' | 'HAND-OUT#',
  { limit, after }: PageWanted,
): Promise<{ items: Entity[]; next: string | null }> {
  const pk = partition(locationId);
  const cursor = after === undefined ? {} : { cursor: { pk, sk: `${prefix}${after}` } };
  const { items, next } = await table.query(pk, { startsWith: prefix, descending: true, limit, ...cursor });
  return { items: items.map(fromItem<Entity>), next: next ? (items.at(-1)?.sk.slice(prefix.length) ?? null) : null };
}

/** Reads a page of a home's versions, latest first. */
export const versionsPage = (table: Table, locationId: string, page: PageWanted) =>
  pageOf<PriceListVersion>(table, locationId, 'VERSION#', page);

/** Reads a page of the people who got a home's lists, latest first. */
export const handOutsPage = (table: Table, locationId: string, page: PageWanted) =>
  pageOf<HandOut>(table, locationId, 'HAND-OUT#', page);

/** Reads how many times each of these versions was handed out, in one request. */
export async function readCounts(table: Table, locationId: string, ids: readonly string[]): Promise<Map<string, HandOutCount>> {
  if (ids.length === 0) return new Map();
  const items = await table.getMany(ids.map((id) => priceListKeys.count(locationId, id)));
  return new Map(items.map((item) => [item.sk.slice('COUNT#'.length), fromItem<HandOutCount>(item)]));
}

/** Someone's opening of a paper online: a hash of who and which, and when. */
export type Opening = { hash: string; now: Date };

const OPENING_SECONDS = 24 * 60 * 60;

/** Begins the day of an opening, unless it is under way. */
function openingWrite(locationId: string, { hash, now }: Opening): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    update: priceListKeys.opened(locationId, hash),
    set: { entityType: 'price-list-opened', expiresAt: seconds + OPENING_SECONDS },
    condition: { expression: 'attribute_not_exists(expiresAt) OR expiresAt <= :now', values: { ':now': seconds } },
  };
}

/** Returns the writes that keep a hand-out and count it. */
export const handOutWrites = (locationId: string, handOut: HandOut): Write[] => {
  const { versionId, at: lastHandedOutAt } = handOut;
  const item = toItem('price-list-hand-out', priceListKeys.handOut(locationId, handOut), handOut);
  const initially = { entityType: 'price-list-count' };
  return [
    { put: item, unless: 'exists' },
    { add: priceListKeys.count(locationId, versionId), counts: { handedOut: 1 }, initially, set: { lastHandedOutAt } },
  ];
};

/**
 * Keeps that a version was handed out and counts it, both or neither. The same hand-out kept twice is one, and so are all openings by one reader in
 * a day. Nothing is read before, so that any number of families may open one list at once.
 */
export async function keepHandOut(
  table: Table,
  locationId: string,
  handOut: HandOut,
  opening?: Opening | undefined,
): Promise<void> {
  await wasWritten(
    table.transact([...handOutWrites(locationId, handOut), ...(opening ? [openingWrite(locationId, opening)] : [])]),
  );
}
