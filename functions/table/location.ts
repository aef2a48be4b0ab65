import type { StaffMember } from '#shared/model/employee.ts';
import type { Image } from '#shared/model/image.ts';
import { taxOf } from '#shared/model/list-prices.ts';
import type { Location, LocationProfile } from '#shared/model/location.ts';
import type { PriceList } from '#shared/model/price-list.ts';
import type { PublicVersion } from '#shared/model/price-list-version.ts';
import type { Review } from '#shared/model/review.ts';
import type { Template } from '#shared/model/template.ts';
import type { SearchCard } from '#shared/search/index.ts';
import { geohash } from '#shared/values/geo.ts';
import { memberIndex } from './director.ts';
import { eachPage, everyItem } from './every-item.ts';
import { nameIndex, townIndex } from './home-index.ts';
import { fromItem, toItem } from './item.ts';
import type { Item, Key, Table } from './table.ts';

/** Digits of the geohash that make a partition of the fallback index: a cell about 97 miles wide. */
const cellDigits = 3;
const launched = 'LAUNCHED';
/** Makes ascending keys sort newest first. */
const newestFirst = (instant: string) => String(9_999_999_999_999 - Date.parse(instant)).padStart(13, '0');

const partition = (locationId: string) => `LOCATION#${locationId}`;

/**
 * Begins the sort keys of what only the home's staff see. It sorts behind everything else: a public page reads up to it, and the home's dashboard past it,
 * each in one query.
 */
export const STAFF_ONLY = '~';

/** Keys of a home's collection: one query reads its public page. */
export const locationKeys = {
  profile: (id: string): Key => ({ pk: partition(id), sk: 'PROFILE' }),
  image: (id: string, imageId: string): Key => ({ pk: partition(id), sk: `IMAGE#${imageId}` }),
  /** The order of the pictures, and which is cover, logo, and search result: one row, so that two pictures never have the same role. */
  gallery: (id: string): Key => ({ pk: partition(id), sk: 'GALLERY' }),
  review: (id: string, time: string, reviewId: string): Key => ({
    pk: partition(id),
    sk: `REVIEW#${newestFirst(time)}#${reviewId}`,
  }),
  employee: (id: string, employeeId: string): Key => ({ pk: partition(id), sk: `EMPLOYEE#${employeeId}` }),
  template: (id: string, templateId: string): Key => ({ pk: partition(id), sk: `TEMPLATE#${templateId}` }),
  /** Counts every write of a package: packages are published only while none of them has changed. */
  packages: (id: string): Key => ({ pk: partition(id), sk: 'PACKAGES' }),
  priceList: (id: string): Key => ({ pk: partition(id), sk: 'PRICELIST' }),
  /** The versions of its list in brief, latest first. */
  priceLists: (id: string): Key => ({ pk: partition(id), sk: 'PRICELISTS' }),
  card: (id: string): Key => ({ pk: partition(id), sk: 'CARD' }),
};

/** Returns a location's card for searches, kept beside the home only while it is launched. Both indexes have all of it. */
export const cardItem = (card: SearchCard): Item => {
  const hash = geohash(card, 8);
  return toItem(
    'card',
    {
      ...locationKeys.card(card.id),
      gsi1pk: `GEO#${hash.slice(0, cellDigits)}`,
      gsi1sk: `${hash}#${card.id}`,
      gsi2pk: launched,
      gsi2sk: card.id,
    },
    card,
  );
};

/** The order of a home's pictures (ids, first to last) and which has which role. A picture that `order` doesn't name comes last. */
export type Gallery = { order: string[]; cover: string | null; logo: string | null; default: string | null };

/** Returns a home's gallery row as an item, at a version that counts its writes. */
export const galleryItem = (locationId: string, gallery: Gallery, version = 1): Item =>
  toItem('gallery', locationKeys.gallery(locationId), gallery, version);

/** Returns a picture as an item: what it is, without its place and roles, which are in the gallery row. */
export const imageItem = ({ isCover: _cover, isLogo: _logo, isDefault: _default, ...image }: Image): Item =>
  toItem('image', locationKeys.image(image.providerLocationId, image.id), image);

const galleryOf = (images: readonly Image[]): Gallery => ({
  order: images.map(({ id }) => id),
  cover: images.find(({ isCover }) => isCover)?.id ?? null,
  logo: images.find(({ isLogo }) => isLogo)?.id ?? null,
  default: images.find(({ isDefault }) => isDefault)?.id ?? null,
});

/** Returns pictures in order with their roles, from the gallery row and those of the pictures. */
export function imagesIn(items: readonly Item[]): Image[] {
  const [gallery] = items.filter(({ entityType }) => entityType === 'gallery').map(fromItem<Gallery>);
  const place = new Map(gallery?.order.map((id, at) => [id, at]));
  const placeOf = ({ id }: { id: string }) => place.get(id) ?? place.size;
  return items
    .filter(({ entityType }) => entityType === 'image')
    .map(fromItem<Omit<Image, 'isCover' | 'isLogo' | 'isDefault'>>)
    .map((image) => ({
      ...image,
      isCover: image.id === gallery?.cover,
      isLogo: image.id === gallery?.logo,
      isDefault: image.id === gallery?.default,
    }))
    .sort((one, other) => placeOf(one) - placeOf(other) || one.id.localeCompare(other.id));
}

const inOrder = (templates: Template[]): Template[] =>
  templates.sort((one, other) => one.sortOrder - other.sortOrder || one.id.localeCompare(other.id));

/** Returns a home's own row. Writing it whole keeps it in the lists of all homes by name and by town. */
export const locationItem = (location: Location, version = 1): Item =>
  toItem('location', { ...locationKeys.profile(location.id), ...nameIndex(location), ...townIndex(location) }, location, version);

/** Returns the items of a new home: its row, and a gallery without pictures. */
export const newLocationItems = (location: Location): Item[] => [
  locationItem(location),
  galleryItem(location.id, { order: [], cover: null, logo: null, default: null }),
];

/** Returns all items of a home, for writing it whole (seeding, import). */
export function locationItems(profile: LocationProfile): Item[] {
  const { reviews, employees, images, templates, priceList, priceLists = [], ...location } = profile;
  return [
    locationItem(location),
    ...images.map(imageItem),
    galleryItem(profile.id, galleryOf(images)),
    ...reviews.map((review) => toItem('review', locationKeys.review(profile.id, review.time, review.id), review)),
    ...employees.map((employee) =>
      toItem('employee', { ...locationKeys.employee(profile.id, employee.id), ...memberIndex(employee) }, employee),
    ),
    ...templates.map((template) => toItem('template', locationKeys.template(profile.id, template.id), template)),
    ...(priceList ? [toItem('price-list', locationKeys.priceList(profile.id), priceList)] : []),
    ...(priceLists.length > 0 ? [toItem('price-lists', locationKeys.priceLists(profile.id), { versions: priceLists })] : []),
  ];
}

/** Reads the public part of a home in one query (a second if it outgrows 1 MB); `undefined` if there is none. */
export async function readLocationProfile(
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<LocationProfile | undefined> {
  return profileIn(await everyItem(table, partition(locationId), { ...options, before: STAFF_ONLY }));
}

/** Returns the price list in force among a home's items. Its taxes may have been stored while rates were basis points. */
export function priceListIn(items: readonly Item[]): PriceList | undefined {
  const item = items.find(({ entityType }) => entityType === 'price-list');
  const list = item && fromItem<PriceList>(item);
  return list && (list.taxes ? { ...list, taxes: list.taxes.map(taxOf) } : list);
}

/** Returns a home from the items of its collection. */
export function profileIn(items: readonly Item[]): LocationProfile | undefined {
  const all = <Entity>(entityType: string) => items.filter((item) => item.entityType === entityType).map(fromItem<Entity>);
  const [location] = all<Location>('location');
  if (!location) return undefined;
  return {
    ...location,
    images: imagesIn(items),
    reviews: all<Review>('review'),
    employees: all<StaffMember>('employee'),
    templates: inOrder(all<Template>('template')),
    priceList: priceListIn(items),
    priceLists: all<{ versions: PublicVersion[] }>('price-lists')[0]?.versions ?? [],
  };
}

/** Reads a home's own row. */
export async function readLocation(table: Table, locationId: string): Promise<Location | undefined> {
  const item = await table.get(locationKeys.profile(locationId));
  return item && fromItem<Location>(item);
}

/** Reads only a home's state and its price list in force: one request. */
export async function readStateAndPriceList(
  table: Table,
  locationId: string,
): Promise<{ stateCode: string | undefined; priceList: PriceList | undefined }> {
  const items = await table.getMany([locationKeys.profile(locationId), locationKeys.priceList(locationId)]);
  const location = items.find(({ entityType }) => entityType === 'location');
  return {
    stateCode: location && fromItem<Location>(location).address.stateCode,
    priceList: priceListIn(items),
  };
}

/** Reads only a home's price list in force. */
export async function readPriceList(table: Table, locationId: string): Promise<PriceList | undefined> {
  const item = await table.get(locationKeys.priceList(locationId));
  return item && priceListIn([item]);
}

/** Reads a home's packages in order, in one query. */
export async function readTemplates(table: Table, locationId: string): Promise<Template[]> {
  return inOrder((await everyItem(table, partition(locationId), { startsWith: 'TEMPLATE#' })).map(fromItem<Template>));
}

/** Reads one active package of a home, or `undefined`. */
export async function readTemplate(table: Table, locationId: string, templateId: string): Promise<Template | undefined> {
  return (await readTemplates(table, locationId)).find((template) => template.id === templateId && template.isActive);
}

/** Yields the cards of every launched home, page by page: the source of a rebuilt search snapshot. */
export async function* launchedCards(table: Table): AsyncGenerator<SearchCard[]> {
  for await (const page of eachPage(table, launched, { index: 'gsi2' })) yield page.map(fromItem<SearchCard>);
}

/** Reads the cards of the launched homes in one cell of the geohash index: the fallback of a search when no snapshot can be read. */
export async function cardsInCell(table: Table, cell: string): Promise<SearchCard[]> {
  return (await everyItem(table, `GEO#${cell}`, { index: 'gsi1' })).map(fromItem<SearchCard>);
}

/**
 * Returns the cells of the geohash index that a circle may touch. A cell is 1.4 degrees high and wide, so steps of half that, the last of them on the
 * circle's edge itself, miss none.
 */
export function cellsAround({ lat, lon }: { lat: number; lon: number }, radiusMiles: number): string[] {
  const degrees = radiusMiles / 69;
  const wide = Math.min(180, degrees / Math.max(0.01, Math.cos((lat * Math.PI) / 180)));
  const cells = new Set<string>();
  for (let north = -degrees; north < degrees + 0.7; north += 0.7)
    for (let east = -wide; east < wide + 0.7; east += 0.7) {
      const wrapped = ((((lon + Math.min(east, wide) + 180) % 360) + 360) % 360) - 180;
      cells.add(geohash({ lat: Math.max(-90, Math.min(90, lat + Math.min(north, degrees))), lon: wrapped }, cellDigits));
    }
  return [...cells];
}
