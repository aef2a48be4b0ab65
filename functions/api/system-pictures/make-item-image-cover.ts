import { problem } from '#functions/problem.ts';
import { os, saveItem } from './implementer.ts';

export const makeItemImageCover = os.makeItemImageCover.handler(async ({ input, context }) =>
  saveItem(context, input, (item) => {
    if (!item.images?.some(({ id }) => id === input.imageId)) throw problem('not_found');
    return { ...item, images: item.images.map((image) => ({ ...image, isCover: image.id === input.imageId })) };
  }),
);
