import { randomUUID } from 'node:crypto';
import { newAddress, type RequestOptions } from '#test/cloud/cloud.ts';
import { busyHome, messagesOf, writeTo } from '#test/journeys/parts/busy-home.ts';
import { person } from '#test/world/cast.ts';

type Recipe = () => Promise<{ input?: unknown; options?: RequestOptions }>;

/** Returns a home that two families have written to. Its staff ask. */
async function written() {
  const { home, staff } = await busyHome();
  await writeTo(home);
  await writeTo(home);
  return { home, staff };
}

/** Requests of the workspace's own calls, and of the one that counts a view, in their most expensive form. */
export const recipes: Record<string, Recipe> = {
  getDashboard: async () => ({ options: (await written()).staff }),
  getReports: async () => {
    const { at } = await busyHome();
    return { options: await at({ access: 'owner' }) };
  },
  getMessages: async () => ({ input: { status: 'open' }, options: (await written()).staff }),
  markMessageAnswered: async () => {
    const { staff } = await written();
    const { items } = await messagesOf(staff);
    return { input: { id: items[0]?.id, answered: true }, options: { ...staff, key: randomUUID() } };
  },
  countView: async () => {
    const { token, headers } = await person();
    return { input: { id: (await busyHome()).home.id }, options: { token, headers, from: newAddress() } };
  },
};
