import { randomUUID } from 'node:crypto';
import { newEmail, type RequestOptions } from '#test/cloud/cloud.ts';
import { generateWorld } from '#world/generate.ts';

type Request = { input?: unknown; options?: RequestOptions };

const home = generateWorld({ homes: 1 }).homes[0]!.profile;

/** Requests of the calls about the marketplace. */
export const recipes: Record<string, () => Request | Promise<Request>> = {
  isFuneralDirector: () => {
    const director = home.employees.find(({ isFuneralDirector }) => isFuneralDirector);
    return { input: { licenseNumber: director?.licenseNumber, name: director?.fullName }, options: { key: randomUUID() } };
  },
  getServiceCategories: () => ({}),
  getLocations: () => ({ input: { page: 2, pageSize: 5 } }),
  searchLocations: () => ({ input: { query: 'Boston, MA', radius: 100, sort: 'price' } }),
  listLocations: () => ({ input: { pageSize: 100 } }),
  getLocationProfile: () => ({ input: { id: home.id } }),
  autocompleteAddress: () => ({ input: { query: '12 Main' } }),
  autocompletePlace: () => ({ input: { query: 'Bost' } }),
  getPlaceDetails: () => ({ input: { placeId: 'embedded-two-rivers' } }),
  requestInformation: () => {
    const from = { needType: 'at-need', name: 'Ada', email: newEmail(), phone: '', message: 'Hello' };
    return { input: { id: home.id, ...from, packageId: home.templates[0]?.id } };
  },
  getTemplate: () => ({ input: { locationId: home.id, templateId: home.templates[0]?.id } }),
  getAllTemplates: () => ({ input: { locationId: home.id } }),
  getAllTemplatesByLocation: () => ({ input: { locationId: home.id } }),
  getAllFaqQuestions: () => ({}),
  getAllCarouselIcons: () => ({ input: { id: home.id } }),
};
