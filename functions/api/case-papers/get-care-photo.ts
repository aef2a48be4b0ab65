import { photoImage } from '#functions/documents/custody/care-photos.ts';
import { os } from './implementer.ts';

export const getCarePhoto = os.getCarePhoto.handler(async ({ input: { sha256, ...place }, context }) => ({
  image: await photoImage(context, place, sha256),
}));
