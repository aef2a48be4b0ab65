import { expect, it } from 'vitest';
import type { PlanView } from '#shared/model/plan-view.ts';
import { emptyPlan, type PlanDraft } from '#shared/planner/plan-draft.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { newsOf } from './price-news.ts';

const flat = packageOf('flat', ['basic-services'], { pricingMethod: 'flat', priceCents: 500_000 });
const simple = packageOf('simple', ['direct-cremation'], { dispositionType: 'cremation' });
const before = smallHome({ templates: [flat, simple] });
const view = { revision: 'r1', editableStatus: 'editable' } as PlanView;
const planned = (dispositionType: 'burial' | 'cremation'): PlanDraft => ({
  ...emptyPlan,
  dispositionType,
  selectedTemplate: flat.id,
});

it('names a package that the home no longer offers, and what the plan cost with it', async () => {
  const home = smallHome({ templates: [simple], revision: 'r2' });
  expect(await newsOf(home, view, { home: before, plan: planned('burial') })).toMatchObject({
    packageGone: 'Package flat',
    beforeCents: 500_000,
  });
});

it('does not say that a package is gone which is only for another disposition', async () => {
  const home = smallHome({ templates: [flat, simple], revision: 'r2' });
  expect(await newsOf(home, view, { home: before, plan: planned('cremation') })).toBeNull();
  const without = smallHome({ templates: [simple], revision: 'r2' });
  expect(await newsOf(without, view, { home: before, plan: planned('cremation') })).toBeNull();
});
