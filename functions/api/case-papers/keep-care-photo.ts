import { carePageView } from '#functions/cases/custody/care-page-view.ts';
import { keepPhoto } from '#functions/documents/custody/care-photos.ts';
import { os } from './implementer.ts';

export const keepCarePhoto = os.keepCarePhoto.handler(async ({ input: { uploadId, ...place }, context }) =>
  carePageView(await keepPhoto(context, place, uploadId)),
);
