import * as z from 'zod';
import { imageSchema, MAX_IMAGE_DESCRIPTION, MAX_IMAGES } from '#shared/model/image.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';

/** A picture as the home's staff sees it: `version` counts changes of its description. */
const locationImageSchema = lazyObject(() => ({ ...imageSchema.shape, version }));
export type LocationImage = z.infer<typeof locationImageSchema>;

/** A home's pictures, first to last. `version` counts what changed their order: added, removed, moved. */
const locationImagesSchema = lazyObject(() => ({ version, images: z.array(locationImageSchema) }));
export type LocationImages = z.infer<typeof locationImagesSchema>;

const imageId = lazyObject(() => ({ id: guid }));

/** Describes one of the three calls that give a role: whoever had it loses it by the same write. */
const roleCall = <Name extends 'makeCover' | 'makeLogo' | 'makeDefault'>(name: Name, summary: string) =>
  call({ name, method: 'PATCH', path: `/api/locations/current/images/{id}/${name}`, access: 'photos.change', summary })
    .input(imageId)
    .output(doneSchema);

/** `/api/locations/current/images`: the pictures of a home. A Lambda of its own, since it carries a decoder and works for its answer. */
export const locationImages = {
  getLocationImages: call({
    name: 'getLocationImages',
    method: 'GET',
    path: '/api/locations/current/images',
    access: 'location.read',
    summary: "The home's pictures in their order, with who is cover, logo and search result",
  }).output(locationImagesSchema),
  uploadLocationImage: call({
    name: 'uploadLocationImage',
    method: 'POST',
    path: '/api/locations/current/images/upload',
    access: 'photos.change',
    summary:
      'Takes a PNG or JPEG (multipart field `file`, at most 4 MB and 50 megapixels) as the last picture; the first is cover and search result',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ file: z.file('Choose a picture.') })))
    .output(locationImageSchema),
  orderLocationImages: call({
    name: 'orderLocationImages',
    method: 'PATCH',
    path: '/api/locations/current/images/order',
    access: 'photos.change',
    summary: 'Puts all pictures in this order; 409 where they are others by now, or in another order',
  })
    .input(lazyObject(() => ({ ids: z.array(guid).max(MAX_IMAGES), version })))
    .output(lazyObject(() => ({ version }))),
  describeLocationImage: call({
    name: 'describeLocationImage',
    method: 'PATCH',
    path: '/api/locations/current/images/{id}',
    access: 'photos.change',
    summary: 'Says what a picture shows, for those who do not see it',
  })
    .input(lazyObject(() => ({ id: guid, description: line(MAX_IMAGE_DESCRIPTION), version })))
    .output(lazyObject(() => ({ id: guid, version }))),
  makeCover: roleCall('makeCover', 'Makes a picture the cover of the page, and no other'),
  makeLogo: roleCall('makeLogo', "Makes a picture the home's logo, and no other"),
  makeDefault: roleCall('makeDefault', 'Makes a picture the one of search results, and no other'),
  removeLocationImage: call({
    name: 'removeLocationImage',
    method: 'DELETE',
    path: '/api/locations/current/images/{id}',
    access: 'photos.change',
    summary: 'Takes a picture away for good, with whatever role it had',
  })
    .input(imageId)
    .output(doneSchema),
};
