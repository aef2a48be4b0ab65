import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line } from '../values/schemas.ts';

/** Lists the types of pictures that can be uploaded (docs/decisions.md, Profile). */
export const imageUploadTypes = ['image/png', 'image/jpeg'] as const;

/** Lists the widths in pixels that each upload is stored in, as WebP (docs/decisions.md, Profile). */
export const imageWidths = [480, 1200, 2400] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The largest upload in bytes: what fits a Lambda's body in base64. Browsers shrink pictures first. */
export const MAX_IMAGE_BYTES = 4_000_000;
/** The most pixels of an upload. A header can claim any number in a few bytes, and a decoder would allocate memory for all of them. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** The most pixels of a side. A narrow strip of few pixels takes a decoder longer than a square of many: it does its work line by line. */
export const MAX_IMAGE_SIDE = 20_000;
/** The most pictures of one home: more than any page shows, and still one query. */
export const MAX_IMAGES = 40;
/** The longest description of a picture, in characters. */
export const MAX_IMAGE_DESCRIPTION = 200;
/** Sets the least size in pixels that a cover should have (docs/decisions.md, Profile). */
export const coverPixels = { width: 1440, height: 400 } as const;
/** Sets the number of pictures above which families are more confident (docs/decisions.md, Profile). */
export const CONFIDENT_IMAGES = 7;

/**
 * Describes a picture of a home. At most one of a home's pictures is the cover, one the logo, and one the search picture; setting one clears it from the
 * others (`withImageRole`). `path` has `{width}` in place of one of `imageWidths`, e.g. `/media/images/<locationId>/<id>-{width}.webp`.
 */
export const imageSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  path: line(300),
  isCover: z.boolean(),
  isLogo: z.boolean(),
  /** Shown in search results. */
  isDefault: z.boolean(),
  /** What the picture shows, for people who can't see it. */
  description: line(MAX_IMAGE_DESCRIPTION),
  /** The size in pixels as uploaded; pages use it to reserve space. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
}));
export type Image = z.infer<typeof imageSchema>;

/** The flag for each role. */
export const imageRoleFlags = { cover: 'isCover', logo: 'isLogo', default: 'isDefault' } as const;

/** Returns the pictures with one role given to `id` and taken from all others. */
export function withImageRole(images: readonly Image[], id: string, role: keyof typeof imageRoleFlags): Image[] {
  return images.map((image) => ({ ...image, [imageRoleFlags[role]]: image.id === id }));
}
