import { randomUUID } from 'node:crypto';
import type { SampleHome } from '#world/home.ts';
import { farAddress } from './far-address.ts';

/** Copies a home of the sample world to its own id and name, far away, so that no other test's search finds it. */
export function copiedHome({ profile, items, servicePrices, ownItems }: SampleHome, id: string = randomUUID()): SampleHome {
  const own = <Entry extends { providerLocationId: string }>(entry: Entry) => ({ ...entry, providerLocationId: id });
  const anew = <Entry extends { id: string; providerLocationId: string }>(entry: Entry) => ({ ...own(entry), id: randomUUID() });
  return {
    profile: {
      ...profile,
      id,
      name: `Larkspur Copy ${id.slice(0, 8)}`,
      address: farAddress,
      images: profile.images.map(anew),
      employees: profile.employees.map(anew),
      templates: profile.templates.map(anew),
    },
    items: items.map(anew),
    servicePrices: servicePrices.map(own),
    ownItems,
  };
}
