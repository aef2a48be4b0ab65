import type { LocationProfile } from '#shared/contract/marketplace-views.ts';
import { ok } from '#test/cloud/cloud.ts';
import type { KnownValues } from './arbitrary-of.ts';

/** Ids and words of the world under test, asked of the cloud itself: a few homes, their packages, the catalogue. */
export async function worldValues(): Promise<KnownValues> {
  const { items: homes } = await ok<{ items: { id: string; name: string; city: string }[] }>('listLocations', { pageSize: 3 });
  const profiles = await Promise.all(homes.map(({ id }) => ok<LocationProfile>('getLocationProfile', { id })));
  return {
    uuid: [...homes.map(({ id }) => id), ...profiles.flatMap(({ templates }) => templates.slice(0, 2).map(({ id }) => id))],
    text: homes.flatMap(({ name, city }) => [name, city]),
  };
}
