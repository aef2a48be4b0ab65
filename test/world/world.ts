/** The sample world that the cloud was seeded with. Searches and home pages must agree with it. */
import type { LocationProfile } from '#shared/model/location.ts';
import { generateWorld } from '#world/generate.ts';

export const world = generateWorld();

const profiles = world.homes.map(({ profile }) => profile);
export const launched: readonly LocationProfile[] = profiles.filter(({ isActive }) => isActive);
export const notLaunched: readonly LocationProfile[] = profiles.filter(({ isActive }) => !isActive);

/** Returns the home whose name begins this way. */
export function homeCalled(name: string): LocationProfile {
  const found = profiles.find((each) => each.name.startsWith(name));
  if (!found) throw new Error(`The sample world has no home called ${name}.`);
  return found;
}
