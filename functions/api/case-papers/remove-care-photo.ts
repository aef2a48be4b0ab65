import { carePageView } from '#functions/cases/custody/care-page-view.ts';
import { removePhoto } from '#functions/documents/custody/care-photos.ts';
import { os } from './implementer.ts';

export const removeCarePhoto = os.removeCarePhoto.handler(async ({ input: { sha256, ...place }, context }) =>
  carePageView(await removePhoto(context, place, sha256)),
);
