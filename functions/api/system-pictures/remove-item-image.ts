import { os, saveItem } from './implementer.ts';

/** Takes a picture from an item. If it was shown first, the next one is. */
export const removeItemImage = os.removeItemImage.handler(async ({ input, context }) => {
  const isShown = ({ id }: { id: string }) => id === input.imageId;
  return saveItem(
    context,
    input,
    (item) => {
      const isCover = item.images.find(isShown)?.isCover === true;
      const left = item.images.filter((image) => !isShown(image));
      return { ...item, images: left.map((image, at) => (isCover && at === 0 ? { ...image, isCover } : image)) };
    },
    (item) => !item.images?.some(isShown),
  );
});
