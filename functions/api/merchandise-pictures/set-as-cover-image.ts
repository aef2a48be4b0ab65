import { problem } from '#functions/problem.ts';
import { done } from '#shared/contract/done.ts';
import { changePictures, os } from './implementer.ts';

/** Makes any picture of an item its cover at this home. A picture of the catalog may be of several items, so the item can be named. */
export const setAsCoverImage = os.setAsCoverImage.handler(async ({ input: { imageId, itemId }, context }) => {
  await changePictures(context, itemId === undefined ? { imageId } : { itemId }, ({ item, pictures }) => {
    if (!item.images.some(({ id }) => id === imageId)) throw problem('not_found');
    return pictures.coverId === imageId ? pictures : { ...pictures, coverId: imageId };
  });
  return done;
});
