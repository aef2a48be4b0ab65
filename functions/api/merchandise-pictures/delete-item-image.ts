import { discardPicture } from '#functions/pictures/stored-picture.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { done } from '#shared/contract/done.ts';
import { changePictures, os } from './implementer.ts';

/**
 * Removes a picture that the home added; if it was the cover, another one is. Its files are deleted last, so that no page names a missing file. One that was copied
 * from the catalog is in the catalog's folder, and stays there.
 */
export const deleteItemImage = os.deleteItemImage.handler(async ({ input: { imageId }, context }) => {
  let path: string | undefined;
  await changePictures(context, { imageId }, ({ pictures }) => {
    const image = pictures.images.find(({ id }) => id === imageId);
    if (!image)
      throw problem('conflict', {
        detail: 'This is the catalog’s picture, and can’t be deleted here. You can choose another cover.',
      });
    path = image.path;
    const { coverId, ...rest } = pictures;
    const images = pictures.images.filter((each) => each !== image);
    return { ...rest, images, ...(coverId && coverId !== imageId ? { coverId } : {}) };
  });
  if (path) await discardPicture(context.media, homeOf(context).locationId, path);
  return done;
});
