import { implement } from '@orpc/server';
import { catalogOf, catalogOfHome } from '#functions/planning/warm-planner-home.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import type { OperationContext } from '#functions/runtime/operation-context.ts';
import { itemPicturesWrite, readHomeMerchandise } from '#functions/table/home-merchandise.ts';
import { transactMerchandise } from '#functions/table/merchandise-changes.ts';
import { wasWritten } from '#functions/table/write-failures.ts';
import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { merchandisePictures } from '#shared/contract/merchandise-pictures.ts';
import type { ItemPictures } from '#shared/model/home-merchandise.ts';
import type { MerchandiseItem } from '#shared/model/merchandise.ts';

/** What the calls about pictures use besides every operation's context: the bucket that pages show pictures from. */
export type MerchandisePicturesContext = OperationContext & { media: Bucket };

/** Implements the calls of the group, one file each. */
export const os = implement(merchandisePictures).$context<MerchandisePicturesContext>();

/** An item as the home has it, and the pictures that the home added to it. */
export type Pictured = { item: MerchandiseItem; pictures: ItemPictures };

/** Says which item a picture is of: by the item's id, or by that of a picture, the home's own ones first. */
export type Meant = { itemId: string } | { imageId: string };

const TRIES = 3;

/** Reads an item with its pictures: one query, with the catalog from warm memory. 404 for one that this home doesn't have. */
async function readPictured(context: OperationContext, locationId: string, meant: Meant) {
  const [published, merchandise] = await Promise.all([
    catalogOf(context.table, context.now),
    readHomeMerchandise(context.table, locationId, { consistent: true }),
  ]);
  const items = catalogOfHome(published, merchandise).merchandiseItems.filter(({ isActive }) => isActive);
  const itemId =
    'itemId' in meant
      ? meant.itemId
      : (merchandise.pictures.find(({ images }) => images.some(({ id }) => id === meant.imageId))?.itemId ??
        items.find(({ images }) => images.some(({ id }) => id === meant.imageId))?.id);
  const item = items.find(({ id }) => id === itemId);
  if (!item) throw problem('not_found');
  const pictures = merchandise.pictures.find((each) => each.itemId === item.id) ?? { itemId: item.id, images: [] };
  return { item, pictures, seen: merchandise.versions.pictures.get(item.id) ?? 0 };
}

/** Returns an item with the pictures that the caller's home added to it. */
export const picturedItem = async (context: OperationContext, meant: Meant): Promise<Pictured> =>
  readPictured(context, homeOf(context).locationId, meant);

/**
 * Saves a home's pictures of an item over whatever colleagues save meanwhile, and returns them. `change` returns the same pictures if they are so already: then
 * nothing is written.
 */
export async function changePictures(
  context: OperationContext,
  meant: Meant,
  change: (pictured: Pictured) => ItemPictures,
): Promise<ItemPictures> {
  const { locationId } = homeOf(context);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { seen, ...pictured } = await readPictured(context, locationId, meant);
    const next = change(pictured);
    if (next === pictured.pictures) return next;
    const write = itemPicturesWrite(locationId, next, seen);
    if (await wasWritten(transactMerchandise(context.table, locationId, [write]))) return next;
  }
  throw problem('stale', { detail: 'Someone else is changing the pictures of this item. Please try again.' });
}
