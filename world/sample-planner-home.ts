import type { PlannerHome } from '#shared/model/planner-home.ts';
import { buildPlannerHome } from '#shared/planner/build-planner-home.ts';
import { generateWorld, type World } from './generate.ts';
import { paperEntries } from './papers-catalog.ts';

/** The planner's pages, as the parts of a release have their entries: by their ids. */
const arrangementPages = paperEntries().arrangementPages.toSorted((one, other) => (one.id < other.id ? -1 : 1));

let made: World | undefined;
const sampleWorld = (): World => {
  made ??= generateWorld();
  return made;
};

/** Returns a home of the sample data as the planner has it. `name` is how the home's name begins. Needs no cloud. */
export function samplePlannerHome(name: string, world: World = sampleWorld()): PlannerHome {
  const home = world.homes.find(({ profile }) => profile.name.startsWith(name));
  if (!home) throw new Error(`The sample data has no home called ${name}.`);
  const { profile, items: locationItems, servicePrices, ownItems } = home;
  const merchandiseItems = [...world.catalog.merchandiseItems, ...ownItems];
  const catalog = { ...world.catalog, merchandiseItems, arrangementPages };
  return buildPlannerHome({ profile, catalog, servicePrices, locationItems });
}
