import { describe, expect, it } from 'vitest';
import type { PricedPlan } from '#shared/model/priced-plan.ts';
import { id } from '#test/world/plain-id.ts';
import { chosen, item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { compareAccounts, isChanged } from './compare-accounts.ts';
import { pricePlan } from './price-plan.ts';

const plan = planOf([chosen('rs'), chosen('ca', { qc: 2 }), item('brass'), item('heart')], {
  dispositionType: 'burial',
  selectedTemplate: id('pack'),
});
const home = smallHome({ templates: [packageOf('pack', ['basic-services'], { pricingMethod: 'flat', priceCents: 250_000 })] });
const before = pricePlan(home, plan);
const labels = (lines: { label: string }[]) => lines.map(({ label }) => label);

/** Adds up every difference by hand. */
const sumOf = ({ gone, added, dearer, cheaper }: ReturnType<typeof compareAccounts>) =>
  added.reduce((sum, line) => sum + line.amountCents, 0) -
  gone.reduce((sum, line) => sum + line.amountCents, 0) +
  [...dearer, ...cheaper].reduce((sum, { byCents }) => sum + byCents, 0);

describe('the changes between two accounts', () => {
  it('are none if nothing changed', () => {
    const change = compareAccounts(before, pricePlan(structuredClone(home), plan));
    expect(isChanged(change)).toBe(false);
    expect(change.differenceCents).toBe(0);
  });

  it('list what costs more, costs less, is gone, or no longer has a price, largest first', () => {
    const now = pricePlan(
      {
        ...home,
        items: home.items
          .filter(({ id: each }) => each !== id('heart'))
          .map((each) => ({ ...each, priceCents: each.priceCents - 500 })),
        priceList: {
          ...home.priceList!,
          lines: home
            .priceList!.lines.filter(({ line }) => line !== 'ceremony-facilities')
            .map((each) => (each.line === 'limousine' ? { ...each, priceCents: 20_000 } : each))
            .map((each) => (each.line === 'hearse' ? { ...each, priceCents: 60_000 } : each)),
        },
      },
      plan,
    );
    const change = compareAccounts(before, now);
    expect(change.dearer.map(({ now: { label }, byCents }) => [label, byCents])).toEqual([
      ['Service hearse', 20_000],
      ['Service limo', 5_000],
    ]);
    expect(change.cheaper.map(({ byCents }) => byCents)).toEqual([-500]);
    expect(labels(change.gone)).toEqual(['Service rite', 'Keepsake heart']);
    expect(labels(change.nowUnpriced)).toEqual(['Service rite']);
    expect(change.differenceCents).toBe(-44_500);
    expect(sumOf(change)).toBe(change.differenceCents);
  });

  it('say what a missing package cost and what replaces it', () => {
    const change = compareAccounts(before, pricePlan({ ...home, templates: [] }, plan));
    expect(labels(change.gone)).toEqual(['Package pack']);
    expect(labels(change.added)).toEqual(['Service basic']);
    expect([change.differenceCents, sumOf(change)]).toEqual([-50_000, -50_000]);
    expect(isChanged(change)).toBe(true);
  });

  it('add up for any two accounts', () => {
    const none: PricedPlan = { lines: [], unpriced: [], dropped: [], totalCents: 0 };
    expect(sumOf(compareAccounts(none, before))).toBe(before.totalCents);
    expect(sumOf(compareAccounts(before, none))).toBe(-before.totalCents);
  });
});
