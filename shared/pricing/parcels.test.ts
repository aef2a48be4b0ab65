import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryPlan } from '#test/world/arbitrary-plan.ts';
import { generateWorld } from '#world/generate.ts';
import { samplePlannerHome } from '#world/sample-planner-home.ts';
import { chargeSums, noSums, packageReduction, packageSums, sumKinds, sumOf, weighedParts } from './charge-sums.ts';
import { discountParcels, parcelsOf, sumsOf } from './parcels.ts';
import { closeAccount, openAccount } from './price-plan.ts';

const world = generateWorld();
const homes = world.homes
  .filter(({ profile }) => profile.isActive && profile.priceList)
  .map(({ profile }) => samplePlannerHome(profile.name, world));

const anyAccount = fc.constantFrom(...homes).chain((home) => arbitraryPlan(home).map((plan) => ({ home, plan })));

it('the parts of any account add up to its sums by kind, before and after a discount, and none is negative', () => {
  fc.assert(
    fc.property(anyAccount, fc.nat(100), ({ home, plan }, percent) => {
      const opened = openAccount(home, plan);
      closeAccount(opened);
      const { account, book, settled } = opened;
      const sums = chargeSums(account.lines, { book, template: settled.template });
      const parcels = parcelsOf(account.lines, { book, template: settled.template });
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

it('a package’s savings and reductions never lower what others are paid', () => {
  let seen = 0;
  fc.assert(
    fc.property(anyAccount, fc.nat(100), ({ home, plan }, percent) => {
      const opened = openAccount(home, plan);
      closeAccount(opened);
      const { account, book, settled } = opened;
      const line = account.lines.find(({ section, includes }) => section === 'package' && includes.length > 0);
      if (!line || !settled.template) return;
      const owed = weighedParts(line, book, settled.template)
        .filter(({ kind }) => kind === 'cash-advances')
        .reduce((sum, { weight }) => sum + weight, 0);
      const sums = packageSums(line, { book, template: settled.template });
      expect(sums['cash-advances']).toBe(Math.min(owed, line.amountCents));
      expect(sumOf(sums)).toBe(line.amountCents);
      const own = sums.services + sums.merchandise;
      const reduced = packageReduction(Math.floor((own * percent) / 100), sums);
      expect(reduced).toMatchObject({ 'basic-services': 0, 'cash-advances': 0 });
      expect(sumOf(packageReduction(own + 1, sums))).toBe(own + 1);
      if (owed > 0) seen += 1;
    }),
    { seed: 22, numRuns: 400 },
  );
  expect(seen).toBeGreaterThan(10);
});
