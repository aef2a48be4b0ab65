/**
 * `/api/locations/current/images`: the pictures of a home. It has its own Lambda, since it carries a decoder and does heavy work. One file per operation,
 * in the contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { formOf } from '#functions/runtime/multipart.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { describeLocationImage } from './describe-location-image.ts';
import { getLocationImages } from './get-location-images.ts';
import type { LocationImagesContext } from './implementer.ts';
import { os } from './implementer.ts';
import { makeCover } from './make-cover.ts';
import { makeDefault } from './make-default.ts';
import { makeLogo } from './make-logo.ts';
import { orderLocationImages } from './order-location-images.ts';
import { removeLocationImage } from './remove-location-image.ts';
import { uploadLocationImage } from './upload-location-image.ts';

const router = os.router({
  getLocationImages,
  uploadLocationImage,
  orderLocationImages,
  describeLocationImage,
  makeCover,
  makeLogo,
  makeDefault,
  removeLocationImage,
});

const media = openBucket(setting('MEDIA_BUCKET'), documentClient());

/** Bytes that a form adds around its file: boundaries and the file's name. */
const formWords = 10_000;

export const handler = apiHandler<LocationImagesContext>({
  router,
  context: (base) => ({ ...base, media }),
  forms: { maxBytes: MAX_IMAGE_BYTES + formWords, read: formOf },
});
