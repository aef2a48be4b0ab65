import * as z from 'zod';
import { lazyObject } from '../values/lazy-object.ts';
import { guid, line } from '../values/schemas.ts';

/** Lists the types of pictures that can be uploaded (docs/decisions.md, Profile). */
export const imageUploadTypes = ['image/png', 'image/jpeg'] as const;

/** Lists the widths in pixels that each upload is stored in, as WebP (docs/decisions.md, Profile). */
export const imageWidths = [480, 1200, 2400] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Largest upload in bytes: what a Lambda's body takes beside its base64. Browsers make pictures smaller first. */
export const MAX_IMAGE_BYTES = 4_000_000;
/** Most pixels of an upload. A header may promise any number of them in a few bytes, and a decoder would make room for all. */
export const MAX_IMAGE_PIXELS = 50_000_000;
/** Most pictures of one home: more than any page shows, and they stay one query. */
export const MAX_IMAGES = 40;
/** Longest description of what a picture shows, in characters. */
export const MAX_IMAGE_DESCRIPTION = 200;
/** Sets the least size in pixels that a cover should have (docs/decisions.md, Profile). */
export const coverPixels = { width: 1440, height: 400 } as const;
/** Sets the number of pictures above which families are more confident (docs/decisions.md, Profile). */
export const CONFIDENT_IMAGES = 7;

/**
 * A picture of a home. At most one of a home's images is the cover, one the logo, one the search result's picture; setting one clears
 * it from the others (`withImageRole`). `path` has `{width}` where one of `imageWidths` goes, e.g. `/media/images/<locationId>/<id>-{width}.webp`.
 */
export const imageSchema = lazyObject(() => ({
  id: guid,
  providerLocationId: guid,
  path: line(300),
  isCover: z.boolean(),
  isLogo: z.boolean(),
  /** Shown in search results. */
  isDefault: z.boolean(),
  /** What can be seen, for those who do not see it. */
  description: line(MAX_IMAGE_DESCRIPTION),
  /** Pixels of the picture as uploaded; pages reserve its space by them. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
}));
export type Image = z.infer<typeof imageSchema>;

/** The flag that each role is kept in. */
export const imageRoleFlags = { cover: 'isCover', logo: 'isLogo', default: 'isDefault' } as const;

/** The images with one role given to `id` and taken from all others. */
export function withImageRole(images: readonly Image[], id: string, role: keyof typeof imageRoleFlags): Image[] {
  return images.map((image) => ({ ...image, [imageRoleFlags[role]]: image.id === id }));
}
