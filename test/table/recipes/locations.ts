import type { RequestOptions } from '#test/cloud/cloud.ts';
import { generalInformation, ownHome } from '#test/journeys/parts/own-home.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';

type Request = { input?: unknown; options?: RequestOptions };

/** Makes someone's request about their own home. */
const atHome =
  (input: object = {}) =>
  async (): Promise<Request> => ({ input, options: (await ownHome()).by });

/** A successful request of each call about a home's profile, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  getOwnLocations: async () => {
    const { token, headers } = await person({ memberships: launched.slice(0, 2).map(({ id }) => ({ locationId: id })) });
    return { options: { token, headers } };
  },
  getCurrentLocation: atHome(),
  getCurrentServices: atHome(),
  getLocationLogo: async () => ({ input: { id: launched.find(({ images }) => images.some(({ isLogo }) => isLogo))?.id } }),
  // With a new name, which is also written into the home's one membership.
  saveCurrentLocation: atHome({ version: 1, name: 'Quince & Sons' }),
  saveGeneralInformation: atHome({ version: 1, ...generalInformation }),
  makeLocationActive: atHome(),
  makeLocationInactive: async () => ({ options: (await ownHome({ isActive: true })).by }),
  setPlaceId: atHome({ id: 'embedded-alder-brook' }),
  setAttributesAndLanguages: atHome({ version: 1, attributes: ['Catering'], languages: ['English'] }),
};
