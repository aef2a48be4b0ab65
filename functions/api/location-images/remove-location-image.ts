import { discardPicture } from '#functions/pictures/stored-picture.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { dropImage, readGalleryRow, untilFree } from '#functions/table/gallery.ts';
import { locationKeys } from '#functions/table/location.ts';
import { done } from '#shared/contract/done.ts';
import { locationChanged, os } from './implementer.ts';

/**
 * Removes a picture for good. The screen has asked for confirmation, and there is no undo. No other picture takes over its role; pages then show the first.
 * Its files are deleted last, so that no page names a missing file.
 */
export const removeLocationImage = os.removeLocationImage.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const { table, media } = context;
  const event = locationChanged(context, locationId);
  const path = await untilFree(async () => {
    const [read, item] = await Promise.all([
      readGalleryRow(table, locationId),
      table.get(locationKeys.image(locationId, input.id), { consistent: true }),
    ]);
    if (!item) throw problem('not_found');
    await dropImage(table, locationId, read, input.id, event);
    return item.path as string;
  });
  await discardPicture(media, locationId, path);
  return done;
});
