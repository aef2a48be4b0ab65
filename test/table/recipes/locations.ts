import type { RequestOptions } from '#test/cloud/cloud.ts';
import { generalInformation, ownHome } from '#test/journeys/parts/own-home.ts';
import { person } from '#test/world/cast.ts';
import { launched } from '#test/world/world.ts';

type Request = { input?: unknown; options?: RequestOptions };

/** A request of somebody about their own home. */
const atHome =
  (input: object = {}) =>
  async (): Promise<Request> => ({ input, options: (await ownHome()).by });

/** A request of each call about a home's profile that succeeds, in the way that costs most. */
export const recipes: Record<string, () => Promise<Request>> = {
  getOwnLocations: async () => {
    const { token, headers } = await person({ memberships: launched.slice(0, 2).map(({ id }) => ({ locationId: id })) });
    return { options: { token, headers } };
  },
  getCurrentLocation: atHome(),
  getCurrentServices: atHome(),
  getLocationLogo: async () => ({ input: { id: launched.find(({ images }) => images.some(({ isLogo }) => isLogo))?.id } }),
  // With a new name, which goes to the one membership of the home too.
  saveCurrentLocation: atHome({ version: 1, name: 'Quince & Sons' }),
  saveGeneralInformation: atHome({ version: 1, ...generalInformation }),
  makeLocationActive: atHome(),
  makeLocationInactive: async () => ({ options: (await ownHome({ isActive: true })).by }),
  setPlaceId: atHome({ id: 'embedded-alder-brook' }),
  setAttributesAndLanguages: atHome({ version: 1, attributes: ['Catering'], languages: ['English'] }),
};
