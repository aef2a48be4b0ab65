import { beginPhoto } from '#functions/documents/custody/care-photos.ts';
import { os } from './implementer.ts';

export const beginCarePhoto = os.beginCarePhoto.handler(({ input: { bytes, type, ...place }, context }) =>
  beginPhoto(context, place, { bytes, type }),
);
