import type { LocationProfile } from '#shared/model/location.ts';
import type { Template } from '#shared/model/template.ts';
import { everyItem } from './every-item.ts';
import { fromItem, stillAt, toItem, writesOf } from './item.ts';
import { locationKeys, profileIn, STAFF_ONLY } from './location.ts';
import type { Condition, Item, Table, Write } from './table.ts';

/** A package and how many times it was saved. Archiving or moving it is no save, so it doesn't interrupt someone who edits the package. */
export type VersionedTemplate = { template: Template; version: number };

const keyOf = ({ providerLocationId, id }: Pick<Template, 'providerLocationId' | 'id'>) =>
  locationKeys.template(providerLocationId, id);

const versioned = (item: Item): VersionedTemplate => ({ template: fromItem<Template>(item), version: item.version as number });

/** Returns packages from the items of a home's collection, in the home's order. */
const versionedTemplatesIn = (items: readonly Item[]): VersionedTemplate[] =>
  items
    .filter(({ entityType }) => entityType === 'template')
    .map(versioned)
    .sort(({ template: a }, { template: b }) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || a.id.localeCompare(b.id));

/** Reads a home's packages with their versions, including archived ones, consistently: one query. */
export const readVersionedTemplates = async (table: Table, locationId: string): Promise<VersionedTemplate[]> =>
  versionedTemplatesIn(
    await everyItem(table, locationKeys.profile(locationId).pk, { startsWith: 'TEMPLATE#', consistent: true }),
  );

/** Returns a write for every transaction that writes a package: a list that is being published meanwhile would lack it. */
export const touchPackages = (locationId: string): Write => ({
  add: locationKeys.packages(locationId),
  counts: { version: 1 },
  initially: { entityType: 'packages' },
});

/** Returns a write that fails a transaction if a package was written since the home's rows were read. */
export const packagesAsRead = (locationId: string, items: readonly Item[]): Write =>
  stillAt(locationKeys.packages(locationId), writesOf(items, 'packages'));

/** Returns a write that fails a transaction if another price list came into force since the home's rows were read. */
export const priceListAsRead = (locationId: string, items: readonly Item[]): Write =>
  stillAt(locationKeys.priceList(locationId), writesOf(items, 'price-list'));

export type HomeOfPackages = { profile: LocationProfile; templates: VersionedTemplate[]; asPriced: Write };

/**
 * Reads a home as its staff build packages for it: its page, and its packages with their versions, consistently: one query. `asPriced` ties a transaction
 * to the price list that was read.
 */
export async function readHomeOfPackages(table: Table, locationId: string): Promise<HomeOfPackages | undefined> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, { before: STAFF_ONLY, consistent: true });
  const profile = profileIn(items);
  return profile && { profile, templates: versionedTemplatesIn(items), asPriced: priceListAsRead(locationId, items) };
}

/** Reads one package of a home with its version, archived or not. */
export async function readVersionedTemplate(
  table: Table,
  locationId: string,
  id: string,
): Promise<VersionedTemplate | undefined> {
  const item = await table.get(locationKeys.template(locationId, id), { consistent: true });
  return item && versioned(item);
}

/** Stores a new package; fails if its id is taken. `savedBy` is the name that a person sees whose own save is then refused. */
export const templateCreation = (template: Template, savedBy?: string): Write => ({
  put: { ...toItem('template', keyOf(template), template), savedBy },
  unless: 'exists',
});

/** What a package may lack: an update removes what the package no longer has. */
const optional = { religionId: undefined, defaultDisplayedDispositionType: undefined, displayServiceSettings: undefined };

const isAt = (expectedVersion: number): Condition => ({
  expression: '#version = :seen',
  names: { '#version': 'version' },
  values: { ':seen': expectedVersion },
});

/**
 * Saves a package over the one at `expectedVersion`. Its place, and whether it is archived, stay as they are in the table, even if someone changed them
 * meanwhile.
 */
export function templateSave(template: Template, expectedVersion: number, savedBy?: string): Write {
  const { isActive: _active, sortOrder: _order, id: _id, providerLocationId: _home, ...fields } = template;
  return {
    update: keyOf(template),
    set: { ...optional, ...fields, version: expectedVersion + 1, savedBy },
    condition: isAt(expectedVersion),
  };
}

/** Archives a package, offers it again, or moves it; fails if there is none, or if it was saved since `expectedVersion`. */
export const templateState = (
  of: Pick<Template, 'providerLocationId' | 'id'>,
  set: Partial<Pick<Template, 'isActive' | 'sortOrder' | 'priceCents' | 'aLaCartePriceCents'>>,
  expectedVersion?: number,
): Write => ({ update: keyOf(of), set, ...(expectedVersion === undefined ? {} : { condition: isAt(expectedVersion) }) });
