import { problem } from '#functions/problem.ts';
import type { CatalogPicture } from '#shared/contract/system-pictures.ts';
import { os, saveItem, storedPicture } from './implementer.ts';

/** The most pictures of an item, as its schema says. */
const MAX_PICTURES = 20;

/** Adds a picture after the others; the first one is shown first. A picture that is refused leaves the item as it is. */
export const addItemImage = os.addItemImage.handler(async ({ input, context }) => {
  const id = context.newId();
  let stored: Promise<CatalogPicture> | undefined;
  return saveItem(context, input, async (item) => {
    const images = item.images ?? [];
    if (images.length >= MAX_PICTURES)
      throw problem('conflict', { detail: `An item can have ${MAX_PICTURES} pictures. Remove one to make room.` });
    // Once, even if a colleague's change makes this start again.
    stored ??= storedPicture(context, id, input.file);
    const { path } = await stored;
    return { ...item, images: [...images, { id, path, description: '', isCover: images.length === 0 }] };
  });
});
