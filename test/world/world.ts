/** The sample world as the cloud was seeded with it: what a search and a home's page must agree with. */
import type { LocationProfile } from '#shared/model/location.ts';
import { generateWorld } from '#world/generate.ts';

export const world = generateWorld();

const profiles = world.homes.map(({ profile }) => profile);
export const launched: readonly LocationProfile[] = profiles.filter(({ isActive }) => isActive);
export const notLaunched: readonly LocationProfile[] = profiles.filter(({ isActive }) => !isActive);

/** The home whose name begins so. */
export function homeCalled(name: string): LocationProfile {
  const found = profiles.find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`The sample world has no home called ${name}.`);
  return found;
}
