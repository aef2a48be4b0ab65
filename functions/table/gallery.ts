/** A home's pictures as its staff change them: the one row of their order and roles, and a row per picture. */
import type { DomainEvent } from '#events/envelope.ts';
import type { Image } from '#shared/model/image.ts';
import { everyItem } from './every-item.ts';
import { fromItem } from './item.ts';
import { type Gallery, galleryItem, imageItem, imagesIn, locationKeys } from './location.ts';
import { raise } from './outbox.ts';
import type { Condition, Item, Table, Write } from './table.ts';
import { ConditionFailed } from './table.ts';

/** The attribute of the gallery row that says which picture has a role. */
export type ImageRole = 'cover' | 'logo' | 'default';
export type VersionedImage = Image & { version: number };

/** The row of order and roles as it was read. A home without one yet has version 1 of an empty one. */
export type ReadGallery = { gallery: Gallery; version: number; isStored: boolean };

const emptyGallery: Gallery = { order: [], cover: null, logo: null, default: null };

const readGalleryOf = (item: Item | undefined): ReadGallery =>
  item
    ? { gallery: fromItem<Gallery>(item), version: item.version as number, isStored: true }
    : { gallery: emptyGallery, version: 1, isStored: false };

/** Reads a home's pictures in order, with the row that says it: two requests, however many there are. */
export async function readGallery(
  table: Table,
  locationId: string,
  options: { consistent?: boolean } = {},
): Promise<ReadGallery & { images: VersionedImage[] }> {
  const { pk } = locationKeys.gallery(locationId);
  const [row, items] = await Promise.all([
    table.get(locationKeys.gallery(locationId), options),
    everyItem(table, pk, { ...options, startsWith: 'IMAGE#' }),
  ]);
  const versions = new Map(items.map((item) => [item.id as string, item.version as number]));
  const images = imagesIn(row ? [row, ...items] : items).map((image) => ({ ...image, version: versions.get(image.id) ?? 1 }));
  return { ...readGalleryOf(row), images };
}

/** Reads only the row of order and roles: one request. */
export const readGalleryRow = async (table: Table, locationId: string): Promise<ReadGallery> =>
  readGalleryOf(await table.get(locationKeys.gallery(locationId), { consistent: true }));

/** Returns the condition that the row is as it was read: its version, and the roles too, which change without it. */
function unchangedCondition({ gallery, version, isStored }: ReadGallery): Condition {
  if (!isStored) return { expression: 'attribute_not_exists(pk)' };
  return {
    expression: '#version = :version AND #cover = :cover AND #logo = :logo AND #default = :default',
    names: { '#version': 'version', '#cover': 'cover', '#logo': 'logo', '#default': 'default' },
    values: { ':version': version, ':cover': gallery.cover, ':logo': gallery.logo, ':default': gallery.default },
  };
}

/** Changes the whole row, if it is still as it was read. */
const changedGallery = (locationId: string, read: ReadGallery, gallery: Gallery): Write =>
  read.isStored
    ? {
        update: locationKeys.gallery(locationId),
        set: { ...gallery, version: read.version + 1 },
        condition: unchangedCondition(read),
      }
    : { put: galleryItem(locationId, gallery, read.version + 1), unless: 'exists' };

/** Adds a picture behind the others. The first of a home becomes both cover and search result. Throws ConditionFailed if the row has changed since. */
export async function addImage(table: Table, read: ReadGallery, image: Image, event: DomainEvent): Promise<Gallery> {
  const { gallery } = read;
  const isFirst = gallery.order.length === 0;
  const next: Gallery = {
    order: [...gallery.order, image.id],
    cover: isFirst ? image.id : gallery.cover,
    logo: gallery.logo,
    default: isFirst ? image.id : gallery.default,
  };
  await table.transact([
    changedGallery(image.providerLocationId, read, next),
    { put: imageItem(image), unless: 'exists' },
    raise(event),
  ]);
  return next;
}

/** Removes a picture from the order and from its roles. Throws ConditionFailed if the row has changed since, or the picture is gone. */
export async function dropImage(
  table: Table,
  locationId: string,
  read: ReadGallery,
  id: string,
  event: DomainEvent,
): Promise<void> {
  const { gallery } = read;
  const without = (holder: string | null) => (holder === id ? null : holder);
  const next: Gallery = {
    order: gallery.order.filter((each) => each !== id),
    cover: without(gallery.cover),
    logo: without(gallery.logo),
    default: without(gallery.default),
  };
  await table.transact([
    changedGallery(locationId, read, next),
    { delete: locationKeys.image(locationId, id), ifExists: true },
    raise(event),
  ]);
}

/**
 * Gives a role to a picture. The role is one attribute of one row, so that of any number of writes at once one is the last and nobody else holds it;
 * nothing is read before. The picture that has the role already keeps it, and nothing is raised. Throws ConditionFailed where the home has no such picture.
 */
export async function giveRole(table: Table, locationId: string, role: ImageRole, id: string, event: DomainEvent): Promise<void> {
  const isOther = {
    expression: 'attribute_exists(pk) AND (attribute_not_exists(#role) OR #role <> :id)',
    names: { '#role': role },
    values: { ':id': id },
  };
  try {
    await table.transact([
      { check: locationKeys.image(locationId, id), condition: { expression: 'attribute_exists(pk)' } },
      { update: locationKeys.gallery(locationId), set: { [role]: id }, condition: isOther },
      raise(event),
    ]);
  } catch (error) {
    const mayHaveIt = error instanceof ConditionFailed && error.index === 1;
    if (!mayHaveIt || !(await readGalleryRow(table, locationId)).isStored) throw error;
  }
}

/**
 * Changes the order of the pictures. Only the order is written: a role that was given meanwhile stays. Throws ConditionFailed if the row isn't at that
 * version.
 */
export async function reorder(
  table: Table,
  locationId: string,
  order: readonly string[],
  version: number,
  event: DomainEvent,
): Promise<void> {
  const condition = { expression: '#v = :v', names: { '#v': 'version' }, values: { ':v': version } };
  await table.transact([
    { update: locationKeys.gallery(locationId), set: { order, version: version + 1 }, condition },
    raise(event),
  ]);
}

/** Saves what a picture shows. Throws ConditionFailed if there is no such picture, or its description isn't the one that was seen. */
export async function describeImage(
  table: Table,
  locationId: string,
  id: string,
  { description, version }: { description: string; version: number },
  event: DomainEvent,
): Promise<void> {
  const condition = { expression: '#v = :v', names: { '#v': 'version' }, values: { ':v': version } };
  await table.transact([
    { update: locationKeys.image(locationId, id), set: { description, version: version + 1 }, condition },
    raise(event),
  ]);
}

/** How many times a change is tried while others change the same row: pictures are uploaded two at a time, and two people may click roles. */
const tries = 12;

/** Repeats a change if someone else wrote between its read and its write. `change` then reads again. */
export async function untilFree<T>(change: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await change();
    } catch (error) {
      if (tried === tries || !(error instanceof ConditionFailed)) throw error;
      await new Promise((resolve) => setTimeout(resolve, tried * 10));
    }
  }
}
