import type { Bucket } from '#functions/vendors/objects/bucket.ts';
import { imageWidths } from '#shared/model/image.ts';
import type { DerivedPicture } from './derive-picture.ts';
import { picturesFolder } from './pictures-folder.ts';

/** Browsers and the edge keep a picture for a day: its name never shows a different one, but it may be removed. */
const cacheControl = 'public, max-age=86400';

const folderOf = (locationId: string) => `${picturesFolder}${locationId}/`;

/** Returns the address of a picture of a home, with `{width}` in place of one of the stored widths. */
export const picturePath = (locationId: string, id: string): string => `/${folderOf(locationId)}${id}-{width}.webp`;

const keyAt = (path: string, width: number) => path.slice(1).replace('{width}', String(width));

/** Stores every width of a picture under its address. */
export async function storePicture(media: Bucket, path: string, { files }: DerivedPicture): Promise<void> {
  await Promise.all(
    files.map(({ width, bytes }) => media.write(keyAt(path, width), bytes, { type: 'image/webp', cacheControl })),
  );
}

/** Deletes a home's own picture from the bucket. One that several homes share (the sample data's) stays. */
export async function discardPicture(media: Bucket, locationId: string, path: string): Promise<void> {
  if (!path.startsWith(`/${folderOf(locationId)}`)) return;
  await Promise.all(imageWidths.map((width) => media.remove(keyAt(path, width))));
}
