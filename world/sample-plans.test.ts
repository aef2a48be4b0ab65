import { describe, expect, it } from 'vitest';
import { planItem, planOf } from '#functions/table/plan.ts';
import { arrangementSchema } from '#shared/model/arrangement.ts';
import { planViewSchema } from '#shared/model/plan-view.ts';
import { generateWorld } from './generate.ts';
import { samplePlans } from './sample-plans.ts';

const world = generateWorld({ homes: 6 });
const plans = samplePlans(world);
const planOfKey = (name: string) => plans.find(({ plan }) => plan.arrangement.name === name);

describe('the plans of the sample', () => {
  it('are valid for the model, and nothing in them is dropped at their homes', () => {
    expect(plans).toHaveLength(3);
    for (const { plan } of plans) {
      expect(arrangementSchema.parse(plan.arrangement), plan.arrangement.name).toEqual(plan.arrangement);
      expect(plan.dropped, plan.arrangement.name).toEqual([]);
      const { arrangement, version, priced, home, revision, editableStatus, isArchived } = plan;
      const { createdOn, updatedOn, submittedOn } = plan;
      const view = { arrangement, version, priced, home, revision, editableStatus, hasOwner: true, isArchived };
      expect(planViewSchema.safeParse({ ...view, createdOn, updatedOn, submittedOn }).success).toBe(true);
      expect(priced.totalCents).toBeGreaterThan(100_000);
      expect(priced.totalCents).toBe(priced.lines.reduce((sum, { amountCents }) => sum + amountCents, 0));
    }
  });

  it('are one nearly finished, one sent whole, one archived', () => {
    expect(planOfKey('For my father')?.plan.arrangement.completedFinalStep).toBe(12);
    const aunt = planOfKey('Aunt Lucille');
    expect([aunt?.sent?.missing, aunt?.sent?.planVersion, aunt?.plan.version]).toEqual([[], 1, 2]);
    expect(planOfKey('Something simple')?.plan.isArchived).toBe(true);
  });

  it('come back from the table unchanged, except for the price that the account says', () => {
    for (const { plan } of plans) {
      // The client of the table leaves out what is undefined, as JSON does.
      const { arrangement, ...rest } = planOf(JSON.parse(JSON.stringify(planItem(plan))));
      const { arrangement: given, ...savedArrangement } = plan;
      expect(rest).toEqual(savedArrangement);
      const flat = plan.flatPriceCents === null ? {} : { flatPriceCents: plan.flatPriceCents };
      expect(arrangement).toEqual({ ...given, priceCents: plan.priced.totalCents, ...flat });
    }
  });

  it('are those at existing homes', () => {
    expect(samplePlans({ ...world, homes: world.homes.slice(0, 1) })).toHaveLength(1);
  });
});
