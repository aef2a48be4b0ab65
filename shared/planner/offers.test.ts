import { describe, expect, it } from 'vitest';
import { merchandiseCategorySchema } from '#shared/model/merchandise.ts';
import { pricePlan } from '#shared/pricing/price-plan.ts';
import { swapsUnder } from '#shared/pricing/swaps.ts';
import { id } from '#test/world/plain-id.ts';
import { item, planOf } from '#test/world/small-home-plan.ts';
import { packageOf, smallHome } from '#test/world/small-planner-home.ts';
import { categoriesOn } from './offers.ts';

it('offers urns before the containers that hold a body', () => {
  const page = 'cremated-remains' as const;
  const categories = ['ka', 'ku'].map((name) => ({ itemCategoryId: id(name), arrangementPlannerMerchandisePage: page }));
  const template = packageOf('p1', [], { templateMerchandiseCategories: categories });
  const home = smallHome({ templates: [template] });
  const shown = categoriesOn(
    home,
    planOf([], { selectedTemplate: template.id, dispositionType: template.dispositionType }),
    page,
  );
  expect(shown.map(({ name }) => name)).toEqual(['Urns', 'Containers']);
});

describe('a rental casket', () => {
  const rental = { id: id('kr'), name: 'Rental caskets', kind: 'container', pages: [], gplLine: 'caskets', isRental: true };
  const { itemCategories, items } = smallHome();
  const categories = ['kc', 'kr'].map((name) => ({
    itemCategoryId: id(name),
    arrangementPlannerMerchandisePage: 'interment' as const,
  }));
  const made = (dispositionType: 'burial' | 'cremation') => {
    const template = packageOf('p1', ['basic-services'], { dispositionType, templateMerchandiseCategories: categories });
    const home = smallHome({
      templates: [template],
      itemCategories: [...itemCategories, merchandiseCategorySchema.parse(rental)],
      items: [...items, { id: id('rent'), itemCategoryId: id('kr'), name: 'Rental casket', priceCents: 50_000 }],
    });
    return { home, plan: planOf([item('rent')], { selectedTemplate: template.id, dispositionType }) };
  };

  it('is offered for a cremation and never for a burial', () => {
    const offered = ({ home, plan }: ReturnType<typeof made>) => categoriesOn(home, plan, 'interment').map(({ name }) => name);
    expect(offered(made('cremation'))).toEqual(['Caskets', 'Rental caskets']);
    expect(offered(made('burial'))).toEqual(['Caskets']);
  });

  it('is not charged in a burial that has it from before, which says why', () => {
    const { home, plan } = made('burial');
    const { lines, dropped } = pricePlan(home, plan);
    expect(lines.some(({ label }) => label === 'Rental casket')).toBe(false);
    expect(dropped).toEqual([
      { kind: 'item', id: id('rent'), reason: 'This is lent for a viewing before a cremation, so it doesn’t fit this plan.' },
    ]);
    const cremation = made('cremation');
    expect(pricePlan(cremation.home, cremation.plan).lines.some(({ label }) => label === 'Rental casket')).toBe(true);
  });

  it('is never proposed instead of a casket that is bought', () => {
    const { home, plan } = made('burial');
    const labels = swapsUnder(home, { ...plan, selectedDisplayServices: [item('oak')] }, 0).map(({ label }) => label);
    expect(labels).toContain('Choose Cloth casket instead of Oak casket');
    expect(labels.join()).not.toContain('Rental');
  });
});
