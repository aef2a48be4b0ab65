import type { LocationProfile } from '#shared/contract/marketplace-views.ts';

/** Returns the pictures of a home without its logo, the cover first. */
export const picturesOf = (home: LocationProfile): LocationProfile['images'] =>
  home.images.filter((image) => !image.isLogo || image.isCover).sort((one, other) => Number(other.isCover) - Number(one.isCover));
