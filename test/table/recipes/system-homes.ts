import { randomUUID } from 'node:crypto';
import { employeeItem } from '#functions/table/employee.ts';
import { locationItems } from '#functions/table/location.ts';
import type { BuilderServices } from '#shared/contract/system-views.ts';
import { staffMemberSchema } from '#shared/model/employee.ts';
import { newEmail, ok, openCloudTable, type RequestOptions } from '#test/cloud/cloud.ts';
import { person } from '#test/world/cast.ts';
import { sampleHome } from '#test/world/sample-home.ts';

type Request = { input?: unknown; options?: RequestOptions };

const by = async (): Promise<RequestOptions> => ({ token: (await person({ kind: 'system' })).token, key: randomUUID() });

/** Makes a home with a rating, and a member who is invited. */
async function home(): Promise<{ id: string; email: string; member: { id: string; locationId: string } }> {
  const [id, email] = [randomUUID(), newEmail('invited')];
  const now = Date.now();
  const invitation = {
    id: randomUUID(),
    sentOn: new Date(now).toISOString(),
    expiresOn: new Date(now + 86_400_000).toISOString(),
  };
  const member = staffMemberSchema.parse({
    ...{ id: randomUUID(), providerLocationId: id, email, invitation, status: 'pending' },
    ...{ firstName: 'Nadia', lastName: 'Newman', fullName: 'Nadia Newman' },
  });
  const made = sampleHome({ id, employees: [], templates: [], images: [], reviewCount: 1, rating: 3 });
  await openCloudTable().putAll([...locationItems(made), employeeItem(member)]);
  return { id, email, member: { id: member.id, locationId: id } };
}

/** The services of a builder, but for one: in it if it wasn't, and out of it if it was. */
async function otherServices(builder: 'Package' | 'Price'): Promise<string[]> {
  const { ids, services } = await ok<BuilderServices>(`get${builder}BuilderServices`, {}, await by());
  const last = services.at(-1)?.id ?? '';
  return ids.includes(last) ? ids.filter((id) => id !== last) : [...ids, last];
}

/** A template of price lists, or of contracts, of the sample data. */
async function templateOf(kind: 'Gpls' | 'Contracts'): Promise<string> {
  const { templates } = await ok<{ templates: { id: string; states: string[] }[] }>(`getLocation${kind}`, {}, await by());
  return templates.find(({ states }) => states.length === 0)?.id ?? '';
}

/** A successful request of each call about the members and the pages of homes, in its most expensive form. */
export const recipes: Record<string, () => Promise<Request>> = {
  getProviderUsers: async () => ({ input: { email: (await home()).email }, options: await by() }),
  resendUserInvitation: async () => ({ input: (await home()).member, options: await by() }),
  cancelUserInvitation: async () => ({ input: (await home()).member, options: await by() }),
  getSystemLocations: async () => ({ input: { query: 'joan@', by: 'ownerEmail' }, options: await by() }),
  getLocationLog: async () => ({ input: { id: (await home()).id }, options: await by() }),
  clearLocationRatings: async () => ({ input: { id: (await home()).id, reason: 'Another home’s' }, options: await by() }),
  importLocationReviews: async () => ({
    input: { id: (await home()).id, placeId: 'embedded-alder-brook', acceptTerms: true },
    options: await by(),
  }),
  getLocationContracts: async () => ({ input: { query: 'a' }, options: await by() }),
  assignLocationContracts: async () => ({
    input: { rows: [{ id: (await home()).id, version: 0 }], templateId: await templateOf('Contracts') },
    options: await by(),
  }),
  saveLocationContract: async () => ({
    input: {
      ...{ id: (await home()).id, version: 0, hiddenSectionIds: [], footer: 'Thank you.' },
      templateId: await templateOf('Contracts'),
    },
    options: await by(),
  }),
  getLocationGpls: async () => ({ input: { query: 'a' }, options: await by() }),
  assignLocationGpls: async () => ({
    input: { rows: [{ id: (await home()).id, version: 0 }], templateId: await templateOf('Gpls') },
    options: await by(),
  }),
  saveLocationGpl: async () => ({
    input: {
      ...{ id: (await home()).id, version: 0, hiddenSectionIds: [], footer: 'Thank you.' },
      templateId: await templateOf('Gpls'),
    },
    options: await by(),
  }),
  getNextGpl: async () => ({ input: { id: (await home()).id }, options: await by() }),
  getPackageBuilderServices: async () => ({ options: await by() }),
  savePackageBuilderServices: async () => ({ input: { ids: await otherServices('Package') }, options: await by() }),
  getPriceBuilderServices: async () => ({ options: await by() }),
  savePriceBuilderServices: async () => ({ input: { ids: await otherServices('Price') }, options: await by() }),
  getSystemTasks: async () => ({ options: await by() }),
};
