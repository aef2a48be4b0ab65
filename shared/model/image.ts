import * as z from 'zod';
import { guid, line } from '../values/schemas.ts';

/** Uploads are png and jpeg (marketplace.md section 9). */
export const imageUploadTypes = ['image/png', 'image/jpeg'] as const;

/** Widths in pixels that each picture is derived in on upload, as WebP (`spec/decisions.md`, Marketplace). */
export const imageWidths = [480, 1200, 2400] as const;
export type ImageWidth = (typeof imageWidths)[number];

/**
 * A picture of a home. At most one of a home's images is the cover, one the logo, one the search result's picture; setting one clears
 * it from the others (`withImageRole`). `path` is the stored picture's key without width and ending, e.g. `images/<locationId>/<id>`.
 */
export const imageSchema = z.strictObject({
  id: guid,
  providerLocationId: guid,
  path: line(300),
  isCover: z.boolean(),
  isLogo: z.boolean(),
  /** Shown in search results. */
  isDefault: z.boolean(),
  /** What can be seen, for those who do not see it. */
  description: line(200),
  /** Pixels of the picture as uploaded; pages reserve its space by them. */
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});
export type Image = z.infer<typeof imageSchema>;

/** The flag that each role is kept in. */
export const imageRoleFlags = { cover: 'isCover', logo: 'isLogo', default: 'isDefault' } as const;

/** The images with one role given to `id` and taken from all others. */
export function withImageRole(images: readonly Image[], id: string, role: keyof typeof imageRoleFlags): Image[] {
  return images.map((image) => ({ ...image, [imageRoleFlags[role]]: image.id === id }));
}
