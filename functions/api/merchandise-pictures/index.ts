/**
 * `/api/merchandise`: pictures of a home's items. They have their own Lambda, since it carries a decoder and does heavy work. One file per operation, in the
 * contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { formOf } from '#functions/runtime/multipart.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { deleteItemImage } from './delete-item-image.ts';
import { type MerchandisePicturesContext, os } from './implementer.ts';
import { setAsCoverImage } from './set-as-cover-image.ts';
import { uploadItemImage } from './upload-item-image.ts';

const router = os.router({ uploadItemImage, setAsCoverImage, deleteItemImage });

const media = openBucket(setting('MEDIA_BUCKET'), documentClient());

/** Bytes that a form adds around its file: boundaries, the file's name, and a description. */
const formWords = 10_000;

export const handler = apiHandler<MerchandisePicturesContext>({
  router,
  context: (base) => ({ ...base, media }),
  forms: { maxBytes: MAX_IMAGE_BYTES + formWords, read: formOf },
});
