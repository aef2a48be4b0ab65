import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';
import { itemImageSchema } from './merchandise-views.ts';

const base = '/api/merchandise';

/** `/api/merchandise`: pictures of a home's items. They have their own Lambda, because the decoder is large and slow. */
export const merchandisePictures = {
  uploadItemImage: call({
    name: 'uploadItemImage',
    method: 'POST',
    path: `${base}/items/{itemId}/uploadImage`,
    access: 'prices.change',
    summary: 'Adds a PNG or JPEG to an item (multipart field `file`, at most 4 MB and 50 megapixels), after its other pictures',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ itemId: guid, file: z.file('Choose a picture.'), description: line(200).default('') })))
    .output(itemImageSchema),
  setAsCoverImage: call({
    name: 'setAsCoverImage',
    method: 'POST',
    path: `${base}/setAsCoverImage/{imageId}`,
    access: 'prices.change',
    summary: 'Shows a picture of an item first, one of the catalog or of the home. With itemId, for this item alone',
  })
    .input(lazyObject(() => ({ imageId: guid, itemId: guid.optional() })))
    .output(doneSchema),
  deleteItemImage: call({
    name: 'deleteItemImage',
    method: 'DELETE',
    path: `${base}/deleteImage/{imageId}`,
    access: 'prices.change',
    summary: "Deletes a picture that the home added; 409 for one of the catalog's",
  })
    .input(lazyObject(() => ({ imageId: guid })))
    .output(doneSchema),
};
