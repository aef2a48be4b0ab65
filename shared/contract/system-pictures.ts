import * as z from 'zod';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { entryRowSchema, noun, seenVersion } from './system-catalog-views.ts';

const file = z.file('Choose a picture.');
const version = z.coerce.number().pipe(seenVersion);

/** Describes a stored picture: its path, with `{width}` in place of one of the stored widths, and its size in pixels as it was uploaded. */
const pictureSchema = lazyObject(() => ({ path: line(300), width: z.int().positive(), height: z.int().positive() }));
export type CatalogPicture = z.infer<typeof pictureSchema>;

/** `/api/system`: pictures of the catalog. They have their own Lambda, because the decoder is large and slow. */
export const systemPictures = {
  uploadCatalogPicture: call({
    name: 'uploadCatalogPicture',
    method: 'POST',
    path: '/api/system/pictures',
    access: 'system',
    summary:
      'Stores a PNG or JPEG (multipart field `file`, at most 4 MB, 50 megapixels, and 20,000 pixels a side), whose path an entry of the catalog may then have',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ file })))
    .output(pictureSchema),
  uploadImportPicture: call({
    name: 'uploadImportPicture',
    method: 'POST',
    path: '/api/system/{noun}/imports/{id}/pictures',
    access: 'system',
    summary:
      'Stores a picture (multipart field `file`) for an import that names it by its file name, before the import is checked',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ noun, id: guid, file })))
    .output(lazyObject(() => ({ name: z.string(), path: z.string() }))),
  addItemImage: call({
    name: 'addItemImage',
    method: 'POST',
    path: '/api/system/items/{id}/images',
    access: 'system',
    summary: 'Drafts another picture of an item (multipart field `file`), over the version of the draft that was seen',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, file, version })))
    .output(entryRowSchema),
  makeItemImageCover: call({
    name: 'makeItemImageCover',
    method: 'POST',
    path: '/api/system/items/{id}/images/{imageId}/cover',
    access: 'system',
    summary: 'Drafts that a picture of an item is shown first',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ id: guid, imageId: guid, version: seenVersion })))
    .output(entryRowSchema),
  removeItemImage: call({
    name: 'removeItemImage',
    method: 'DELETE',
    path: '/api/system/items/{id}/images/{imageId}',
    access: 'system',
    summary: 'Drafts an item without one of its pictures. The file stays for the releases that show it',
  })
    .input(lazyObject(() => ({ id: guid, imageId: guid, version })))
    .output(entryRowSchema),
};
