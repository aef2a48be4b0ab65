import * as z from 'zod';
import { imageSchema, MAX_IMAGE_DESCRIPTION, MAX_IMAGES } from '#shared/model/image.ts';
import { lazyObject } from '#shared/values/lazy-object.ts';
import { guid, line, version } from '#shared/values/schemas.ts';
import { call } from './call.ts';
import { doneSchema } from './done.ts';

/** Describes a picture as the home's staff see it; `version` counts changes of its description. */
const locationImageSchema = lazyObject(() => ({ ...imageSchema.shape, version }));
export type LocationImage = z.infer<typeof locationImageSchema>;

/** Describes a home's pictures in order; `version` counts additions, removals, and moves. */
const locationImagesSchema = lazyObject(() => ({ version, images: z.array(locationImageSchema) }));
export type LocationImages = z.infer<typeof locationImagesSchema>;

const imageId = lazyObject(() => ({ id: guid }));

/** Builds one of the three calls that assign a role. The same write takes it from the picture that had it. */
const roleCall = <Name extends 'makeCover' | 'makeLogo' | 'makeDefault'>(name: Name, summary: string) =>
  call({ name, method: 'PATCH', path: `/api/locations/current/images/{id}/${name}`, access: 'photos.change', summary })
    .input(imageId)
    .output(doneSchema);

/** `/api/locations/current/images`: a home's pictures. They have their own Lambda, because the decoder is large and slow. */
export const locationImages = {
  getLocationImages: call({
    name: 'getLocationImages',
    method: 'GET',
    path: '/api/locations/current/images',
    access: 'location.read',
    summary: "Lists the home's pictures in order, and says which is the cover, the logo, and the search picture",
  }).output(locationImagesSchema),
  uploadLocationImage: call({
    name: 'uploadLocationImage',
    method: 'POST',
    path: '/api/locations/current/images/upload',
    access: 'photos.change',
    summary:
      'Adds a PNG or JPEG (multipart field `file`, at most 4 MB, 50 megapixels, and 20,000 pixels a side) as the last picture; the first one becomes the cover and search picture',
    idempotency: 'required',
  })
    .input(lazyObject(() => ({ file: z.file('Choose a picture.') })))
    .output(locationImageSchema),
  orderLocationImages: call({
    name: 'orderLocationImages',
    method: 'PATCH',
    path: '/api/locations/current/images/order',
    access: 'photos.change',
    summary: 'Puts all pictures in this order; 409 if the pictures or their order have changed in the meantime',
  })
    .input(lazyObject(() => ({ ids: z.array(guid).max(MAX_IMAGES), version })))
    .output(lazyObject(() => ({ version }))),
  describeLocationImage: call({
    name: 'describeLocationImage',
    method: 'PATCH',
    path: '/api/locations/current/images/{id}',
    access: 'photos.change',
    summary: "Saves the description of a picture, for people who can't see it",
  })
    .input(lazyObject(() => ({ id: guid, description: line(MAX_IMAGE_DESCRIPTION), version })))
    .output(lazyObject(() => ({ id: guid, version }))),
  makeCover: roleCall('makeCover', 'Makes a picture the only cover of the page'),
  makeLogo: roleCall('makeLogo', "Makes a picture the home's only logo"),
  makeDefault: roleCall('makeDefault', 'Makes a picture the only one for search results'),
  removeLocationImage: call({
    name: 'removeLocationImage',
    method: 'DELETE',
    path: '/api/locations/current/images/{id}',
    access: 'photos.change',
    summary: 'Deletes a picture and any role it had',
  })
    .input(imageId)
    .output(doneSchema),
};
