import { derivePicture, UnreadablePicture } from '#functions/pictures/derive-picture.ts';
import { pictureHeader, sniffedType } from '#functions/pictures/picture-header.ts';
import { discardPicture, picturePath, storePicture } from '#functions/pictures/stored-picture.ts';
import { problem } from '#functions/problem.ts';
import { homeOf } from '#functions/runtime/home-of.ts';
import { addImage, type ReadGallery, readGalleryRow, untilFree } from '#functions/table/gallery.ts';
import { ConditionFailed } from '#functions/table/write-failures.ts';
import { type Image, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS, MAX_IMAGES } from '#shared/model/image.ts';
import { type LocationImagesContext, locationChanged, os } from './implementer.ts';

const megabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1);
const megapixels = (pixels: number) => Math.ceil(pixels / 1_000_000).toLocaleString('en-US');

/** Returns the refusal of a picture that is cut off or that no decoder understands. */
const broken = (cause?: unknown) =>
  Object.assign(
    problem('invalid_input', { detail: 'This picture is damaged or incomplete. Please save it again and choose the new file.' }),
    { cause },
  );

/** Refuses, by size and first bytes alone, what must not reach the decoder, in words for the screen. */
function admitPicture(bytes: Buffer): void {
  if (bytes.length > MAX_IMAGE_BYTES)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_BYTES / 1_000_000} MB. This one has ${megabytes(bytes.length)} MB.`,
    });
  if (!sniffedType(bytes))
    throw problem('unsupported_type', {
      detail: 'Use a PNG or JPEG picture. This file is neither, whatever its name says.',
    });
  const header = pictureHeader(bytes);
  if (!header) throw broken();
  const pixels = header.width * header.height;
  if (pixels > MAX_IMAGE_PIXELS)
    throw problem('too_large', {
      detail: `A picture can have at most ${MAX_IMAGE_PIXELS / 1_000_000} megapixels. This one has ${megapixels(pixels)}.`,
    });
  if (header.isAnimated) throw problem('unsupported_type', { detail: 'This picture is animated. Choose a still one.' });
}

const hasRoom = ({ gallery }: ReadGallery, id: string): boolean =>
  gallery.order.length < MAX_IMAGES || gallery.order.includes(id);
const full = () => problem('conflict', { detail: `A home can show ${MAX_IMAGES} pictures. Remove one to make room.` });

async function derived(bytes: Buffer) {
  try {
    return await derivePicture(bytes);
  } catch (error) {
    throw error instanceof UnreadablePicture ? broken(error) : error;
  }
}

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
  const picture = await derived(bytes);
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
