import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { chargeSums, noSums, sumKinds } from './charge-sums.ts';
import { discountParcels, parcelsOf, sumsOf } from './parcels.ts';
import { closeAccount, openAccount } from './price-plan.ts';

const world = generateWorld();
const homes = world.homes
  .filter(({ profile }) => profile.isActive && profile.priceList)
  .map(({ profile }) => samplePlannerHome(profile.name, world));

it('the parts of any account add up to its sums by kind, before and after a discount, and none is negative', () => {
  const anyAccount = fc.constantFrom(...homes).chain((home) => arbitraryPlan(home).map((plan) => ({ home, plan })));
  fc.assert(
    fc.property(anyAccount, fc.nat(100), ({ home, plan }, percent) => {
      const opened = openAccount(home, plan);
      closeAccount(opened);
      const { account, book, settled } = opened;
      const sums = chargeSums(account.lines, book, settled.template);
      const parcels = parcelsOf(account.lines, book, settled.template);
      expect(sumsOf(parcels)).toEqual(sums);
      const taken = noSums();
      for (const kind of sumKinds) taken[kind] = Math.floor((sums[kind] * percent) / 100);
      discountParcels(parcels, taken);
      for (const kind of sumKinds) expect(sumsOf(parcels)[kind]).toBe(sums[kind] - taken[kind]);
      for (const { cents } of parcels) expect(cents).toBeGreaterThanOrEqual(0);
    }),
    { seed: 21, numRuns: 300 },
  );
});
