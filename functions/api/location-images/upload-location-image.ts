import { admitPicture, derivedPicture } from '#functions/pictures/admit-picture.ts';
import { discardPicture, picturePath, storePicture } from '#functions/pictures/stored-picture.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { addImage, type ReadGallery, readGalleryRow, untilFree } from '#functions/table/gallery.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';
import { type Image, MAX_IMAGES } from '#shared/model/image.ts';
import { type LocationImagesContext, locationChanged, os } from './implementer.ts';

const hasRoom = ({ gallery }: ReadGallery, id: string): boolean =>
  gallery.order.length < MAX_IMAGES || gallery.order.includes(id);
const full = () => problem('conflict', { detail: `A home can show ${MAX_IMAGES} pictures. Remove one to make room.` });

/** Adds the picture after the others. Two uploads at the same time both find a place. Returns null if there is no room left. */
async function hang(context: LocationImagesContext, image: Image): Promise<ReadGallery['gallery'] | null> {
  const { table } = context;
  const event = locationChanged(context, image.providerLocationId);
  return untilFree(async () => {
    const read = await readGalleryRow(table, image.providerLocationId);
    if (!hasRoom(read, image.id)) return null;
    return read.gallery.order.includes(image.id) ? read.gallery : addImage(table, read, image, event);
  });
}

/**
 * Uploads a picture: checks its header before decoding it, encodes it in every width, and only then writes it to the table. If there is no room for it, its
 * files are deleted again.
 */
export const uploadLocationImage = os.uploadLocationImage.handler(async ({ input, context }) => {
  const { locationId } = homeOf(context);
  const bytes = Buffer.from(await input.file.arrayBuffer());
  admitPicture(bytes);
  const id = context.newId();
  if (!hasRoom(await readGalleryRow(context.table, locationId), id)) throw full();
  const picture = await derivedPicture(bytes);
  const path = picturePath(locationId, id);
  const { width, height } = picture;
  const image: Image = {
    id,
    providerLocationId: locationId,
    path,
    isCover: false,
    isLogo: false,
    isDefault: false,
    description: '',
    width,
    height,
  };
  await storePicture(context.media, path, picture);
  const gallery = await hang(context, image).catch(async (error: unknown) => {
    // Only if the write was refused: after any other failure the picture may be in the gallery.
    if (error instanceof ConditionFailed) await discardPicture(context.media, locationId, path);
    throw error;
  });
  if (!gallery) {
    await discardPicture(context.media, locationId, path);
    throw full();
  }
  const { cover, default: inSearch, logo } = gallery;
  return { ...image, isCover: cover === id, isDefault: inSearch === id, isLogo: logo === id, version: 1 };
});
