import type { LocationProfile } from '#shared/model/location.ts';
import type { Template } from '#shared/model/template.ts';
import { everyItem } from './every-item.ts';
import { fromItem, stillAt, toItem, writesOf } from './item.ts';
import { locationKeys, profileIn, STAFF_ONLY } from './location.ts';
import type { Condition, Item, Table, Write } from './table.ts';

/** A package with how often it was saved. Being archived or put elsewhere in the order is no save: whoever works on the package goes on with it. */
export type VersionedTemplate = { template: Template; version: number };

const keyOf = ({ providerLocationId, id }: Pick<Template, 'providerLocationId' | 'id'>) =>
  locationKeys.template(providerLocationId, id);

const versioned = (item: Item): VersionedTemplate => ({ template: fromItem<Template>(item), version: item.version as number });

/** Packages out of the items of a home's collection, in the home's order. */
const versionedTemplatesIn = (items: readonly Item[]): VersionedTemplate[] =>
  items
    .filter(({ entityType }) => entityType === 'template')
    .map(versioned)
    .sort(({ template: a }, { template: b }) => (a.sortOrder ?? 0) - (b.sortOrder ?? 0) || a.id.localeCompare(b.id));

/** A home's packages with their versions, archived ones too, as they are at this moment; one query. */
export const readVersionedTemplates = async (table: Table, locationId: string): Promise<VersionedTemplate[]> =>
  versionedTemplatesIn(
    await everyItem(table, locationKeys.profile(locationId).pk, { startsWith: 'TEMPLATE#', consistent: true }),
  );

/** Goes into every transaction that writes a package: a list that is being published meanwhile lacks it. */
export const touchPackages = (locationId: string): Write => ({
  add: locationKeys.packages(locationId),
  counts: { version: 1 },
  initially: { entityType: 'packages' },
});

/** Fails a transaction where a package was written since the home's rows were read. */
export const packagesAsRead = (locationId: string, items: readonly Item[]): Write =>
  stillAt(locationKeys.packages(locationId), writesOf(items, 'packages'));

/** Fails a transaction where another price list came into force since the home's rows were read. */
export const priceListAsRead = (locationId: string, items: readonly Item[]): Write =>
  stillAt(locationKeys.priceList(locationId), writesOf(items, 'price-list'));

export type HomeOfPackages = { profile: LocationProfile; templates: VersionedTemplate[]; asPriced: Write };

/**
 * A home as its staff build packages for it: its page, and its packages with their versions, as they are at this moment; one query. `asPriced` holds a
 * transaction to the price list that was read.
 */
export async function readHomeOfPackages(table: Table, locationId: string): Promise<HomeOfPackages | undefined> {
  const items = await everyItem(table, locationKeys.profile(locationId).pk, { before: STAFF_ONLY, consistent: true });
  const profile = profileIn(items);
  return profile && { profile, templates: versionedTemplatesIn(items), asPriced: priceListAsRead(locationId, items) };
}

/** One package of a home with its version, archived or not. */
export async function readVersionedTemplate(
  table: Table,
  locationId: string,
  id: string,
): Promise<VersionedTemplate | undefined> {
  const item = await table.get(locationKeys.template(locationId, id), { consistent: true });
  return item && versioned(item);
}

/** Keeps a package that is new; fails where its id is taken. `savedBy` is named to whoever saves over it unseen. */
export const templateCreation = (template: Template, savedBy?: string): Write => ({
  put: { ...toItem('template', keyOf(template), template), savedBy },
  unless: 'exists',
});

/** What every package may lack: an update takes away what the package has no more. */
const optional = { religionId: undefined, defaultDisplayedDispositionType: undefined, displayServiceSettings: undefined };

const isAt = (expectedVersion: number): Condition => ({
  expression: '#version = :seen',
  names: { '#version': 'version' },
  values: { ':seen': expectedVersion },
});

/** Saves a package over the one at `expectedVersion`. Its place and whether it is archived stay as they are in the table, whoever changed them meanwhile. */
export function templateSave(template: Template, expectedVersion: number, savedBy?: string): Write {
  const { isActive: _active, sortOrder: _order, id: _id, providerLocationId: _home, ...fields } = template;
  return {
    update: keyOf(template),
    set: { ...optional, ...fields, version: expectedVersion + 1, savedBy },
    condition: isAt(expectedVersion),
  };
}

/** Archives a package, offers it again, or gives it its place; fails where there is none, or where it was saved since `expectedVersion`. */
export const templateState = (
  of: Pick<Template, 'providerLocationId' | 'id'>,
  set: Partial<Pick<Template, 'isActive' | 'sortOrder' | 'priceCents' | 'aLaCartePriceCents'>>,
  expectedVersion?: number,
): Write => ({ update: keyOf(of), set, ...(expectedVersion === undefined ? {} : { condition: isAt(expectedVersion) }) });
