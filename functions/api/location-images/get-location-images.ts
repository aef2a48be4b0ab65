import { homeOf } from '#functions/runtime/home-of.ts';
import { readGallery } from '#functions/table/gallery.ts';
import { os } from './implementer.ts';

/** Read as it is now: the drawer asks right after it has changed something. */
export const getLocationImages = os.getLocationImages.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const { version, images } = await readGallery(context.table, locationId, { consistent: true });
  return { version, images };
});
