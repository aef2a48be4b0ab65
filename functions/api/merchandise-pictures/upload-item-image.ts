import { admitPicture, derivedPicture } from '#functions/pictures/admit-picture.ts';
import { discardPicture, picturePath, storePicture } from '#functions/pictures/stored-picture.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { MAX_ITEM_PICTURES } from '#shared/model/merchandise.ts';
import { changePictures, os, type Pictured, picturedItem } from './implementer.ts';

function refuseFull({ item }: Pictured): void {
  if (item.images.length >= MAX_ITEM_PICTURES)
    throw problem('conflict', { detail: `An item can have ${MAX_ITEM_PICTURES} pictures. Remove one to make room.` });
}

/**
 * Uploads a picture: checks its header before decoding it, encodes it in every width, and only then adds it to the item. If there is no room for it by then, its
 * files are deleted again.
 */
export const uploadItemImage = os.uploadItemImage.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const bytes = Buffer.from(await input.file.arrayBuffer());
  admitPicture(bytes);
  const id = context.newId();
  const isHere = ({ pictures }: Pictured) => pictures.images.some((each) => each.id === id);
  const before = await picturedItem(context, input);
  if (!isHere(before)) refuseFull(before);
  const path = picturePath(locationId, id);
  await storePicture(context.media, path, await derivedPicture(bytes));
  const image = { id, path, description: input.description };
  let isCover = false;
  await changePictures(context, { itemId: input.itemId }, (pictured) => {
    isCover = pictured.item.images.length === 0;
    if (isHere(pictured)) return pictured.pictures;
    refuseFull(pictured);
    return { ...pictured.pictures, images: [...pictured.pictures.images, image] };
  }).catch(async (error: unknown) => {
    if (error instanceof Error && 'status' in error) await discardPicture(context.media, locationId, path);
    throw error;
  });
  return { ...image, isCover, source: 'own' as const };
});
