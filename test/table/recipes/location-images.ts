import type { RequestOptions } from '#test/cloud/cloud.ts';
import { type Hall, hall, picture, upload } from '#test/journeys/parts/pictures.ts';

type Request = { input?: unknown; options?: RequestOptions };

/** A call about one of three pictures: the first, which has every role but the logo's, or another. */
const ofPicture = (at: number) => (inputOf: (id: string, hall: Hall) => unknown) => async (): Promise<Request> => {
  const home = await hall(3);
  return { input: inputOf(home.images[at]?.id ?? '', home), options: home.admin };
};
const ofFirst = ofPicture(0);
const ofSecond = ofPicture(1);

/** A successful request of each call about pictures, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  getLocationImages: ofFirst(() => ({})),
  uploadLocationImage: async () => ({ options: await upload((await hall(3)).admin, await picture()) }),
  orderLocationImages: ofFirst((_, { images }) => ({ ids: images.map(({ id }) => id).reverse(), version: 1 })),
  describeLocationImage: ofFirst((id) => ({ id, description: 'The house from the street', version: 1 })),
  makeCover: ofSecond((id) => ({ id })),
  makeLogo: ofSecond((id) => ({ id })),
  makeDefault: ofSecond((id) => ({ id })),
  removeLocationImage: ofFirst((id) => ({ id })),
};
