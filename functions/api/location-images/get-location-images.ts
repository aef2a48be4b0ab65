import { homeOf } from '#functions/runtime/home-of.ts';
import { readGallery } from '#functions/table/gallery.ts';
import { os } from './implementer.ts';

/** Lists the home's pictures with a consistent read: the drawer asks right after a change. */
export const getLocationImages = os.getLocationImages.handler(async ({ context }) => {
  const { locationId } = homeOf(context);
  const { version, images } = await readGallery(context.table, locationId, { consistent: true });
  return { version, images };
});
