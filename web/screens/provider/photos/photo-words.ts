import type { LocationImage } from '#shared/contract/location-images.ts';
import { coverPixels } from '#shared/model/image.ts';

export type PhotoRole = 'cover' | 'logo' | 'default';
type Roles = Pick<LocationImage, 'isCover' | 'isLogo' | 'isDefault'>;

/** Names what a photo is used for, in the words of its badges. */
export const rolesOf = ({ isCover, isLogo, isDefault }: Roles): string[] =>
  [isCover && 'Cover', isLogo && 'Logo', isDefault && 'Search result'].filter((word) => word !== false);

/** Names a photo for people who can't see it. */
export function photoName(photo: Roles & Pick<LocationImage, 'description'>, index: number): string {
  const roles = rolesOf(photo).join(', ');
  return `Photo ${index + 1}${photo.description ? `: ${photo.description}` : ''}${roles ? ` (${roles})` : ''}`;
}

/** Warns if the cover has too few pixels; undefined if it has enough, or if its size is unknown. */
export function coverWarning(images: readonly LocationImage[]): string | undefined {
  const { width, height } = images.find(({ isCover }) => isCover) ?? {};
  if (width === undefined || height === undefined) return undefined;
  if (width >= coverPixels.width && height >= coverPixels.height) return undefined;
  return `The cover is ${width} x ${height} px. Wide screens will show it blurred.`;
}
