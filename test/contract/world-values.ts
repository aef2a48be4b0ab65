import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import type { KnownValues } from './arbitrary-of.ts';

type Names = { items: { id: string; name: string; city: string }[]; nextCursor: string | null };

/** Values of the world under test by the field they go into, asked of the cloud itself: a home, its packages, where a list goes on. */
export async function worldValues(): Promise<KnownValues> {
  const { items, nextCursor } = await ok<Names>('listLocations', { pageSize: 3 });
  const [home] = items;
  if (!home) throw new Error('The cloud has no homes: was the sample world not seeded?');
  const { templates } = await ok<LocationProfile>('getLocationProfile', { id: home.id });
  const packages = templates.map(({ id }) => id);
  return {
    id: [home.id],
    locationId: [home.id],
    templateId: packages,
    packageId: packages,
    cursor: [nextCursor],
    query: ['Boston, MA', home.name, home.city, '02134'],
    version: [1, 2],
  };
}
