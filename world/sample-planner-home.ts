import type { PlannerHome } from '#shared/model/planner-home.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import { generateWorld, type World } from './generate.ts';

let made: World | undefined;
const sampleWorld = (): World => {
  made ??= generateWorld();
  return made;
};

/** Returns a home of the sample data as the planner has it. `name` is how the home's name begins. Needs no cloud. */
export function samplePlannerHome(name: string, world: World = sampleWorld()): PlannerHome {
  const home = world.homes.find(({ profile }) => profile.name.startsWith(name));
  if (!home) throw new Error(`The sample data has no home called ${name}.`);
  const { profile, items: locationItems, servicePrices } = home;
  return buildPlannerHome({ profile, catalog: world.catalog, servicePrices, locationItems });
}
