import { describe, expect, it } from 'vitest';
import { plannerHomeSchema } from '#shared/model/planner-home.ts';
import { generateWorld } from './generate.ts';
import { samplePlannerHome } from './sample-planner-home.ts';

const world = generateWorld();
const launched = world.homes.filter(({ profile }) => profile.isActive);
const homes = launched.map(({ profile }) => samplePlannerHome(profile.name, world));

describe('homes as the planner has them', () => {
  it('are valid as the model has them, each of its own revision', () => {
    for (const home of homes) expect(plannerHomeSchema.parse(home), home.name).toEqual(home);
    expect(new Set(homes.map(({ revision }) => revision)).size).toBe(homes.length);
  });
});
