/**
 * `/api/system/pictures` and the pictures of items and imports. It has its own Lambda, since it carries a decoder and does heavy work. One file per operation,
 * in the contract's order.
 */
import { apiHandler } from '#functions/runtime/api-handler.ts';
import { formOf } from '#functions/runtime/multipart.ts';
import { setting } from '#functions/settings.ts';
import { documentClient } from '#functions/table/table.ts';
import { openBucket } from '#functions/vendors/objects/bucket.ts';
import { MAX_IMAGE_BYTES } from '#shared/model/image.ts';
import { addItemImage } from './add-item-image.ts';
import { os, type SystemPicturesContext } from './implementer.ts';
import { makeItemImageCover } from './make-item-image-cover.ts';
import { removeItemImage } from './remove-item-image.ts';
import { uploadCatalogPicture } from './upload-catalog-picture.ts';
import { uploadImportPicture } from './upload-import-picture.ts';

const router = os.router({ uploadCatalogPicture, uploadImportPicture, addItemImage, makeItemImageCover, removeItemImage });

const media = openBucket(setting('MEDIA_BUCKET'), documentClient());

/** Bytes that a form adds around its file: boundaries, the file's name, and a version. */
const formWords = 10_000;

export const handler = apiHandler<SystemPicturesContext>({
  router,
  context: (base) => ({ ...base, media }),
  forms: { maxBytes: MAX_IMAGE_BYTES + formWords, read: formOf },
});
